import { addDays, DAY_LENGTH, midnightOf } from '#domain/calendar.ts'
import { startSweeping, type Runtime } from '../runtime/index.ts'
import type { MarkerStore, RateStore } from '../store/index.ts'
import type { Bulletins } from './bulletins.ts'

/** The largest plausible gap, for a site that was off during a long weekend. */
const FAR = 3 * DAY_LENGTH

export type ClockTrust = Awaited<ReturnType<typeof openClockTrust>>

interface ClockTrustOptions extends Pick<Runtime, 'clock'> {
  readonly store: MarkerStore
  /** The central bank dates its bulletins itself, so a new bulletin confirms the clock after a long pause. */
  readonly bulletins: Pick<Bulletins, 'newest'>
}

/**
 * Checks the machine's clock before old data is erased, because a clock that is a year ahead would erase everything.
 */
export async function openClockTrust({ store, bulletins, clock }: ClockTrustOptions) {
  // A store without a known time has no data to erase.
  let seenAt = (await store.markers())['clock-seen-at'] ?? clock.now()

  const doubt = (): number | null => {
    const official = bulletins.newest()
    const known = official === null ? seenAt : Math.max(seenAt, midnightOf(addDays(official.day, 1)))
    const past = clock.now() - known
    return past < FAR ? null : past
  }

  return {
    /** Returns the ms by which the clock is implausibly ahead of the newest known time; null if it is plausible. */
    doubt,
    /** Returns true if the clock is trusted, and stores its time then. Rejects if the store fails. */
    async believed(): Promise<boolean> {
      if (doubt() !== null) return false
      seenAt = clock.now()
      await store.setMarkers({ 'clock-seen-at': seenAt })
      return true
    },
  }
}

interface MinuteRetentionOptions extends Runtime {
  readonly store: Pick<RateStore, 'oldestMinute' | 'thinMinutes'>
  readonly trust: Pick<ClockTrust, 'believed'>
  /** The time in ms for which minute points are kept. The setting may change while the server runs. */
  readonly keptFor: () => number
}

/** Short batches, so that others can write in between; an interrupted run continues later. */
const STEP = DAY_LENGTH

/**
 * Thins old minute points to one an hour, every hour; days stay whole. The first sweep after a start checks everything
 * day by day, later ones only the hour since the last.
 */
export function startMinuteRetention({ store, keptFor, trust, clock, log }: MinuteRetentionOptions): AsyncDisposable {
  let thinnedUntil: number | undefined
  const thin = async (signal: AbortSignal): Promise<number> => {
    const before = clock.now() - keptFor()
    thinnedUntil = Math.min(thinnedUntil ?? (await store.oldestMinute()) ?? before, before)
    let thinned = 0
    while (thinnedUntil < before && !signal.aborted) {
      const until = Math.min(thinnedUntil + STEP, before)
      thinned += await store.thinMinutes(thinnedUntil, until)
      thinnedUntil = until
    }
    return thinned
  }
  return startSweeping(
    { what: 'thinning of old minute points', believed: () => trust.believed(), run: thin },
    clock,
    log,
  )
}
