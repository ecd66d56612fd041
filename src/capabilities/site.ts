import type { Page } from '#contract/site-page.ts'
import { officialDayPages } from './official-day/contract/official-day-page.ts'
import { openDataPages } from './open-data/contract/open-data.ts'

/** The pages of the capabilities by their keys. All runtimes know them: the table of addresses is one. */
export const CAPABILITY_PAGES = {
  ...officialDayPages,
  ...openDataPages,
} as const satisfies Record<string, Page>
