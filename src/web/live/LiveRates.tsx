import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import type { BoardName } from '#contract/boards.ts'
import { usePageState } from '../page-state/index.ts'
import { createLiveFeeds, type FeedName, type LiveFeeds, type StartFeed } from './live-feeds.ts'
import { createLiveState, type LiveState } from './live-state.ts'
import type { ServerTime } from './server-time.ts'

export interface Live {
  readonly state: LiveState
  readonly feeds: LiveFeeds
  readonly load: () => Promise<StartFeed>
  /** The live prices of other boards that the page has opened. */
  readonly boards: Map<BoardName, Live>
}

export const LiveContext = createContext<Live | null>(null)

/** The engine with sockets and calls is loaded after hydration, because the first view does not need it. */
const loadEngine = async (): Promise<StartFeed> => (await import('./engine.ts')).startFeed

interface LiveRatesProps {
  children: ReactNode
  /** By default, the device's clock estimates the server's time. */
  time?: ServerTime | undefined
  load?: () => Promise<StartFeed>
}

/** Provides the live prices. It is above the routes, so that they survive a navigation. */
export function LiveRates({ children, time, load = loadEngine }: LiveRatesProps) {
  const page = usePageState()
  const [live] = useState(() => createLive(createLiveState(page, time), load))
  return <LiveContext value={live}>{children}</LiveContext>
}

export function createLive(state: LiveState, load: () => Promise<StartFeed>): Live {
  return { state, feeds: createLiveFeeds(state, load), load, boards: new Map() }
}

/** Returns a wrapper that provides the live prices to a part with its own React root. */
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
  if (live === null) throw new Error('live rates are used outside of <LiveRates>')
  return live
}
