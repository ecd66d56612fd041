import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import type { MailOutcome, StoredMessage } from '../store/index.ts'

/** How long to wait after each failed attempt; after the last one the letter is dead. Five days in all. */
export const RETRY_DELAYS: readonly number[] = [
  MINUTE,
  5 * MINUTE,
  15 * MINUTE,
  HOUR,
  3 * HOUR,
  6 * HOUR,
  12 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
  24 * HOUR,
]

/** What an attempt to mail it came to. `now`: by the clock that letters are due by. */
export function outcomeOf(message: StoredMessage, posted: Result<void, string>, now: number): MailOutcome {
  if (posted.ok) return { kind: 'sent', at: now }
  const attempt = message.mail.kind === 'waiting' ? message.mail.attempts : RETRY_DELAYS.length + 1
  const delay = RETRY_DELAYS[attempt - 1]
  return delay === undefined
    ? { kind: 'dead', attempt, error: posted.error, at: now }
    : { kind: 'failed', attempt, error: posted.error, dueAt: now + delay }
}
