import type { OfficeFacts } from '#contract/office-facts.ts'
import { currencyPath, isListed, PAGES } from '#contract/paths.ts'
import { documentTitle, type Route } from '../copy/page-titles.ts'

export type HeadOfPage = Readonly<ReturnType<typeof pageHead>>

export function pageHead(route: Route, office: OfficeFacts) {
  const path = listedPath(route)
  return {
    title: documentTitle(route, office.shortName),
    /** null: nobody should come to the page by its address. */
    canonical: path === null ? null : office.origin + path,
  }
}

/** null: search engines shall not know the page. */
export function listedPath(route: Route): string | null {
  if (route.key === 'currency') return currencyPath(route.code)
  return isListed(route.key) ? PAGES[route.key].path : null
}

/** Makes the head that of the page which was navigated to: a phone's share sheet takes address and title from it. */
export function showHead(route: Route, office: OfficeFacts): void {
  const { title, canonical } = pageHead(route, office)
  // An unknown page has no address to be shared by, but that of the document before would be another's.
  const address = canonical ?? location.href
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:url"]', 'content', address)
  set('link[rel=canonical]', 'href', address)
  // Said of the page before; machines that read it ask for each page by its address.
  for (const stale of document.querySelectorAll(FOR_MACHINES)) stale.remove()
}

const FOR_MACHINES = 'meta[name=description], meta[property="og:description"], script[type="application/ld+json"]'

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
