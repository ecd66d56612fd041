import { pageAt, PAGES } from '#contract/paths.ts'
import { MOMENT_FIELD } from '#contract/shared-moment.ts'

/** What of a request decides its way. */
export interface Asked {
  readonly method: string
  readonly url: string
  /** A document to show, in place of the one that shows. */
  readonly navigates: boolean
}

export type Way =
  /** The browser's own, as if there were no worker. */
  | { readonly kind: 'leave' }
  /** A name with a hash in it never changes what it means: as it was kept, or from the network. */
  | { readonly kind: 'file' }
  /** From the network; without one, as it was kept. */
  | { readonly kind: 'part' }
  /** The same for a page: the path under which its answer is kept, and the one under which it is read. Null for what is made for one visitor. */
  | { readonly kind: 'document'; readonly keptAs: string | null; readonly readAs: string | null }

const LEAVE: Way = { kind: 'leave' }

/** What is written, called, heard or not ours never meets the worker. */
export function wayOf({ method, url, navigates }: Asked, origin: string): Way {
  const { origin: whose, pathname, search } = new URL(url)
  if (method !== 'GET' || whose !== origin) return LEAVE
  if (pathname.startsWith('/assets/')) return { kind: 'file' }
  if (pathname.startsWith('/img/')) return { kind: 'part' }
  if (!navigates) return LEAVE
  return { kind: 'document', ...placesOf(pathname, search) }
}

/**
 * One sent message was one visitor's. A question is answered by the price of its moment; the kept page reads it in the address and answers it
 * by the last prices that it has. What it came to at another moment the office's record knows alone.
 */
function placesOf(path: string, search: string): { readonly keptAs: string | null; readonly readAs: string | null } {
  const page = pageAt(path)
  if (page === undefined || page.key === 'messageReceived') return { keptAs: null, readAs: null }
  const asks = search !== '' && (page.key === 'calculator' || page.key === 'gold')
  const isPast = asks && new URLSearchParams(search).has(MOMENT_FIELD)
  return { keptAs: asks ? null : path, readAs: isPast ? null : path }
}

/** Read without a network, whichever page was opened first; those of currencies are kept once they were opened. */
export const PAGES_KEPT_AHEAD: readonly string[] = [
  PAGES.offline.path,
  PAGES.home.path,
  PAGES.rates.path,
  PAGES.calculator.path,
  PAGES.contact.path,
  PAGES.documents.path,
  PAGES.accounts.path,
]
