import { type PageAddress, pageAt, PAGES } from '#contract/paths.ts'
import { SUM_FIELDS } from '#contract/question-names.ts'
import { WINDOW_PATH } from '#contract/window-board.ts'

/** The paths under which a page's answer is cached and read. Null for what is made for one visitor. */
export interface DocumentStrategy {
  readonly kind: 'document'
  readonly cachedAs: string | null
  readonly readAs: string | null
}

export type Strategy =
  /** The browser's own, as if there were no worker. */
  | { readonly kind: 'none' }
  /** A name with a hash in it never changes what it means: from the cache, or else from the network. */
  | { readonly kind: 'cache' }
  /** From the network; without one, from the cache. */
  | { readonly kind: 'network' }
  | DocumentStrategy

const NONE: Strategy = { kind: 'none' }

/** Forms, calls, sockets and what is not ours never meet the worker. */
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
 * One sent message was one visitor's. A question is read in the address by the cached page, which answers it by its
 * last prices; what it came to at another moment only the office's record knows.
 */
export function documentStrategy({ pathname, search, searchParams }: URL): DocumentStrategy {
  // Without a network a screen in the window says that it has none: its page shows no price that it cannot date.
  if (pathname === WINDOW_PATH) return { kind: 'document', cachedAs: pathname, readAs: pathname }
  const page = pageAt(pathname)
  if (page === undefined || page.key === 'messageReceived') return { kind: 'document', cachedAs: null, readAs: null }
  const asks = search !== '' && ASKED.has(page.key)
  const isPast = asks && searchParams.has(SUM_FIELDS.moment)
  return { kind: 'document', cachedAs: asks ? null : pathname, readAs: isPast ? null : pathname }
}

/** Pages that answer a question in their address. */
const ASKED: ReadonlySet<string> = new Set(['calculator', 'gold', 'language'] satisfies PageAddress['key'][])

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
