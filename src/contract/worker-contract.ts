import { fieldsOf } from './json.ts'

/** Between the pages and the service worker that caches them for a visitor without a network. */

/** Its address never changes: a browser looks there for a newer one with each document that it opens. */
export const WORKER_PATH = '/sw.js'

/** The one policy that the content policy lets make an address that scripts come from, and it makes one address. */
export const WORKER_POLICY = 'worker'

/** On <html> of a cached document: when the site sent it, in ms since the epoch. */
export const CACHED_SINCE = 'data-kept-since'

/** On <html> of the page that stands for one that was asked for and never cached. */
export const STANDS_IN = 'data-stands-in'

/** What a page asks of the worker once it is at rest. */
export interface CacheOrder {
  /** The path of the page that shows. */
  readonly page: string
  /** The site's other pages and its files, too; not where data are to be saved. */
  readonly everything: boolean
}

/** Null: the message is no order. */
export function readCacheOrder(message: unknown): CacheOrder | null {
  const { page, everything } = fieldsOf(message)
  return typeof page === 'string' && typeof everything === 'boolean' ? { page, everything } : null
}
