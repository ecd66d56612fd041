import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import { type Clock, pause } from '../runtime/index.ts'
import { type MailOutcome, type Store, type StoredMessage, StoreFailure } from '../store/index.ts'
import { holdMail, MAIL_LEASE, type MailHold } from './mail-lease.ts'
import { createMailPace } from './mail-pace.ts'
import type { Mailer } from './mailer.ts'

/** How long to wait after each failed attempt; after the last one the email is given up. Five days in all. */
export const RETRY_DELAYS: readonly number[] = [
  ...[1, 5, 15].map((minutes) => minutes * MINUTE),
  ...[1, 3, 6, 12, 24, 24, 24, 24].map((hours) => hours * HOUR),
]

const MOST_TOGETHER = 500

/** Often enough to come before another process finds the lease of the email ended. */
const SETTLES_EVERY = SECOND / 2

export type MessageMailer = Pick<Mailer, 'mail' | 'mailTogether'>

interface DeliveryOptions {
  readonly store: Pick<Store, 'mailTime' | 'claimMail' | 'extendLease' | 'settleMail'>
  readonly mailer: MessageMailer
  readonly onOutcome: (message: number, outcome: MailOutcome) => void
  /** The store cannot do something; the attempt goes on as far as it can. */
  readonly onFailure: (error: unknown) => void
  readonly isStopped: () => boolean
  readonly clock: Clock
}

/**
 * Delivers all that is due at each call, one email after the other unless there is a flood, the longest due first. Due
 * times and leases go by the store's mail time, which all processes over one store share.
 */
export function createDelivery({ store, mailer, onOutcome, onFailure, isStopped, clock }: DeliveryOptions) {
  const pace = createMailPace(clock)
  const mailTime = (): Promise<number> => store.mailTime(clock.now())

  const claim = async (most: number, hold: MailHold): Promise<StoredMessage[]> => {
    const claimed: StoredMessage[] = []
    while (!isStopped() && claimed.length < most) {
      const now = await mailTime()
      const message = await store.claimMail(now, now + MAIL_LEASE)
      if (message === null) break
      hold.add(message.number)
      claimed.push(message)
    }
    return claimed
  }

  /** As soon as the store can: an email that went out and is forgotten would go out again. */
  const settle = async (number: number, outcome: MailOutcome): Promise<void> => {
    for (let failures = 0; ; failures += 1) {
      try {
        await store.settleMail(number, outcome)
        onOutcome(number, outcome)
        return
      } catch (error) {
        if (!(error instanceof StoreFailure) || isStopped()) throw error
        if (failures === 0) onFailure(error)
      }
      await pause(SETTLES_EVERY, clock)
    }
  }

  const deliverNext = async (way: 'alone' | 'together', hold: MailHold): Promise<boolean> => {
    const most = way === 'together' ? MOST_TOGETHER : 1
    const messages = await claim(most, hold)
    if (messages.length < most) pace.caughtUp()
    const [first] = messages
    if (first === undefined) return false
    if (way === 'alone') pace.spend()
    const mailed = await (messages.length === 1 ? mailer.mail(first) : mailer.mailTogether(messages))
    const now = mailed.ok ? clock.now() : await mailTime()
    for (const message of messages) {
      await hold.letGo(message.number)
      await settle(message.number, outcomeOf(message, mailed, now))
    }
    return true
  }

  return async (): Promise<void> => {
    for (;;) {
      const way = pace.way()
      if (isStopped() || way === 'later') return
      using hold = holdMail({ store, now: mailTime, clock, onFailure })
      if (!(await deliverNext(way, hold))) return
    }
  }
}

function outcomeOf(message: StoredMessage, mailed: Result<void, string>, now: number): MailOutcome {
  if (mailed.ok) return { kind: 'sent', at: now }
  const attempt = message.mail.kind === 'waiting' ? message.mail.attempts : RETRY_DELAYS.length + 1
  const delay = RETRY_DELAYS[attempt - 1]
  return delay === undefined
    ? { kind: 'dead', attempt, error: mailed.error, at: now }
    : { kind: 'failed', attempt, error: mailed.error, dueAt: now + delay }
}
