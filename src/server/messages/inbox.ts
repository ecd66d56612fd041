import type { ClockTrust } from '../history/index.ts'
import type { MailSettings, Runtime } from '../runtime/index.ts'
import type { SettingsInForce } from '../settings/index.ts'
import type { Store } from '../store/index.ts'
import { openMailer } from './mailer.ts'
import { startMessageRetention } from './message-retention.ts'
import { createOutbox, NO_OUTBOX } from './outbox.ts'
import { createSubmission, type SubmissionRefusal, type SubmitMessage } from './submission.ts'

export type SubmissionOutcome = 'kept' | 'repeated' | SubmissionRefusal['kind']

interface InboxOptions extends Runtime {
  readonly mail: MailSettings
  readonly office: Pick<SettingsInForce, 'current' | 'subscribe'>
  readonly store: Store
  readonly trust: ClockTrust
}

/** Receives, stores, mails and finally deletes visitors' messages. */
export async function openInbox(options: InboxOptions) {
  const { mail, office, store, clock, log } = options
  const mailer = await openMailer(mail)
  const host = () => new URL(office.current().facts.origin).hostname
  const officeName = () => office.current().facts.name
  const outbox =
    mailer === null || mail.kind === 'none'
      ? NO_OUTBOX
      : createOutbox({ store, mailer, recipients: mail, officeName, host, clock, log })
  const retention = await startMessageRetention(options)
  outbox.start()
  const counted = countOutcomes(
    createSubmission({
      store,
      clock,
      log,
      host,
      phone: () => office.current().facts.phone.text,
      mailed: mailer !== null,
      onKept: () => outbox.wake(),
    }),
  )
  return {
    ...counted,
    outbox,
    health: () => outbox.health(),
    retention: () => retention.health(),
    async [Symbol.asyncDispose]() {
      await retention[Symbol.asyncDispose]()
      await outbox[Symbol.asyncDispose]()
    },
  }
}

export function countOutcomes(submit: SubmitMessage) {
  const counts = new Map<SubmissionOutcome, number>()
  const counted: SubmitMessage = async (body, retry) => {
    const submitted = await submit(body, retry)
    const outcome = submitted.ok ? (submitted.value.fresh ? 'kept' : 'repeated') : submitted.error.kind
    counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    return submitted
  }
  return { submit: counted, outcomes: (): ReadonlyMap<SubmissionOutcome, number> => counts }
}
