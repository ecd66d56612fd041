import { pageAt, type PageKey } from '#contract/paths.ts'

/** A link to a page of this site, and which. */
export interface LinkedPage {
  readonly link: HTMLAnchorElement
  readonly page: PageKey
}

/** Pages are linked to by plain `<a href>`; undefined where the event is not on such a link. */
export function linkedPage({ target }: Event): LinkedPage | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const page = link?.origin === location.origin ? pageAt(link.pathname) : undefined
  return link === null || page === undefined ? undefined : { link, page }
}
