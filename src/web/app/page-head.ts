import type { OfficeFacts } from '#contract/office-facts.ts'
import { currencyPath, isListed, PAGES } from '#contract/paths.ts'
import { descriptionOf } from '../copy/metadata.ts'
import { documentTitle, type Route } from '../copy/page-titles.ts'

export type HeadOfPage = Readonly<ReturnType<typeof pageHead>>

export function pageHead(route: Route, office: OfficeFacts) {
  const path = listedPath(route)
  return {
    title: documentTitle(route, office.shortName),
    description: descriptionOf(route, office),
    /** null: nobody should come to the page by its address. */
    canonical: path === null ? null : office.origin + path,
  }
}

/** null: search engines shall not know the page. */
export function listedPath(route: Route): string | null {
  if (route.key === 'currency') return currencyPath(route.code)
  return isListed(route.key) ? PAGES[route.key].path : null
}

/** Makes the head that of the page which was navigated to: a phone's share sheet takes address and words from it. */
export function showHead(route: Route, office: OfficeFacts): void {
  const { title, description, canonical } = pageHead(route, office)
  // An unknown page has no address to be shared by, but that of the document before would be another's.
  const address = canonical ?? location.href
  set('meta[name=description]', 'content', description)
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:description"]', 'content', description)
  set('meta[property="og:url"]', 'content', address)
  set('link[rel=canonical]', 'href', address)
  // Trusted Types let no script write structured data anew: none is better than that of the page before.
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
