import { SECOND } from '#domain/calendar.ts'
import { repeat, type Repeated, type Runtime } from '../runtime/index.ts'

/** How long a leader leads without renewing the lease. */
export const LEASE = 3 * SECOND
const ATTENDED_EVERY = SECOND
const RETRY_DELAY_MS = SECOND / 2
/**
 * After resigning, a replica leaves the lease to the others for this long; then it tries again, in case there are none.
 */
const CANDIDACY_PAUSE_MS = LEASE
/** Replicas that see a lease end at the same moment ask at random moments, so that the first takes it. */
const SPREAD = SECOND / 10

export interface LeaseAnswer {
  /** Epoch of the current term, whoever leads. */
  readonly epoch: number
  /** The one who asked leads it. */
  readonly own: boolean
  /** ms that it has left at the least; not above 0: it has ended. */
  readonly left: number
}

/** The lease in the database. Rejects if no answer comes. */
export interface Lease {
  /** Takes the lease if it has ended. */
  take(): Promise<LeaseAnswer>
  /** Makes it whole again while it is of this epoch. */
  renew(epoch: number): Promise<LeaseAnswer>
  /** Ends it, if it is of this epoch, and notifies the others. */
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
  /** Asked: by an answer, or by none. */
  readonly onAsked?: () => void
  /** Returns a number in [0, 1). */
  readonly random?: () => number
}

/** Follows until the lease can be taken, leads until it is another's. Disposing gives the lease back if it is held. */
export class Election implements AsyncDisposable {
  readonly #options: ElectionOptions
  readonly #random: () => number
  readonly #asking: Repeated
  #epoch: number | null = null
  /** By `elapsed()`: no other replica can have taken the lease before this moment. */
  #sureUntil = -Infinity
  #givenUp: number | null = null
  /** By `elapsed()`: the replica does not ask for a term before this moment. */
  #standsBackUntil = -Infinity
  #askedAt = -Infinity
  /** By `elapsed()`: when the last request failed. */
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
        // A pause of the process fails a request, too, and proves nothing about the database.
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

  /** Leaves the lease to others for `ms`. */
  pauseCandidacy(ms: number): void {
    this.#standsBackUntil = this.#options.clock.elapsed() + ms
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
      .catch((error: unknown) => log.warn({ err: error }, 'lease not given back: it expires'))
  }

  /** Returns the ms until the next request. */
  async #ask(signal: AbortSignal): Promise<number> {
    const { lease, clock } = this.#options
    const [epoch, sentAt] = [this.#epoch, clock.elapsed()]
    this.#askedAt = sentAt
    if (epoch !== null && epoch === this.#givenUp) return this.#stepDown(epoch)
    if (epoch === null && sentAt < this.#standsBackUntil) return this.#standsBackUntil - sentAt
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
