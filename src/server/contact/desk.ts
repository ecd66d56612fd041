import type { ClockTrust } from '../history/index.ts'
import type { OfficeFile } from '../office/index.ts'
import type { Clock, Log, MailSettings } from '../runtime/index.ts'
import type { Store } from '../store/index.ts'
import { type AcceptMessage, createAcceptance } from './acceptance.ts'
import { type ContactOutcome, countOutcomes } from './contact-outcomes.ts'
import { type RetentionHealth, startMessageRetention } from './message-retention.ts'
import { createOutbox, type MailHealth } from './outbox.ts'
import { openPostman } from './postman.ts'

/** Messages of visitors: taken in, kept, mailed, and deleted when their time is over. */
export interface ContactDesk {
  readonly accept: AcceptMessage
  /** How often each came of a message since the start. */
  outcomes(): ReadonlyMap<ContactOutcome, number>
  health(): Promise<MailHealth>
  retention(): Promise<RetentionHealth>
  stop(): Promise<void>
}

export interface ContactDeskOptions {
  readonly mail: MailSettings
  readonly office: Pick<OfficeFile, 'current' | 'subscribe'>
  readonly store: Store
  readonly trust: ClockTrust
  readonly clock: Clock
  readonly log: Log
}

export async function openContactDesk(options: ContactDeskOptions): Promise<ContactDesk> {
  const { mail, office, store, clock, log } = options
  const postman = await openPostman(mail, () => office.current().facts.name)
  const outbox = createOutbox({ store, postman, clock, log })
  const retention = await startMessageRetention(options)
  outbox.start()
  const { accept, outcomes } = countOutcomes(
    createAcceptance({
      store,
      clock,
      log,
      host: () => new URL(office.current().facts.origin).hostname,
      phone: () => office.current().facts.phone.text,
      mailed: postman !== null,
      onKept: () => outbox.wake(),
    }),
  )
  return {
    accept,
    outcomes,
    health: () => outbox.health(),
    retention: () => retention.health(),
    stop() {
      retention.stop()
      return outbox.stop()
    },
  }
}
