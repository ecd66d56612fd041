import { declarationOf, pageAt, type SiteAddress } from '#contract/paths.ts'

/** Returns the link to a page of this site at the event's target, and the page. */
export function linkedPage({ target }: Event): { link: HTMLAnchorElement; page: SiteAddress } | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const page = link?.origin === location.origin ? pageAt(link.pathname) : undefined
  if (link === null || page === undefined || page.key === 'language') return undefined
  return declarationOf(page.key)?.perRequest === true ? undefined : { link, page }
}

/** Returns the link if the click opens a page of the site in this tab. Links with a hash are left to the browser. */
export function followedLink(click: MouseEvent): HTMLAnchorElement | undefined {
  const link = linkedPage(click)?.link
  const isOurs = link?.target === '' && link.hash === '' && isPlain(click) && !click.defaultPrevented
  return isOurs ? link : undefined
}

type Press = Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>

/** Returns false for clicks that open a tab or a window or download the target. */
function isPlain({ button, altKey, ctrlKey, metaKey, shiftKey }: Press): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
