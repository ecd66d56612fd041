import { type PageAddress, pageAt, type SiteAddress } from '#contract/paths.ts'

/** The link to a page of this site that an event is on, and which page. */
export function linkedPage({ target }: Event): { link: HTMLAnchorElement; page: SiteAddress } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const page = link?.origin === location.origin ? pageAt(link.pathname) : undefined
  // The server alone has the record of the bank's days.
  return link === null || page === undefined || !isOfSite(page) || page.key === 'officialDay'
    ? undefined
    : { link, page }
}

function isOfSite(page: PageAddress): page is SiteAddress {
  return page.key !== 'language'
}

/** The link to a page that a click follows in this very tab; a part of a page is the browser's own. */
export function followedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const link = linkedPage(click)?.link
  const isOurs = link?.target === '' && link.hash === '' && isPlain(click) && !click.defaultPrevented
  return isOurs ? link : undefined
}

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Others open a tab or a window, or keep the file. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
