import { MINUTE, SECOND } from '#domain/calendar.ts'

/** The delays between attempts in ms. They start with `first` and double up to `longest`. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

const BACKOFF: Backoff = { first: 4 * SECOND, longest: 10 * MINUTE }

/** Returns a random delay in the second half, because all pages fail at once. `chance` is from 0 to 1. */
export function spreadDelay({ first, longest }: Backoff, doublings: number, chance: number): number {
  return Math.min(longest, first * 2 ** doublings) * (0.5 + chance / 2)
}

/**
 * Returns the delay in ms before the next attempt to load code or pages or to repeat a call. Sockets have other delays
 * (docs/product.md, "Live prices"). public/head.js repeats this policy, because it also runs if no module loads.
 */
export function retryDelay(failures: number): number {
  return failures === 1 ? BACKOFF.first : spreadDelay(BACKOFF, failures - 1, Math.random())
}

/**
 * Calls `run` once after `retryDelay` or as soon as the browser is online again. Returns a function that cancels it.
 * The default of `failures` gives the shortest delay, for loads that a visitor waits for.
 */
export function retryLater(run: () => void, failures = 1): () => void {
  const cancel = (): void => {
    clearTimeout(timer)
    removeEventListener('online', retry)
  }
  const retry = (): void => {
    cancel()
    run()
  }
  const timer = setTimeout(retry, retryDelay(failures))
  addEventListener('online', retry)
  return cancel
}
