import type { Page } from '#contract/site-page.ts'
import { openDataPages } from '../contract/open-data.ts'
import { officialDayPages } from './official-day/contract/official-day-page.ts'

/** The pages of the capabilities by their keys. All runtimes know them: the table of addresses is one. */
export const CAPABILITY_PAGES = {
  ...officialDayPages,
  ...openDataPages,
} as const satisfies Record<string, Page>
