import { MINUTE, SECOND } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'
import { type MailOutcome, type MailQueue, type Store, type StoredMessage, StoreFailure } from '../store/index.ts'
import { outcomeOf, RETRY_DELAYS } from './attempt-outcome.ts'
import { holdMail, LEASE, type MailHold } from './mail-lease.ts'
import { createMailPace } from './mail-pace.ts'
import type { Postman } from './postman.ts'
import { settleSurely } from './settling.ts'

/** The operator's tool puts letters into the queue from another process: it is looked at this often at least. */
const LOOKS_EVERY = MINUTE

/** So many messages fit into one mail. */
const MOST_TOGETHER = 500

/** A stop waits so long for the attempt under way. One that is left behind is made again later, under the same Message-ID. */
const FAREWELL = 2 * SECOND

export type MailHealth =
  /** Mail is not set up: messages are kept only. */
  | { readonly kind: 'off' }
  | ({
      readonly kind: 'on'
      readonly lastSentAt: number | null
      readonly lastError: string | null
      /** When the failures began that no sent mail has ended yet; null: the last attempt went well, or there was none. */
      readonly failingSince: number | null
    } & MailQueue)

export interface Outbox {
  start(): void
  /** A message was kept: it need not wait for the next look. */
  wake(): void
  /** Lets the attempt under way end, unless the mail server hangs; nothing new is begun. */
  stop(): Promise<void>
  /** Rejects with `StoreFailure` when the store can't tell. */
  health(): Promise<MailHealth>
}

/** What the outbox needs of a postman. */
export type Posting = Pick<Postman, 'post' | 'postTogether'>

export interface OutboxOptions {
  readonly store: Pick<
    Store,
    'mailClock' | 'mailTime' | 'claimMail' | 'extendLease' | 'hastenMail' | 'settleMail' | 'mailQueue'
  >
  readonly postman: Posting | null
  readonly clock: Clock
  readonly log: Log
}

/** Delivers kept messages, one at a time unless they are a flood, the longest due first, until each is sent or given up as a dead letter. */
export function createOutbox({ store, postman, clock, log }: OutboxOptions): Outbox {
  const pace = createMailPace(clock)
  let timer: Timer | undefined
  let stopListening = (): void => undefined
  let round: Promise<void> | undefined
  let wokenMeanwhile = false
  let stopped = false
  let lastSentAt: number | null = null
  let lastError: string | null = null
  let failingSince: number | null = null

  /** When letters are due and leases end is for others to read, too: it goes by the clock that they have in common. */
  const mailTime = (): Promise<number> => store.mailTime(clock.now())

  const settle = async (number: number, outcome: MailOutcome): Promise<void> => {
    await settleSurely(number, outcome, { store, clock, onFailure: logFailure, stopped: () => stopped })
    if (outcome.kind === 'sent') lastSentAt = outcome.at
    lastError = outcome.kind === 'sent' ? null : outcome.error
    failingSince = outcome.kind === 'sent' ? null : (failingSince ?? clock.now())
    const event = { number, outcome }
    if (outcome.kind === 'sent') log.info(event, 'contact message mailed')
    else if (outcome.kind === 'failed') log.warn(event, 'contact message not mailed, will be tried again')
    else log.error(event, 'contact message given up: dead letter')
  }

  /** Those due the longest. */
  const take = async (most: number, hold: MailHold): Promise<StoredMessage[]> => {
    const taken: StoredMessage[] = []
    for (;;) {
      if (stopped || taken.length === most) return taken
      const now = await mailTime()
      const message = await store.claimMail(now, now + LEASE)
      if (message === null) return taken
      hold.add(message.number)
      taken.push(message)
    }
  }

  const deliver = async (via: Posting): Promise<void> => {
    for (;;) {
      const way = pace.way()
      if (stopped || way === 'later') return
      const hold = holdMail({ store, now: mailTime, clock, onFailure: logFailure })
      try {
        if (!(await deliverNext(via, way, hold))) return
      } finally {
        hold.end()
      }
    }
  }

  /** False: nothing is due. */
  const deliverNext = async (via: Posting, way: 'alone' | 'together', hold: MailHold): Promise<boolean> => {
    const most = way === 'together' ? MOST_TOGETHER : 1
    const messages = await take(most, hold)
    if (messages.length < most) pace.caughtUp()
    const [first] = messages
    if (first === undefined) return false
    if (way === 'alone') pace.spend()
    const posted = await (messages.length === 1 ? via.post(first) : via.postTogether(messages))
    const now = posted.ok ? clock.now() : await mailTime()
    for (const message of messages) {
      await hold.letGo(message.number)
      await settle(message.number, outcomeOf(message, posted, now))
    }
    return true
  }

  const logFailure = (error: unknown): void => {
    if (!(error instanceof StoreFailure)) throw error
    log.error({ code: error.code, reason: error.message }, 'outbox: the store cannot')
  }

  const run = (): void => {
    if (postman === null || stopped) return
    if (round !== undefined) {
      wokenMeanwhile = true
      return
    }
    timer?.cancel()
    wokenMeanwhile = false
    round = deliver(postman)
      .catch(logFailure)
      .finally(() => {
        round = undefined
        if (wokenMeanwhile) run()
        else if (!stopped) timer = clock.after(LOOKS_EVERY, run)
      })
  }

  const hasten = (longest: number): void => {
    void mailTime()
      .then((now) => store.hastenMail(now + longest, now))
      .catch(logFailure)
      .then(run)
  }

  return {
    start() {
      if (postman === null) return
      // What waits for longer than it ever has to was put off by a clock that ran ahead.
      hasten(Math.max(...RETRY_DELAYS))
      stopListening = clock.onStep((by) => {
        if (by < 0 && store.mailClock === 'own') hasten(LEASE)
      })
    },
    wake: run,
    async stop() {
      stopped = true
      stopListening()
      timer?.cancel()
      if (round === undefined) return
      const { promise: enough, resolve } = Promise.withResolvers<void>()
      const patience = clock.after(FAREWELL, resolve)
      await Promise.race([round, enough])
      patience.cancel()
    },
    async health() {
      if (postman === null) return { kind: 'off' }
      return { kind: 'on', lastSentAt, lastError, failingSince, ...(await store.mailQueue()) }
    },
  }
}
