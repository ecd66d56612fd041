import { fieldsOf } from './json.ts'

/** The contract between the pages and the service worker that caches them for use without a network. */

/** Must not change: browsers check this address for a new worker with each document. */
export const WORKER_PATH = '/sw.js'

/** The only trusted-types policy that may create script addresses; it creates one. */
export const WORKER_POLICY = 'worker'

/** Attribute on <html> of a cached document: the time at which the site sent it, ms since the epoch. */
export const CACHED_SINCE = 'data-kept-since'

/** Attribute on <html> of the page that replaces a page that was never cached. */
export const STANDS_IN = 'data-stands-in'

/** A page's request to the worker once the page is idle. */
export interface CacheOrder {
  /** The path of the current page. */
  readonly page: string
  /** True to cache the whole site, too. False if the browser saves data. */
  readonly everything: boolean
}

/** Returns null for any other message. */
export function readCacheOrder(message: unknown): CacheOrder | null {
  const { page, everything } = fieldsOf(message)
  return typeof page === 'string' && typeof everything === 'boolean' ? { page, everything } : null
}
