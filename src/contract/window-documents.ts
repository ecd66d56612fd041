import { WINDOW_LIMIT } from '#domain/window-price.ts'
import type { SiteDocument } from './site-page.ts'
import { WINDOW_LIST_PATH, WINDOW_PATH } from './window-board.ts'

/** It is kept, because without a network it shows only prices that it can date. */
export const windowDocument: SiteDocument = { path: WINDOW_PATH, isKept: true, hidesAfter: WINDOW_LIMIT }

export const windowListDocument: SiteDocument = { path: WINDOW_LIST_PATH, hidesAfter: WINDOW_LIMIT }
