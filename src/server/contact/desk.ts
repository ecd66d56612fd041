import type { OfficeFile } from '../office/door.ts'
import type { Clock, Log, MailSettings } from '../run/door.ts'
import type { Store } from '../store/door.ts'
import { type AcceptMessage, createAcceptance } from './acceptance.ts'
import { startMessageRetention } from './message-retention.ts'
import { createOutbox, type MailHealth } from './outbox.ts'
import { openPostman } from './postman.ts'

/** Messages of visitors: taken in, kept, mailed, and deleted when their time is over. */
export interface ContactDesk {
  readonly accept: AcceptMessage
  health(): Promise<MailHealth>
  stop(): Promise<void>
}

export interface ContactDeskOptions {
  readonly mail: MailSettings
  readonly office: Pick<OfficeFile, 'current'>
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
}

export async function openContactDesk({ mail, office, store, clock, log }: ContactDeskOptions): Promise<ContactDesk> {
  const postman = await openPostman(mail, () => office.current().facts.name)
  const outbox = createOutbox({ store, postman, clock, log })
  const stopRetention = startMessageRetention({
    store,
    keptFor: () => office.current().retention.messages,
    clock,
    log,
  })
  outbox.start()
  return {
    accept: createAcceptance({
      store,
      clock,
      log,
      host: () => new URL(office.current().facts.origin).hostname,
      mailed: postman !== null,
      onKept: () => outbox.wake(),
    }),
    health: () => outbox.health(),
    stop() {
      stopRetention()
      return outbox.stop()
    },
  }
}
