import { MINUTE } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import type { StoredMessage } from '../store/store.ts'

/** Hands one mail to the mail server. A failure is the server's own word, for the log and the operator. */
export interface Postman {
  post(message: StoredMessage): Promise<Result<void, string>>
  /** Connects and signs in, sends nothing: for the operator's check. */
  greet(): Promise<Result<void, string>>
}

/** Longer than a mail server can keep one attempt by answering each command just in time. */
export const LONGEST_ATTEMPT = 10 * MINUTE
