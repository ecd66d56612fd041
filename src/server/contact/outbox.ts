import { randomUUID } from 'node:crypto'
import { MINUTE, SECOND } from '#domain/calendar.ts'
import { inTime, repeat, type Surroundings } from '../runtime/index.ts'
import { type MailOutcome, type MailQueue, type Store, type StoredMessage, StoreFailure } from '../store/index.ts'
import { createDelivery, type MessageMailer, RETRY_DELAYS } from './delivery.ts'
import { MAIL_LEASE } from './mail-lease.ts'

/** The operator's tool puts emails into the queue from another process. */
const LOOKS_EVERY = MINUTE

/** A stop waits so long for the attempt under way; one left behind is made again, under the same Message-ID. */
const PATIENCE = 2 * SECOND

export type MailHealth =
  | { readonly kind: 'off' }
  | ({
      readonly kind: 'on'
      readonly lastSentAt: number | null
      readonly lastError: string | null
      /** When the failures began that no sent email has ended yet; null: the last attempt, if any, went well. */
      readonly failingSince: number | null
    } & MailQueue)

export interface Outbox extends AsyncDisposable {
  start(): void
  wake(): void
  /** Rejects with `StoreFailure` when the store can't tell. */
  health(): Promise<MailHealth>
}

interface OutboxOptions extends Surroundings {
  readonly store: Pick<
    Store,
    'mailClock' | 'mailTime' | 'claimMail' | 'extendLease' | 'hastenMail' | 'settleMail' | 'mailQueue'
  >
  readonly mailer: MessageMailer
}

export const NO_OUTBOX: Outbox = {
  start: () => undefined,
  wake: () => undefined,
  health: () => Promise.resolve({ kind: 'off' }),
  [Symbol.asyncDispose]: () => Promise.resolve(),
}

/** Delivers kept messages until each is sent or given up. */
export function createOutbox({ store, mailer, clock, log }: OutboxOptions): Outbox {
  let isStopped = false
  let stopListening = (): void => undefined
  let lastSentAt: number | null = null
  let lastError: string | null = null
  let failingSince: number | null = null

  const onOutcome = (number: number, outcome: MailOutcome): void => {
    if (outcome.kind === 'sent') lastSentAt = outcome.at
    lastError = outcome.kind === 'sent' ? null : outcome.error
    failingSince = outcome.kind === 'sent' ? null : (failingSince ?? clock.now())
    const event = { number, outcome }
    if (outcome.kind === 'sent') log.info(event, 'contact message mailed')
    else if (outcome.kind === 'failed') log.warn(event, 'contact message not mailed, will be tried again')
    else log.error(event, 'contact message given up: dead letter')
  }

  const onFailure = (error: unknown): void => {
    if (!(error instanceof StoreFailure)) throw error
    log.error({ code: error.code, reason: error.message }, 'outbox: the store cannot')
  }

  const deliverDue = createDelivery({ store, mailer, onOutcome, onFailure, isStopped: () => isStopped, clock })
  const delivery = repeat({
    first: Infinity,
    run: () => deliverDue().then(() => LOOKS_EVERY),
    onFailure(error) {
      onFailure(error)
      return LOOKS_EVERY
    },
    clock,
  })

  /** What waits for longer than `longest` was put off by a clock that ran ahead. */
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
    async health() {
      return { kind: 'on', lastSentAt, lastError, failingSince, ...(await store.mailQueue()) }
    },
    async [Symbol.asyncDispose]() {
      isStopped = true
      stopListening()
      await inTime(delivery[Symbol.asyncDispose](), PATIENCE, clock)
    },
  }
}

/** Into the queue from the first attempt, as a person asks. */
export async function inQueueAgain(
  store: Pick<Store, 'requeueMail'>,
  { number, mailId, mail }: StoredMessage,
  now: number,
): Promise<void> {
  await store.requeueMail(number, mail.kind === 'sent' ? another(mailId) : mailId, now)
}

/** A new Message-ID: a mail server that has the first email would drop a second one of the same. */
function another(mailId: string): string {
  return `${randomUUID()}${mailId.slice(mailId.indexOf('@'))}`
}
