import { SECOND } from '#domain/calendar.ts'
import { repeat, type Repeated, type Runtime } from '../runtime/index.ts'

/** The time for which a lease is valid without a renewal. */
export const LEASE = 3 * SECOND
const ATTENDED_EVERY = SECOND
const RETRY_DELAY_MS = SECOND / 2
/**
 * The time for which a replica does not take the lease after it has resigned.
 */
const CANDIDACY_PAUSE_MS = LEASE
/** Replicas ask at random times after the end of a lease, so that they do not all ask at once. */
const SPREAD = SECOND / 10

export interface LeaseAnswer {
  /** The epoch of the current term of any leader. */
  readonly epoch: number
  /** True if the replica that asked has the lease. */
  readonly own: boolean
  /** The ms that the lease is valid at least; 0 or less if it has ended. */
  readonly left: number
}

/** The lease in the database. Rejects if no answer comes. */
export interface Lease {
  /** Takes the lease if it has ended. */
  take(): Promise<LeaseAnswer>
  /** Renews the lease if it has this epoch. */
  renew(epoch: number): Promise<LeaseAnswer>
  /** Ends the lease if it has this epoch, and notifies the others. */
  giveBack(epoch: number): Promise<void>
}

export type ClusterRole =
  | { readonly kind: 'following' }
  /**
   * `sure`: no other replica can lead now. Otherwise the lease may have ended, and nothing is published until it is
   * renewed.
   */
  | { readonly kind: 'leading'; readonly epoch: number; readonly sure: boolean }

export interface ElectionOptions extends Runtime {
  readonly lease: Lease
  /** Called when a term begins or ends. */
  readonly onRole: (role: ClusterRole) => void
  /** Called after each request, answered or not. */
  readonly onAsked?: () => void
  /** Returns a number in [0, 1). */
  readonly random?: () => number
}

/** Follows until it takes the lease, and leads until another replica has it. Disposing gives the lease back. */
export class Election implements AsyncDisposable {
  readonly #options: ElectionOptions
  readonly #random: () => number
  readonly #asking: Repeated
  #epoch: number | null = null
  /** A time of `elapsed()` before which no other replica can have taken the lease. */
  #sureUntil = -Infinity
  #givenUp: number | null = null
  /** A time of `elapsed()` before which this replica does not take the lease. */
  #pausedUntil = -Infinity
  #askedAt = -Infinity
  /** The time of `elapsed()` at which the last request failed. */
  #failedAt = -Infinity

  constructor(options: ElectionOptions) {
    const { clock, log, random = Math.random } = options
    this.#options = options
    this.#random = random
    this.#asking = repeat({
      run: (signal) => this.#ask(signal),
      first: Infinity,
      onFailure: (error, failures) => {
        if (failures === 1) log.warn({ err: error, role: this.role() }, 'lease request failed, retrying')
        // A paused process also fails a request, which proves nothing about the database.
        if (clock.elapsed() - this.#askedAt <= LEASE) this.#failedAt = clock.elapsed()
        this.#options.onAsked?.()
        return RETRY_DELAY_MS + random() * SPREAD
      },
      clock,
    })
    this.askNow()
  }

  role(): ClusterRole {
    if (this.#epoch === null) return { kind: 'following' }
    return { kind: 'leading', epoch: this.#epoch, sure: this.#options.clock.elapsed() < this.#sureUntil }
  }

  /**
   * Returns true if this replica leads as far as it can know. After a pause of the process it returns false until the
   * lease is confirmed, because messages that arrive then may be as old as the pause. If the database is down, it was
   * asked.
   */
  mayKeepPublishing(): boolean {
    const now = this.#options.clock.elapsed()
    return this.#epoch !== null && (now < this.#sureUntil || now - this.#failedAt <= LEASE)
  }

  /** Does not take the lease for `ms`. */
  pauseCandidacy(ms: number): void {
    this.#pausedUntil = this.#options.clock.elapsed() + ms
  }

  /** Asks at once, because the lease was given back or a write was refused. */
  askNow(): void {
    this.#asking.wake()
  }

  /** Gives the lease back, because this replica can't lead this term. */
  resign(epoch: number): void {
    this.#givenUp = epoch
    this.askNow()
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.#asking[Symbol.asyncDispose]()
    if (this.#epoch === null) return
    const { lease, log } = this.#options
    await lease
      .giveBack(this.#epoch)
      .catch((error: unknown) => log.warn({ err: error }, 'lease not given back, it will expire'))
  }

  /** Returns the ms until the next request. */
  async #ask(signal: AbortSignal): Promise<number> {
    const { lease, clock } = this.#options
    const [epoch, sentAt] = [this.#epoch, clock.elapsed()]
    this.#askedAt = sentAt
    if (epoch !== null && epoch === this.#givenUp) return this.#stepDown(epoch)
    if (epoch === null && sentAt < this.#pausedUntil) return this.#pausedUntil - sentAt
    const answer = await (epoch === null ? lease.take() : lease.renew(epoch))
    if (signal.aborted) {
      // No term begins while the replica stops, but a taken lease has to be given back.
      this.#epoch = answer.own ? answer.epoch : null
      return Infinity
    }
    if (answer.own) this.#sureUntil = sentAt + LEASE
    this.#enter(answer.own ? answer.epoch : null)
    this.#options.onAsked?.()
    if (answer.own) return ATTENDED_EVERY
    return Math.min(ATTENDED_EVERY, Math.max(0, answer.left)) + this.#random() * SPREAD
  }

  async #stepDown(epoch: number): Promise<number> {
    this.pauseCandidacy(CANDIDACY_PAUSE_MS)
    this.#sureUntil = -Infinity
    this.#enter(null)
    await this.#options.lease.giveBack(epoch)
    return CANDIDACY_PAUSE_MS
  }

  #enter(next: number | null): void {
    if (next === this.#epoch) return
    const news = next === null ? 'replica follows' : 'replica leads'
    this.#options.log.warn({ epoch: next ?? this.#epoch }, news)
    this.#epoch = next
    this.#options.onRole(this.role())
  }
}
