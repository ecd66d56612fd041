import { SECOND } from '#domain/calendar.ts'

/** Separate from the other calls, because no page uses it. */
export const BANKNOTES_PATH = '/api/banknotes'

/** The limits of the calls for prices, kept by the server and named by the page that describes them. */

/** The time for which caches may keep an answer. More frequent requests return nothing new. */
export const RENEWED_EVERY = SECOND

/** The time for which a call waits for the record. After that, the answer has a `retry-after`. */
export const ANSWERED_WITHIN = 5 * SECOND

/** The time after which a client should retry a failed call. */
export const ASK_AGAIN_AFTER = 5 * SECOND

/** The mark of invented data, on pages and in files. */
export const SAMPLE_MARK = 'Örnek veri'
