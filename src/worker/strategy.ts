import { pageAt, PAGES } from '#contract/paths.ts'
import { MOMENT_FIELD } from '#contract/shared-link.ts'

/** What of a request decides its strategy. */
export interface RequestFacts {
  readonly method: string
  readonly url: string
  /** A document to show, in place of the one that shows. */
  readonly navigates: boolean
}

export type Strategy =
  /** The browser's own, as if there were no worker. */
  | { readonly kind: 'none' }
  /** A name with a hash in it never changes what it means: from the cache, or else from the network. */
  | { readonly kind: 'cache first' }
  /** From the network; without one, from the cache. */
  | { readonly kind: 'network first' }
  /** The same for a page, by the paths under which its answer is cached and read. Null for what is made for one visitor. */
  | { readonly kind: 'document'; readonly cachedAs: string | null; readonly readAs: string | null }

const NONE: Strategy = { kind: 'none' }

/** Forms, calls, sockets and what is not ours never meet the worker. */
export function strategyFor({ method, url, navigates }: RequestFacts, origin: string): Strategy {
  const { origin: whose, pathname, search } = new URL(url)
  if (method !== 'GET' || whose !== origin) return NONE
  if (pathname.startsWith('/assets/')) return { kind: 'cache first' }
  if (pathname.startsWith('/img/')) return { kind: 'network first' }
  if (!navigates) return NONE
  return { kind: 'document', ...placesOf(pathname, search) }
}

/**
 * One sent message was one visitor's. A question is answered by the price of its moment; the cached page reads it in the
 * address and answers it by the last prices that it has. What it came to at another moment only the office's record knows.
 */
function placesOf(path: string, search: string): { readonly cachedAs: string | null; readonly readAs: string | null } {
  const page = pageAt(path)
  if (page === undefined || page.key === 'messageReceived') return { cachedAs: null, readAs: null }
  const asks = search !== '' && (page.key === 'calculator' || page.key === 'gold')
  const isPast = asks && new URLSearchParams(search).has(MOMENT_FIELD)
  return { cachedAs: asks ? null : path, readAs: isPast ? null : path }
}

/** Read without a network, whichever page was opened first; those of currencies are cached once they were opened. */
export const PAGES_CACHED_AHEAD: readonly string[] = [
  PAGES.offline.path,
  PAGES.home.path,
  PAGES.rates.path,
  PAGES.calculator.path,
  PAGES.contact.path,
  PAGES.documents.path,
  PAGES.accounts.path,
]
