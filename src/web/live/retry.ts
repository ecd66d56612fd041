import { MINUTE, SECOND } from '#domain/calendar.ts'

const FIRST_DELAY_MS = 4 * SECOND
const MAX_DELAY_MS = 10 * MINUTE

/**
 * The ms before a page asks again after so many failures in a row: code, pages, calls. Later ones are spread, because
 * all pages fail together. Sockets have times of their own (docs/product.md, "Live prices"). public/head.js has its own
 * loop, because it runs when no module can be loaded.
 */
export function retryDelay(failures: number): number {
  const delay = Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS)
  return failures === 1 ? delay : delay * (0.5 + Math.random() / 2)
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
