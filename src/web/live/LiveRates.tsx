import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { usePageState } from '../page-state.tsx'
import type { FeedName } from './feed-name.ts'
import { createLiveFeeds, type LiveFeeds, type StartFeed } from './live-feeds.ts'
import { createLiveState, type LiveState } from './live-state.ts'
import type { ClockSpan } from './server-time.ts'

interface Live {
  readonly state: LiveState
  readonly feeds: LiveFeeds
}

const LiveContext = createContext<Live | null>(null)

/** Sockets and calls come in a chunk of their own, after hydration: none of it is needed to show the page. */
const loadEngine = async (): Promise<StartFeed> => (await import('./engine.ts')).startFeed

interface LiveRatesProps {
  children: ReactNode
  /** What the document tells of the server's clock. */
  clock?: ClockSpan | null
  load?: () => Promise<StartFeed>
}

/**
 * The live prices of the whole site. It stands above the routes, so that the rates survive a walk to another page; it connects to nothing
 * by itself: each component that shows rates wants what it needs, while it is shown.
 */
export function LiveRates({ children, clock = null, load = loadEngine }: LiveRatesProps) {
  const page = usePageState()
  const [live] = useState<Live>(() => {
    const state = createLiveState(page, clock)
    return { state, feeds: createLiveFeeds(state, load) }
  })
  return <LiveContext value={live}>{children}</LiveContext>
}

export function useLive(): LiveState {
  return useLiveContext().state
}

export function useFeed(name: FeedName): void {
  const { feeds } = useLiveContext()
  useEffect(() => feeds.want(name), [feeds, name])
}

function useLiveContext(): Live {
  const live = use(LiveContext)
  if (live === null) throw new Error('live rates are shown outside <LiveRates>')
  return live
}
