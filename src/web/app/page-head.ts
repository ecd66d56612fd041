import type { OfficeFacts } from '#contract/office-facts.ts'
import { currencyPath, isListed, PAGES } from '#contract/paths.ts'
import { metadataOf } from '../copy/metadata.ts'
import { documentTitle, type Route } from '../copy/page-titles.ts'

/** What the head of a page says, in words. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** null: nobody should come to the page by its address. */
  readonly canonical: string | null
}

export function pageHead(route: Route, office: OfficeFacts): PageHead {
  const path = listedPath(route)
  return {
    title: documentTitle(route, office.shortName),
    description: metadataOf(route).description,
    canonical: path === null ? null : office.origin + path,
  }
}

/** null: search engines shall not know the page. */
export function listedPath(route: Route): string | null {
  if (route.key === 'currency') return currencyPath(route.code)
  return isListed(route.key) ? PAGES[route.key].path : null
}
