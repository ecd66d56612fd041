import { fieldsOf } from './json.ts'

/** Between the pages and the service worker that keeps them for a visitor without a network. */

/** Its address never changes: a browser looks there for a newer one with each document that it opens. */
export const WORKER_PATH = '/sw.js'

/** The one policy that the content policy lets make an address that scripts come from, and it makes one address. */
export const WORKER_POLICY = 'worker'

/** On <html> of a document that was kept: when the site sent it, in ms since the epoch. */
export const KEPT_SINCE = 'data-kept-since'

/** On <html> of the page that stands for one that was asked for and never kept. */
export const STANDS_IN = 'data-stands-in'

/** What a page asks of the worker once it is at rest. */
export interface KeepOrder {
  /** The path of the page that shows. */
  readonly page: string
  /** The site's other pages and its files, too; not where data are to be saved. */
  readonly everything: boolean
}

/** Null: what was said is no order. */
export function readKeepOrder(said: unknown): KeepOrder | null {
  const { page, everything } = fieldsOf(said)
  return typeof page === 'string' && typeof everything === 'boolean' ? { page, everything } : null
}
