import { addDays, DAY_LENGTH, midnightOf } from '#domain/calendar.ts'
import { startSweeping, type Runtime } from '../runtime/index.ts'
import type { MarkerStore, RateStore } from '../store/index.ts'
import type { Bulletins } from './bulletins.ts'

/** A site that stood still over a long weekend is still believed. */
const FAR = 3 * DAY_LENGTH

export type ClockTrust = Awaited<ReturnType<typeof openClockTrust>>

interface ClockTrustOptions extends Pick<Runtime, 'clock'> {
  readonly store: MarkerStore
  /** The central bank dates its bulletins itself: a new one shows that a long pause was one. */
  readonly bulletins: Pick<Bulletins, 'newest'>
}

/** Whether the machine's clock may decide what is old enough to be erased: one a year ahead would erase everything. */
export async function openClockTrust({ store, bulletins, clock }: ClockTrustOptions) {
  // A store that never saw any moment holds nothing to erase.
  let seenAt = (await store.markers())['clock-seen-at'] ?? clock.now()

  const doubt = (): number | null => {
    const official = bulletins.newest()
    const known = official === null ? seenAt : Math.max(seenAt, midnightOf(addDays(official.day, 1)))
    const past = clock.now() - known
    return past < FAR ? null : past
  }

  return {
    /** By how many ms the clock is past the newest known moment, where that is too much to be believed; else null. */
    doubt,
    /** Asked before something is erased; stores a moment that is believed. Rejects when the store can't. */
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
  /** How long every minute point is kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
}

/** Short for any database, however much is stored: others write in between, and what breaks off goes on there. */
const STEP = DAY_LENGTH

/**
 * Thins minute points whose time is over to one an hour, every hour; days stay whole. The first sweep after a start
 * looks at everything that was ever kept, day by day, the later ones only at the hour since the last.
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
  return startSweeping({ what: 'old minute points thinned', believed: () => trust.believed(), run: thin }, clock, log)
}
