import { pageAt, PAGES } from '#contract/paths.ts'

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
  /** The same for a page, kept under its path; null for what is made for one visitor. */
  | { readonly kind: 'document'; readonly keptAs: string | null }

const LEAVE: Way = { kind: 'leave' }

/** What is written, called, heard or not ours never meets the worker. */
export function wayOf({ method, url, navigates }: Asked, origin: string): Way {
  const { origin: whose, pathname, search } = new URL(url)
  if (method !== 'GET' || whose !== origin) return LEAVE
  if (pathname.startsWith('/assets/')) return { kind: 'file' }
  if (pathname.startsWith('/img/')) return { kind: 'part' }
  if (!navigates) return LEAVE
  return { kind: 'document', keptAs: isKept(pathname, search) ? pathname : null }
}

/** A question is answered by the price of its moment, and one sent message was one visitor's. */
function isKept(path: string, search: string): boolean {
  const page = pageAt(path)
  if (page === undefined || page.key === 'messageReceived') return false
  return search === '' || (page.key !== 'calculator' && page.key !== 'gold')
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
