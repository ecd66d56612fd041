import type { Clock } from './clock.ts'
import { type AcceptMessage, createAcceptance } from './contact/acceptance.ts'
import { createOutbox, type MailHealth } from './contact/outbox.ts'
import { smtpPostman } from './contact/postman.ts'
import { startMessageRetention } from './contact/retention.ts'
import type { Log } from './log.ts'
import type { OfficeFile } from './office.ts'
import type { MailSettings } from './settings.ts'
import type { Store } from './store/store.ts'

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

export function openContactDesk({ mail, office, store, clock, log }: ContactDeskOptions): ContactDesk {
  const postman = mail.kind === 'none' ? null : smtpPostman({ mail, officeName: () => office.current().facts.name })
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
