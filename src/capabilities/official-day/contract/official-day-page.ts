import type { Page } from '#contract/site-page.ts'
import { OFFICIAL_DAY_PATH } from './official-day-addresses.ts'

/** The central bank's rate of a day. Each day and month has an address below it. */
export const officialDayPages = {
  officialDay: {
    path: OFFICIAL_DAY_PATH,
    alsoAt: new RegExp(`^${OFFICIAL_DAY_PATH}/\\d{4}-\\d{2}(?:-\\d{2})?$`),
    label: 'Bir günün kuru',
    footer: 'quickLinks',
    section: 'rates',
    perRequest: true,
  },
} as const satisfies Record<string, Page>
