import type { Page, SiteDocument } from '#contract/site-page.ts'
import { windowDocument, windowListDocument } from '../contract/window-documents.ts'
import { officialDayPages } from './official-day/contract/official-day-page.ts'
import { openDataPages } from './open-data/contract/open-data.ts'

/** The pages of the capabilities by their keys. All runtimes know them: the table of addresses is one. */
export const CAPABILITY_PAGES = {
  ...officialDayPages,
  ...openDataPages,
} as const satisfies Record<string, Page>

/** Their documents outside the frame of the pages. */
export const CAPABILITY_DOCUMENTS: readonly SiteDocument[] = [windowDocument, windowListDocument]
