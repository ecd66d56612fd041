import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import type { Result } from '#domain/result.ts'
import { type Clock, sleep } from '../runtime/index.ts'
import { AUDIT, type MailOutcome, type OutboxEntry, type Store, StoreFailure } from '../store/index.ts'
import { createMailPace } from './mail-pace.ts'
import { type OutgoingEmail, writeEmails } from './outgoing-emails.ts'

/** The delays after each failed attempt, together about five days. After the last one, the email is given up. */
export const RETRY_DELAYS: readonly number[] = [
  ...[1, 5, 15].map((minutes) => minutes * MINUTE),
  ...[1, 3, 6, 12, 24, 24, 24, 24].map((hours) => hours * HOUR),
]

/**
 * The lease is longer than any attempt, because the mailer limits connection, greeting and each answer of the server.
 */
export const MAIL_LEASE = 5 * MINUTE

const MAX_TOGETHER = 500

/** Retries are frequent enough to succeed before another process takes over an expired lease. */
const SETTLE_RETRY_MS = SECOND / 2

interface DeliveryOptions {
  readonly store: Pick<Store, 'mailTime' | 'claimMail' | 'settleMail'>
  readonly send: (outgoing: OutgoingEmail<unknown>) => Promise<Result<void, string>>
  readonly officeName: () => string
  readonly onOutcome: (entry: OutboxEntry, outcome: MailOutcome) => void
  /** The store has failed. The attempt continues as far as possible. */
  readonly onFailure: (error: unknown) => void
  readonly isStopped: () => boolean
  readonly clock: Clock
}

/**
 * Delivers all due emails at each call, the longest due first, one by one unless there is a flood. Due times and
 * leases use the store's mail time, which all processes share.
 */
export function createDelivery(options: DeliveryOptions) {
  const { store, send, officeName, onOutcome, onFailure, isStopped, clock } = options
  const pace = createMailPace(clock)
  const mailTime = (): Promise<number> => store.mailTime(clock.now())

  const claim = async (most: number, topic?: string): Promise<OutboxEntry[]> => {
    const claimed: OutboxEntry[] = []
    while (!isStopped() && claimed.length < most) {
      const now = await mailTime()
      const entry = await store.claimMail(now, now + MAIL_LEASE, topic)
      if (entry === null) break
      claimed.push(entry)
    }
    return claimed.toSorted((one, other) => one.number - other.number)
  }

  /** Retries until the store works, because a sent email that is not marked as sent would be sent again. */
  const settle = async (entry: OutboxEntry, outcome: MailOutcome): Promise<void> => {
    for (let failures = 0; ; failures += 1) {
      try {
        await store.settleMail(entry.number, outcome)
        onOutcome(entry, outcome)
        return
      } catch (error) {
        if (!(error instanceof StoreFailure) || isStopped()) throw error
        if (failures === 0) onFailure(error)
      }
      await sleep(SETTLE_RETRY_MS, clock)
    }
  }

  const deliver = async (outgoing: OutgoingEmail<OutboxEntry>): Promise<void> => {
    pace.spend()
    const sent = await send(outgoing)
    const now = sent.ok ? clock.now() : await mailTime()
    for (const entry of outgoing.entries) await settle(entry, deliveryOutcomeOf(entry.attempt, sent, now))
  }

  return async (): Promise<void> => {
    for (;;) {
      const way = pace.way()
      if (isStopped() || way === 'later') return
      const most = way === 'together' ? MAX_TOGETHER : 1
      const entries = await claim(most)
      if (entries.length < most) pace.endFlood()
      const [first] = entries
      if (first === undefined) return
      const lines = way === 'alone' && isAudit(first) ? await claim(MAX_TOGETHER, AUDIT) : []
      for (const outgoing of writeEmails([...entries, ...lines], officeName())) await deliver(outgoing)
    }
  }
}

function isAudit({ content }: OutboxEntry): boolean {
  return content.kind === 'notice' && content.topic === AUDIT
}

/** The retry policy of all emails. `attempt` begins at 1. */
export function deliveryOutcomeOf(attempt: number, sent: Result<void, string>, now: number): MailOutcome {
  if (sent.ok) return { kind: 'sent', at: now }
  const delay = RETRY_DELAYS[attempt - 1]
  return delay === undefined
    ? { kind: 'dead', attempt, error: sent.error, at: now }
    : { kind: 'failed', attempt, error: sent.error, dueAt: now + delay }
}
