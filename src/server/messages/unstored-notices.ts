import type { Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { NewNotice } from '../store/index.ts'
import { deliveryOutcomeOf } from './delivery.ts'
import { type OutgoingEmail, writeEmails } from './outgoing-emails.ts'

interface UnstoredNotice {
  readonly notice: NewNotice
  readonly attempts: number
  /** The due time in ms of the monotonic clock. */
  readonly dueAt: number
}

/**
 * Notices that the store could not keep, for example about the store itself. They are delivered from memory with the
 * same retries.
 */
export function unstoredNotices(
  send: (outgoing: OutgoingEmail<unknown>) => Promise<Result<void, string>>,
  clock: Pick<Clock, 'elapsed'>,
) {
  const waiting = new Map<string, UnstoredNotice>()
  return {
    add: (notice: NewNotice) => void waiting.set(notice.topic, { notice, attempts: 0, dueAt: clock.elapsed() }),
    /** Drops the notice of a topic, because the store has a newer one. */
    drop: (topic: string) => void waiting.delete(topic),
    /** Returns the highest number of failed attempts. */
    refused: () => Math.max(0, ...[...waiting.values()].map(({ attempts }) => attempts)),
    async deliverDue(isStopped: () => boolean): Promise<void> {
      for (const [topic, { notice, attempts, dueAt }] of waiting) {
        if (isStopped()) return
        if (dueAt > clock.elapsed()) continue
        const [outgoing] = writeEmails([{ mailId: notice.mailId, content: { kind: 'notice', ...notice } }], '')
        const sent = outgoing && (await send(outgoing))
        // A newer notice of the topic has replaced it during the attempt.
        if (sent === undefined || waiting.get(topic)?.notice !== notice) continue
        const attempt = attempts + 1
        const outcome = deliveryOutcomeOf(attempt, sent, clock.elapsed())
        if (outcome.kind === 'failed') waiting.set(topic, { notice, attempts: attempt, dueAt: outcome.dueAt })
        else waiting.delete(topic)
      }
    },
  }
}
