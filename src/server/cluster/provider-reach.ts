import { MINUTE, SECOND } from '#domain/calendar.ts'
import { type Backoff, delayAfter, repeat, type Runtime } from '../runtime/index.ts'
import { type Election, LEASE } from './election.ts'

/** The silence after which the leader acts. It is longer than the interval of the feed. */
const SILENCE = 8 * SECOND
/** A closed market is silent, too, so followers connect to the provider at most this often. */
const ASK_AGAIN: Backoff = { first: 10 * SECOND, longest: MINUTE }
/** The delay within which this replica would also receive the prices that another one received. */
const ON_ITS_WAY = SECOND
/** A follower that does not know whether it reaches the provider leaves the lease to the others for this long. */
const TRYING = 3 * LEASE

/** Notifications between replicas: "silent 1785747600000" from a leader, "reached 1785747600000" as an answer. */
export type ReachNews = { readonly kind: 'silent' | 'reached'; readonly epoch: number }

export function readReachNews(payload: string): ReachNews | undefined {
  const [, kind, epoch] = /^(silent|reached) (\d{1,15})$/.exec(payload) ?? []
  return kind === 'silent' || kind === 'reached' ? { kind, epoch: Number(epoch) } : undefined
}

interface ReachOptions extends Runtime {
  /** Makes an extra connection. Returns true if the provider sends a price on it. */
  readonly tryReach: (signal: AbortSignal) => Promise<boolean>
  readonly notify: (news: ReachNews) => Promise<void>
  readonly election: Pick<Election, 'resign' | 'pauseCandidacy'>
}

export interface LeadersReachOptions extends ReachOptions {
  readonly epoch: number
  /** ms since the leader's sources sent a price. */
  readonly silentFor: () => number
  readonly random?: () => number
}

export type LeadersReach = ReturnType<typeof watchSilence>

/**
 * A leader whose sources are silent, and whose extra connection fails, too, notifies the others. If a follower answers
 * that it reaches the provider, that one takes the lead; otherwise nothing changes.
 */
export function watchSilence(options: LeadersReachOptions) {
  const { epoch, silentFor, tryReach, notify, election, random = Math.random, clock, log } = options
  const began = clock.elapsed()
  const silence = (): number => Math.min(silentFor(), clock.elapsed() - began)
  let tries = 0

  const asking = repeat({
    async run(signal) {
      const left = SILENCE - silence()
      if (left > 0) {
        tries = 0
        return left
      }
      tries += 1
      if (!(await tryReach(signal)) && silence() >= SILENCE && !signal.aborted) await notify({ kind: 'silent', epoch })
      return delayAfter(tries, ASK_AGAIN, random)
    },
    first: SILENCE,
    onFailure: () => delayAfter(tries, ASK_AGAIN, random),
    clock,
  })
  const yielding = repeat({
    async run() {
      if (silence() < SILENCE) return Infinity
      log.warn({ epoch }, 'resigning: another replica reaches the provider and this one does not')
      election.resign(epoch)
      return Infinity
    },
    first: Infinity,
    clock,
  })
  const opened = new AsyncDisposableStack()
  opened.use(asking)
  opened.use(yielding)
  return {
    /** Called when another replica reaches the provider. */
    reached: (): void => yielding.reschedule(() => ON_ITS_WAY),
    [Symbol.asyncDispose]: () => opened.disposeAsync(),
  }
}

/** A follower connects to the provider only after such a notification. */
export function answerSilence({ tryReach, notify, election, clock, log }: ReachOptions) {
  let asked = 0
  const trying = repeat({
    async run(signal) {
      const epoch = asked
      const isReached = await tryReach(signal)
      if (signal.aborted) return Infinity
      election.pauseCandidacy(isReached ? 0 : LEASE)
      if (isReached) await notify({ kind: 'reached', epoch })
      return Infinity
    },
    first: Infinity,
    onFailure(error) {
      log.warn({ err: error }, 'leader not notified that this replica reaches the provider')
      return Infinity
    },
    clock,
  })
  return {
    silent(epoch: number): void {
      asked = epoch
      election.pauseCandidacy(TRYING)
      trying.wake()
    },
    [Symbol.asyncDispose]: () => trying[Symbol.asyncDispose](),
  }
}
