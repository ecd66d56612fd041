import { SECOND } from '#domain/calendar.ts'

/** Describes the calls for prices. */
export const OPEN_API_PATH = '/openapi.json'

/** Not beside the other calls: no page asks it. */
export const BANKNOTES_PATH = '/api/banknotes'

/** The limits of the calls for prices, kept by the server and named by the page that describes them. */

/** A cache on the way may keep an answer so long: asking more often brings nothing new. */
export const RENEWED_EVERY = SECOND

/** How often whoever shows prices may well ask. */
export const ASK_EVERY = 5 * SECOND

/** How long a caller waits for the record, behind others who ask as well: then it is told when to try again. */
export const ANSWERED_WITHIN = 5 * SECOND

/** When to try again: what is away comes back by itself. */
export const ASK_AGAIN_AFTER = 5 * SECOND
