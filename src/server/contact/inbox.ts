import type { ClockTrust } from '../history/index.ts'
import type { OfficeSource } from '../office/index.ts'
import type { Clock, Log, MailSettings } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { openMailer } from './mailer.ts'
import { type RetentionHealth, startMessageRetention } from './message-retention.ts'
import { createOutbox, type MailHealth, NO_OUTBOX } from './outbox.ts'
import { createSubmission, type SubmissionRefusal, type SubmitMessage } from './submission.ts'

/** What comes of a message: it is kept, it was kept before, or why it is not. */
export type SubmissionOutcome = 'kept' | 'repeated' | SubmissionRefusal['kind']

/** Messages of visitors: taken in, kept, mailed, and deleted when their time is over. */
export interface Inbox extends AsyncDisposable {
  readonly submit: SubmitMessage
  /** How often each came of a message since the start. */
  outcomes(): ReadonlyMap<SubmissionOutcome, number>
  health(): Promise<MailHealth>
  retention(): Promise<RetentionHealth>
}

export interface InboxOptions {
  readonly mail: MailSettings
  readonly office: Pick<OfficeSource, 'current' | 'subscribe'>
  readonly store: Store
  readonly trust: ClockTrust
  readonly clock: Clock
  readonly log: Log
}

export async function openInbox(options: InboxOptions): Promise<Inbox> {
  const { mail, office, store, clock, log } = options
  const mailer = await openMailer(mail, () => office.current().facts.name)
  const outbox = mailer === null ? NO_OUTBOX : createOutbox({ store, mailer, clock, log })
  const retention = await startMessageRetention(options)
  outbox.start()
  const { submit, outcomes } = countOutcomes(
    createSubmission({
      store,
      clock,
      log,
      host: () => new URL(office.current().facts.origin).hostname,
      phone: () => office.current().facts.phone.text,
      mailed: mailer !== null,
      onKept: () => outbox.wake(),
    }),
  )
  return {
    submit,
    outcomes,
    health: () => outbox.health(),
    retention: () => retention.health(),
    async [Symbol.asyncDispose]() {
      await retention[Symbol.asyncDispose]()
      await outbox[Symbol.asyncDispose]()
    },
  }
}

export function countOutcomes(submit: SubmitMessage): Pick<Inbox, 'submit' | 'outcomes'> {
  const counts = new Map<SubmissionOutcome, number>()
  return {
    async submit(body, retry) {
      const submitted = await submit(body, retry)
      const outcome = submitted.ok ? (submitted.value.fresh ? 'kept' : 'repeated') : submitted.error.kind
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
      return submitted
    },
    outcomes: () => counts,
  }
}
