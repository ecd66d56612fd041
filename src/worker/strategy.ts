import { documentAt } from '#contract/page-paths.ts'
import { type PageAddress, pageAt, PAGES } from '#contract/paths.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'

/** The paths under which a page is cached and read; null for a page that is made for one visitor. */
export interface DocumentStrategy {
  readonly kind: 'document'
  readonly cachedAs: string | null
  readonly readAs: string | null
}

type Strategy =
  /** The browser handles the request as if there were no worker. */
  | { readonly kind: 'none' }
  /** A name with a hash always has the same content: read the cache, else the network. */
  | { readonly kind: 'cache' }
  /** Read the network; without a network, the cache. */
  | { readonly kind: 'network' }
  | DocumentStrategy

const NONE: Strategy = { kind: 'none' }

/** Returns the strategy for a request. Forms, API calls, sockets and other sites are left to the browser. */
export function strategyFor(
  { method, url, navigates }: { method: string; url: string; navigates: boolean },
  ownOrigin: string,
): Strategy {
  const address = new URL(url)
  if (method !== 'GET' || address.origin !== ownOrigin) return NONE
  if (address.pathname.startsWith('/assets/')) return { kind: 'cache' }
  if (address.pathname.startsWith('/img/')) return { kind: 'network' }
  return navigates ? documentStrategy(address) : NONE
}

/**
 * The page after a sent message is personal. A cached page answers a question in its address from its last prices. It
 * cannot answer for another time, because that needs the office's records.
 */
export function documentStrategy({ pathname, search, searchParams }: URL): DocumentStrategy {
  const key = pageAt(pathname)?.key
  const isKept = documentAt(pathname)?.isKept === true || (key !== undefined && key !== 'messageReceived')
  const asks = key !== undefined && search !== '' && ASKED.has(key)
  const isPast = asks && searchParams.has(SUM_FIELDS.moment)
  return { kind: 'document', cachedAs: isKept && !asks ? pathname : null, readAs: isKept && !isPast ? pathname : null }
}

/** Pages that answer a question in their address. */
const ASKED: ReadonlySet<string> = new Set(['calculator', 'gold', 'language'] satisfies PageAddress['key'][])

/** Cached whichever page was opened first; the pages of currencies are cached after they were opened. */
export const PAGES_CACHED_AHEAD: readonly string[] = [
  PAGES.offline.path,
  PAGES.home.path,
  PAGES.rates.path,
  PAGES.calculator.path,
  PAGES.contact.path,
  PAGES.documents.path,
  PAGES.accounts.path,
]
