import type { OfficeFacts } from '#contract/office-facts.ts'
import { currencyPath, isListed, PAGES } from '#contract/paths.ts'
import type { DocumentHead } from './document.ts'
import { descriptionOf, documentTitle } from './head-texts.ts'
import type { Route } from './routes.tsx'

export function pageHead(route: Route, office: OfficeFacts): Pick<DocumentHead, 'title' | 'description' | 'canonical'> {
  const path = listedPath(route)
  return {
    title: documentTitle(route, office.shortName),
    description: descriptionOf(route, office),
    canonical: path === null ? null : office.origin + path,
  }
}

/** Returns the path for search engines. Null means that they must not list the page. */
export function listedPath(route: Route): string | null {
  if (route.key === 'currency') return currencyPath(route.code)
  return isListed(route.key) ? PAGES[route.key].path : null
}

/** Updates the head after a navigation, because the share sheet of a phone reads it. */
export function showHead(route: Route, office: OfficeFacts): void {
  const { title, description, canonical } = pageHead(route, office)
  // An unknown page has no canonical address, and the previous page's address would be wrong.
  const address = canonical ?? location.href
  document.title = title
  set('meta[name=description]', 'content', description)
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:description"]', 'content', description)
  set('meta[property="og:url"]', 'content', address)
  set('link[rel=canonical]', 'href', address)
  for (const alternate of document.head.querySelectorAll('link[hreflang]')) alternate.remove()
  // The JSON-LD describes the previous page. Search engines read it only from the server's documents.
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
