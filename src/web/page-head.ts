import type { OfficeFacts } from '#contract/office-facts.ts'
import { PAGES } from '#contract/paths.ts'
import { metadata } from './copy/metadata.ts'
import { documentTitle, type RouteKey } from './copy/page-titles.ts'

/** What the head of a page says, in words. */
export interface PageHead {
  readonly title: string
  readonly description: string
  /** null: the page has no address of its own (404). */
  readonly canonical: string | null
}

export function pageHead(key: RouteKey, office: OfficeFacts): PageHead {
  return {
    title: documentTitle(key, office.shortName),
    description: metadata[key].description,
    canonical: key === 'notFound' ? null : office.origin + PAGES[key].path,
  }
}
