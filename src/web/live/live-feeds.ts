import type { LiveState } from './live-state.ts'
import { logFailure } from './price-call.ts'
import { retryLater } from './retry.ts'
import type { ProfileName } from './source-state.ts'

/** A feed that components request while mounted: a source by its profile, or a repeated call. */
export type FeedName = ProfileName | 'summary' | 'bank'

export type StartFeed = (name: FeedName, live: LiveState) => () => void

export type LiveFeeds = ReturnType<typeof createLiveFeeds>

interface Running {
  wanted: number
  /** Stops the feed or prevents its start. */
  readonly stop: () => void
}

/** Keeps each feed running while a component wants it. Calls `load` for the engine when the browser is idle. */
export function createLiveFeeds(live: LiveState, load: () => Promise<StartFeed>) {
  const running = new Map<FeedName, Running>()

  const start = (name: FeedName): Running => {
    const abort = new AbortController()
    const { signal } = abort
    // Start at once if the page has no prices, which happens after a navigation.
    void (isEmpty(live) ? Promise.resolve() : whenIdle())
      .then(() => loadUntil(signal, load))
      .then((startFeed) => {
        if (startFeed !== undefined && !signal.aborted) signal.addEventListener('abort', startFeed(name, live))
      })
    return { wanted: 0, stop: () => abort.abort() }
  }

  return {
    /** Requests a feed. Returns a function that withdraws the request. */
    want: (name: FeedName) => {
      const feed = running.get(name) ?? start(name)
      running.set(name, feed)
      feed.wanted += 1
      return () => {
        feed.wanted -= 1
        // The next page may request the same feed in the same commit, right after this clean-up.
        queueMicrotask(() => {
          if (feed.wanted > 0 || running.get(name) !== feed) return
          running.delete(name)
          feed.stop()
        })
      }
    },
  }
}

function isEmpty({ prices }: LiveState): boolean {
  return prices.board.get().listed.length === 0
}

/** Loads the engine and retries until it succeeds, for pages that lost the network before. */
async function loadUntil(signal: AbortSignal, load: () => Promise<StartFeed>): Promise<StartFeed | undefined> {
  while (!signal.aborted) {
    try {
      return await load()
    } catch (error) {
      logFailure('live rates', error)
      await new Promise<void>((resolve) => {
        retryLater(resolve)
      })
    }
  }
  return undefined
}

/** Resolves when the browser is idle. Safari has no idle callback, so a short pause lets hydration finish. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}
