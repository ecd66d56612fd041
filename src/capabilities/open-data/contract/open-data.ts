import type { Page } from '#contract/site-page.ts'
import { SECOND } from '#domain/calendar.ts'

/** The page that documents the data for other sites and programs. */
export const openDataPages = {
  data: { path: '/veri', label: 'Veri' },
} as const satisfies Record<string, Page>

/** The address of the document that describes the calls for prices. */
export const OPEN_API_PATH = '/openapi.json'

/** The recommended interval for programs that show prices. */
export const ASK_EVERY = 5 * SECOND
