import { SECOND } from '#domain/calendar.ts'

/** Describes the calls for prices. */
export const OPEN_API_PATH = '/openapi.json'

/** Kept apart from the other calls, because no page uses it. */
export const BANKNOTES_PATH = '/api/banknotes'

/** The limits of the calls for prices, kept by the server and named by the page that describes them. */

/** How long caches may keep an answer: asking more often returns nothing new. */
export const RENEWED_EVERY = SECOND

/** How often a program that shows prices should ask. */
export const ASK_EVERY = 5 * SECOND

/** How long a call waits for the record behind others; then the answer says when to retry. */
export const ANSWERED_WITHIN = 5 * SECOND

/** When to retry after a failure. */
export const ASK_AGAIN_AFTER = 5 * SECOND
