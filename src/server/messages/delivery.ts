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

/** After this time the connection of an attempt is closed, so that the mail server can no longer accept the email. */
export const ATTEMPT_TIMEOUT_MS = 45 * SECOND

/**
 * Another process may send an email whose lease has ended. An attempt only starts if it ends before that. With the
 * interval at which the outbox polls, an email of a crashed process waits two minutes at most.
 */
export const MAIL_LEASE = MINUTE

const MAX_TOGETHER = 500

/** A slow store must not use up the lease of the first email before the last one is claimed. */
const CLAIM_TIMEOUT_MS = 5 * SECOND

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

  /** `isAll` means that no other email is due. */
  const claim = async (most: number, topic?: string) => {
    const claimed: OutboxEntry[] = []
    const until = clock.elapsed() + CLAIM_TIMEOUT_MS
    let isAll = false
    while (!isStopped() && !isAll && claimed.length < most && clock.elapsed() < until) {
      const now = await mailTime()
      const entry = await store.claimMail(now, now + MAIL_LEASE, topic)
      if (entry === null) isAll = true
      else claimed.push(entry)
    }
    return { entries: claimed.toSorted((one, other) => one.number - other.number), isAll }
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
      const lastStart = clock.elapsed() + MAIL_LEASE - ATTEMPT_TIMEOUT_MS
      const { entries, isAll } = await claim(way === 'together' ? MAX_TOGETHER : 1)
      if (isAll) pace.endFlood()
      const [first] = entries
      if (first === undefined) return
      const lines = way === 'alone' && isAudit(first) ? (await claim(MAX_TOGETHER, AUDIT)).entries : []
      for (const outgoing of writeEmails([...entries, ...lines], officeName()))
        // After a slow attempt the others are due again when their lease ends.
        if (clock.elapsed() <= lastStart) await deliver(outgoing)
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
