import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { usePageState } from '../page-state/index.ts'
import { createLiveFeeds, type FeedName, type LiveFeeds, type StartFeed } from './live-feeds.ts'
import { createLiveState, liveStateBy, type LiveState } from './live-state.ts'
import type { ClockSpan, ServerTime } from './server-time.ts'

export interface Live {
  readonly state: LiveState
  readonly feeds: LiveFeeds
  readonly load: () => Promise<StartFeed>
}

export const LiveContext = createContext<Live | null>(null)

/** Sockets and calls come in a chunk of their own, after hydration: none of it is needed to show the page. */
const loadEngine = async (): Promise<StartFeed> => (await import('./engine.ts')).startFeed

interface LiveRatesProps {
  children: ReactNode
  /** What the document shows of the server's clock. */
  clock?: ClockSpan | null
  load?: () => Promise<StartFeed>
}

/** The live prices, above the routes, so that they survive a navigation. Connects when a component wants a feed. */
export function LiveRates({ children, clock = null, load = loadEngine }: LiveRatesProps) {
  const page = usePageState()
  const [live] = useState<Live>(() => {
    const state = createLiveState(page, clock)
    return { state, feeds: createLiveFeeds(state, load), load }
  })
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Those of a screen that stands for weeks, and has a time of its own. */
export function ScreenRates({ children, time }: { children: ReactNode; time: ServerTime }) {
  const page = usePageState()
  const [live] = useState<Live>(() => {
    const state = liveStateBy(time, page)
    return { state, feeds: createLiveFeeds(state, loadEngine), load: loadEngine }
  })
  return <LiveContext value={live}>{children}</LiveContext>
}

/** Hands the live prices on to a part that React renders apart from the page. */
export function useLiveBridge(): (part: ReactNode) => ReactNode {
  const live = useLiveContext()
  return useCallback((part: ReactNode) => <LiveContext value={live}>{part}</LiveContext>, [live])
}

export function useLive(): LiveState {
  return useLiveContext().state
}

export function useFeed(name: FeedName): void {
  const { feeds } = useLiveContext()
  useEffect(() => feeds.want(name), [feeds, name])
}

export function useLiveContext(): Live {
  const live = use(LiveContext)
  if (live === null) throw new Error('live rates are shown outside <LiveRates>')
  return live
}
