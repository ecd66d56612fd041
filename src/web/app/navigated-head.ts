import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Route } from '../copy/page-titles.ts'
import { pageHead } from './page-head.ts'

/** Makes the head that of the page which was navigated to: a phone's share sheet takes address and words from it. */
export function showNavigatedHead(route: Route, office: OfficeFacts): void {
  const { title, description, canonical } = pageHead(route, office)
  // An unknown page has no address to be shared by, but that of the document before would be another's.
  const address = canonical ?? location.href
  set('meta[name=description]', 'content', description)
  set('meta[property="og:title"]', 'content', title)
  set('meta[property="og:description"]', 'content', description)
  set('meta[property="og:url"]', 'content', address)
  set('link[rel=canonical]', 'href', address)
  // Structured data are those of a document as it was served. The content policy (Trusted Types) lets no script write them anew, so
  // after a navigation there are none: nothing is claimed for the page before.
  document.querySelector('script[type="application/ld+json"]')?.remove()
}

function set(selector: string, attribute: 'content' | 'href', value: string): void {
  document.head.querySelector(selector)?.setAttribute(attribute, value)
}
