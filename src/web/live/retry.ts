import { MINUTE, SECOND } from '#domain/calendar.ts'

/** The delays between attempts: `first`, then twice as long each time, up to `longest`; ms. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

const BACKOFF: Backoff = { first: 4 * SECOND, longest: 10 * MINUTE }

/** A delay is spread over its second half by `chance` (0 to 1), because all pages fail together. */
export function spreadDelay({ first, longest }: Backoff, doublings: number, chance: number): number {
  return Math.min(longest, first * 2 ** doublings) * (0.5 + chance / 2)
}

/**
 * The ms before a page asks again after so many failures in a row: code, pages, calls. Sockets have times of their own
 * (docs/product.md, "Live prices"). public/head.js repeats this policy, because it runs when no module can be loaded.
 */
export function retryDelay(failures: number): number {
  return failures === 1 ? BACKOFF.first : spreadDelay(BACKOFF, failures - 1, Math.random())
}

/**
 * Calls `run` once, after `retryDelay` or as soon as the browser is online again. Returns what cancels it. What a
 * visitor waits for is always the first failure.
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
