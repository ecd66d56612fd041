import type { OfficeFacts } from '#contract/office-facts.ts'
import { isListed, PAGES } from '#contract/paths.ts'
import { metadata } from './copy/metadata.ts'
import { documentTitle, type RouteKey } from './copy/page-titles.ts'

/** What the head of a page says, in words. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** null: nobody should come to the page by its address. */
  readonly canonical: string | null
}

export function pageHead(key: RouteKey, office: OfficeFacts): PageHead {
  return {
    title: documentTitle(key, office.shortName),
    description: metadata[key].description,
    canonical: isListed(key) ? office.origin + PAGES[key].path : null,
  }
}
