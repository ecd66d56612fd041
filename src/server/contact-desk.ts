import type { Clock } from './clock.ts'
import { type AcceptMessage, createAcceptance } from './contact/acceptance.ts'
import { createOutbox, type MailHealth } from './contact/outbox.ts'
import type { Postman } from './contact/postman.ts'
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

/** null: no mail is set up, and its library stays unloaded. */
async function openPostman(mail: MailSettings, officeName: () => string): Promise<Postman | null> {
  if (mail.kind === 'none') return null
  const { smtpPostman } = await import('./contact/smtp-postman.ts')
  return smtpPostman({ mail, officeName })
}
