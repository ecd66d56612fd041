import { randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { ok } from '#domain/result.ts'
import { withTimeout, type MailSettings, repeat, type Runtime } from '../runtime/index.ts'
import {
  type MailOutcome,
  type MailQueue,
  type NewNotice,
  type OutboxEntry,
  type Store,
  type StoredMessage,
  StoreFailure,
} from '../store/index.ts'
import { ATTEMPT_TIMEOUT_MS, createDelivery, MAIL_LEASE, RETRY_DELAYS } from './delivery.ts'
import type { Mailer } from './mailer.ts'
import type { OutgoingEmail } from './outgoing-emails.ts'
import { unstoredNotices } from './unstored-notices.ts'

/** The outbox polls, because commands and other replicas queue emails, too, and because leases of others end. */
const POLL_INTERVAL_MS = MINUTE

/** A stop waits this long for the current attempt. An unfinished one is repeated later under the same Message-ID. */
const STOP_TIMEOUT_MS = 2 * SECOND

export type MailHealth =
  | { readonly kind: 'off' }
  | ({
      readonly kind: 'on'
      readonly lastSentAt: number | null
      readonly lastError: string | null
      /**
       * The time of the first failure since the last success. Null means that the last attempt succeeded or that
       * there was none.
       */
      readonly failingSince: number | null
    } & MailQueue)

export interface Outbox extends AsyncDisposable {
  start(): void
  wake(): void
  /**
   * `save` stores the notice with its related data. If it rejects, the outbox delivers the notice from memory and
   * rejects as well.
   */
  queue(notice: NewNotice, save: () => Promise<void>): Promise<void>
  /** Rejects with a `StoreFailure` if the store fails. */
  health(): Promise<MailHealth>
}

interface OutboxOptions extends Runtime {
  readonly store: Pick<Store, 'mailClock' | 'mailTime' | 'claimMail' | 'hastenMail' | 'settleMail' | 'mailQueue'>
  readonly mailer: Pick<Mailer, 'send'>
  readonly recipients: Pick<Extract<MailSettings, { kind: 'smtp' }>, 'to' | 'alertTo'>
  readonly officeName: () => string
  /** The host of the site for the Message-IDs of notices. */
  readonly host: () => string
}

export const NO_OUTBOX: Outbox = {
  start: () => undefined,
  wake: () => undefined,
  queue: (_, save) => save(),
  health: () => Promise.resolve({ kind: 'off' }),
  [Symbol.asyncDispose]: () => Promise.resolve(),
}

/** Delivers all emails of the site (messages, alerts, audit) until each is sent or given up. */
export function createOutbox(options: OutboxOptions): Outbox {
  const { store, mailer, recipients, officeName, host, clock, log } = options
  let isStopped = false
  let stopListening = (): void => undefined
  let lastSentAt: number | null = null
  let lastError: string | null = null
  let failingSince: number | null = null
  let endAttempt = (): void => undefined

  const attemptSignal = (): AbortSignal => {
    const attempt = new AbortController()
    endAttempt = () => {
      timer.cancel()
      attempt.abort()
    }
    const timer = clock.after(ATTEMPT_TIMEOUT_MS, endAttempt)
    return attempt.signal
  }

  const send = async ({ email, audience, id }: OutgoingEmail<unknown>) => {
    const [to, messageId] = audience === 'office' ? [recipients.to, id] : [recipients.alertTo, `${id}@${host()}`]
    // With ALERT_TO=yok, alerts have no recipient.
    if (to.length === 0) return ok(undefined)
    const sent = await mailer.send(email, to, messageId, attemptSignal())
    endAttempt()
    if (sent.ok) lastSentAt = clock.now()
    lastError = sent.ok ? null : sent.error
    failingSince = sent.ok ? null : (failingSince ?? clock.now())
    return sent
  }

  const onOutcome = ({ number, content }: OutboxEntry, outcome: MailOutcome): void => {
    const what = content.kind === 'message' ? { message: content.message.number } : { topic: content.topic }
    const event = { number, ...what, outcome }
    if (outcome.kind === 'sent') log.info(event, 'email sent')
    else if (outcome.kind === 'failed') log.warn(event, 'email not sent, retrying')
    else log.error(event, 'email not sent, giving up')
  }

  const onFailure = (error: unknown): void => {
    if (!(error instanceof StoreFailure)) throw error
    log.error({ code: error.code, reason: error.message }, 'the store failed during the delivery of emails')
  }

  const unstored = unstoredNotices(send, clock)
  const deliverDue = createDelivery({
    store,
    send,
    officeName,
    onOutcome,
    onFailure,
    isStopped: () => isStopped,
    clock,
  })
  const delivery = repeat({
    first: Infinity,
    async run() {
      await unstored.deliverDue(() => isStopped)
      await deliverDue()
      return POLL_INTERVAL_MS
    },
    onFailure(error) {
      onFailure(error)
      return POLL_INTERVAL_MS
    },
    clock,
  })

  /** Moves due times that lie further ahead than `longest`, because a clock that was ahead set them. */
  const hasten = (longest: number): void => {
    void store
      .mailTime(clock.now())
      .then((now) => store.hastenMail(now + longest, now))
      .catch(onFailure)
      .then(() => delivery.wake())
  }

  return {
    start() {
      hasten(Math.max(...RETRY_DELAYS))
      stopListening = clock.onStep((by) => {
        if (by < 0 && store.mailClock === 'own') hasten(MAIL_LEASE)
      })
    },
    wake: () => delivery.wake(),
    async queue(notice, save) {
      try {
        await save()
        unstored.drop(notice.topic)
      } catch (error) {
        unstored.add(notice)
        throw error
      } finally {
        delivery.wake()
      }
    },
    async health() {
      const queue = await store.mailQueue()
      const refusedNotices = Math.max(queue.refusedNotices, unstored.refused())
      return { kind: 'on', lastSentAt, lastError, failingSince, ...queue, refusedNotices }
    },
    async [Symbol.asyncDispose]() {
      isStopped = true
      stopListening()
      await withTimeout(delivery[Symbol.asyncDispose](), STOP_TIMEOUT_MS, clock)
      endAttempt()
    },
  }
}

/** Queues a message's email again from the first attempt. `host` is the site's host. */
export async function resendMail(
  store: Pick<Store, 'requeueMail'>,
  { number }: Pick<StoredMessage, 'number'>,
  host: string,
  now: number,
): Promise<void> {
  await store.requeueMail(number, `${randomUUID()}@${host}`, now)
}
