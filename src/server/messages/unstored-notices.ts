import type { Result } from '#domain/result.ts'
import type { Clock } from '../runtime/index.ts'
import type { NewNotice } from '../store/index.ts'
import { deliveryOutcomeOf } from './delivery.ts'
import { type OutgoingEmail, writeEmails } from './outgoing-emails.ts'

interface UnstoredNotice {
  readonly notice: NewNotice
  readonly attempts: number
  /** On the monotonic clock. */
  readonly dueAt: number
}

/** Alerts that the store could not take, as those about the store itself: delivered from memory, by the same policy. */
export function unstoredNotices(
  send: (outgoing: OutgoingEmail<unknown>) => Promise<Result<void, string>>,
  clock: Pick<Clock, 'elapsed'>,
) {
  const waiting = new Map<string, UnstoredNotice>()
  return {
    add: (notice: NewNotice) => void waiting.set(notice.topic, { notice, attempts: 0, dueAt: clock.elapsed() }),
    /** A newer notice of the topic is in the store. */
    drop: (topic: string) => void waiting.delete(topic),
    /** How often the one that was tried most was refused. */
    refused: () => Math.max(0, ...[...waiting.values()].map(({ attempts }) => attempts)),
    async deliverDue(isStopped: () => boolean): Promise<void> {
      for (const [topic, { notice, attempts, dueAt }] of waiting) {
        if (isStopped()) return
        if (dueAt > clock.elapsed()) continue
        const [outgoing] = writeEmails([{ mailId: notice.mailId, content: { kind: 'notice', ...notice } }], '')
        const sent = outgoing && (await send(outgoing))
        // A newer one replaced it meanwhile.
        if (sent === undefined || waiting.get(topic)?.notice !== notice) continue
        const attempt = attempts + 1
        const outcome = deliveryOutcomeOf(attempt, sent, clock.elapsed())
        if (outcome.kind === 'failed') waiting.set(topic, { notice, attempts: attempt, dueAt: outcome.dueAt })
        else waiting.delete(topic)
      }
    },
  }
}
