import type { LiveState } from './live-state.ts'
import { logFailure } from './price-call.ts'
import { retryLater } from './retry.ts'
import type { ProfileName } from './source-state.ts'

/** What a component wants while it is shown: a source by its profile, or one of the repeated calls. */
export type FeedName = ProfileName | 'summary' | 'bank'

export type StartFeed = (name: FeedName, live: LiveState) => () => void

export type LiveFeeds = ReturnType<typeof createLiveFeeds>

interface Running {
  wanted: number
  /** Stops the feed, or keeps it from starting. */
  readonly stop: () => void
}

/** Keeps each feed running while anybody wants it. `load` loads the engine, once one is wanted and the browser idle. */
export function createLiveFeeds(live: LiveState, load: () => Promise<StartFeed>) {
  const running = new Map<FeedName, Running>()

  const start = (name: FeedName): Running => {
    const abort = new AbortController()
    const { signal } = abort
    // A page that was navigated to may have no price to show yet: it waits for nothing.
    void (isEmpty(live) ? Promise.resolve() : whenIdle())
      .then(() => loadUntil(signal, load))
      .then((startFeed) => {
        if (startFeed !== undefined && !signal.aborted) signal.addEventListener('abort', startFeed(name, live))
      })
    return { wanted: 0, stop: () => abort.abort() }
  }

  return {
    /** Returns what takes the wish back. */
    want: (name: FeedName) => {
      const feed = running.get(name) ?? start(name)
      running.set(name, feed)
      feed.wanted += 1
      return () => {
        feed.wanted -= 1
        // A page that wants the same feed may follow in the same commit: its effects run right after the clean-up.
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

/** A page that lost the network before the engine came keeps asking: its prices age visibly meanwhile. */
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

/** Safari has no idle callback; a short pause lets hydration finish there. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1000 })
    else setTimeout(resolve, 200)
  })
}
