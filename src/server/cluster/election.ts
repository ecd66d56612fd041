import { SECOND } from '#domain/calendar.ts'
import type { Clock, Log, Timer } from '../runtime/index.ts'

/** How long a leader leads without renewing. */
export const LEASE = 3 * SECOND
const ATTENDED_EVERY = SECOND
/** After an answer that did not come. */
const TRY_AGAIN = SECOND / 2
/** For so long one that gave its term up leaves the next to the others; where there are none, it tries again. */
const STANDS_BACK = LEASE
/** Of those who see a lease end at the same moment, one asks first, and the others find it taken. */
const SPREAD = SECOND / 10

/** How the lease stands after a question. */
export interface LeaseAnswer {
  /** Of the term that runs, whoever leads it. */
  readonly epoch: number
  /** The one who asked leads it. */
  readonly own: boolean
  /** ms that it has left at the least; not above 0: it has ended. */
  readonly left: number
}

/** The lease in the database. Rejects when no answer comes. */
export interface Lease {
  /** Takes it where it has ended. */
  take(): Promise<LeaseAnswer>
  /** Makes it whole again while it is of this epoch. */
  renew(epoch: number): Promise<LeaseAnswer>
  /** Ends it, if it is of this epoch, and tells the others. */
  giveBack(epoch: number): Promise<void>
}

export type Role =
  | { readonly kind: 'following' }
  /** `sure`: nobody else can lead now. Else the lease may have ended unseen: nothing of this term counts until the database says so. */
  | { readonly kind: 'leading'; readonly epoch: number; readonly sure: boolean }

export interface Election {
  readonly role: () => Role
  /** Asks now: the lease was given back, or a write was refused. */
  readonly look: () => void
  /** It can't lead this term: gives the lease back, so that another may. */
  readonly giveUp: (epoch: number) => void
  /** Gives the lease back if it is held. */
  stop(): Promise<void>
}

export interface ElectionOptions {
  readonly lease: Lease
  /** Told once for each term that begins or ends; a term that ends without another's has been told by the database to be over. */
  readonly onRole: (role: Role) => void
  readonly clock: Clock
  readonly log: Log
  /** In [0, 1). */
  readonly random?: () => number
}

/** Takes part: follows until the lease can be taken, leads until it is another's. */
export function startElection({ lease, onRole, clock, log, random = Math.random }: ElectionOptions): Election {
  let epoch: number | null = null
  /** By `elapsed()`: until then nobody else can have taken it. */
  let sureUntil = -Infinity
  let asking: Promise<void> | undefined
  let again = false
  let givenUp: number | null = null
  /** By `elapsed()`: until then it does not ask for a term. */
  let standsBackUntil = -Infinity
  let failures = 0
  let timer: Timer | undefined
  let stopped = false

  const role = (): Role =>
    epoch === null ? { kind: 'following' } : { kind: 'leading', epoch, sure: clock.elapsed() < sureUntil }

  const enter = (next: number | null): void => {
    if (next === epoch) return
    log.warn({ epoch: next ?? epoch }, next === null ? 'another leads, or nobody: this one follows' : 'this one leads')
    epoch = next
    onRole(role())
  }

  const stepDown = async (over: number): Promise<number> => {
    standsBackUntil = clock.elapsed() + STANDS_BACK
    sureUntil = -Infinity
    enter(null)
    await lease.giveBack(over)
    return STANDS_BACK
  }

  const ask = async (): Promise<number> => {
    if (epoch !== null && epoch === givenUp) return stepDown(epoch)
    if (epoch === null && clock.elapsed() < standsBackUntil) return standsBackUntil - clock.elapsed()
    const sentAt = clock.elapsed()
    const answer = await (epoch === null ? lease.take() : lease.renew(epoch))
    failures = 0
    if (stopped) {
      // It begins nothing, and has to be given back all the same.
      epoch = answer.own ? answer.epoch : null
      return 0
    }
    if (answer.own) sureUntil = sentAt + LEASE
    enter(answer.own ? answer.epoch : null)
    if (answer.own) return ATTENDED_EVERY
    return Math.min(ATTENDED_EVERY, Math.max(0, answer.left)) + random() * SPREAD
  }

  const attend = (): void => {
    timer?.cancel()
    if (stopped) return
    if (asking !== undefined) {
      again = true
      return
    }
    again = false
    asking = ask()
      .catch((error: unknown) => {
        failures += 1
        if (failures === 1) log.warn({ err: error, role: role() }, 'the lease was not asked for, trying again')
        return TRY_AGAIN + random() * SPREAD
      })
      .then((delay) => {
        asking = undefined
        if (!stopped) timer = clock.after(again ? 0 : delay, attend)
      })
  }
  attend()

  return {
    role,
    look: attend,
    giveUp(over) {
      givenUp = over
      attend()
    },
    async stop() {
      stopped = true
      timer?.cancel()
      await asking
      if (epoch !== null)
        await lease
          .giveBack(epoch)
          .catch((error: unknown) => log.warn({ err: error }, 'the lease was not given back: it ends by itself'))
    },
  }
}
