import { DAY_LENGTH } from '#domain/calendar.ts'
import { type Clock, type Log, startSweeping } from '../runtime/index.ts'
import type { RateStore } from '../store/index.ts'
import type { ClockTrust } from './clock-trust.ts'

export interface MinuteRetentionOptions {
  readonly trust: Pick<ClockTrust, 'believed'>
  readonly store: Pick<RateStore, 'oldestMinute' | 'thinMinutes'>
  /** How long every minute point is kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/** No database takes long for so much, however much was ever kept: others write in between, and what breaks off goes on there. */
const STEP = DAY_LENGTH

/**
 * Thins minute points whose time is over to one an hour, every hour; days stay whole. The first sweep after a start looks at everything
 * that was ever kept, day by day, the later ones only at the hour since the last. Returns the way to stop.
 */
export function startMinuteRetention({ store, keptFor, trust, clock, log }: MinuteRetentionOptions): () => void {
  let thinnedUntil: number | undefined
  const thin = async (): Promise<number> => {
    const before = clock.now() - keptFor()
    thinnedUntil = Math.min(thinnedUntil ?? (await store.oldestMinute()) ?? before, before)
    let thinned = 0
    while (thinnedUntil < before) {
      const until = Math.min(thinnedUntil + STEP, before)
      thinned += await store.thinMinutes(thinnedUntil, until)
      thinnedUntil = until
    }
    return thinned
  }
  return startSweeping({ what: 'old minute points thinned', believed: () => trust.believed(), run: thin }, clock, log)
}
