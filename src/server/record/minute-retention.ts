import { type Clock, type Log, startSweeping } from '../run/door.ts'
import type { RateStore } from '../store/door.ts'
import type { ClockTrust } from './clock-trust.ts'

export interface MinuteRetentionOptions {
  readonly trust: Pick<ClockTrust, 'believed'>
  readonly store: Pick<RateStore, 'thinMinutes'>
  /** How long every minute point is kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/**
 * Thins minute points whose time is over to one an hour, every hour; days stay whole. The first sweep after a start looks at everything
 * that was ever kept (0.7 s of the store's thread after ten years of eight pairs), the later ones only at the hour since the last.
 * Returns the way to stop.
 */
export function startMinuteRetention({ store, keptFor, trust, clock, log }: MinuteRetentionOptions): () => void {
  let thinnedUntil = 0
  const thin = async (): Promise<number> => {
    const before = clock.now() - keptFor()
    const thinned = await store.thinMinutes(thinnedUntil, before)
    thinnedUntil = before
    return thinned
  }
  return startSweeping({ what: 'old minute points thinned', believed: () => trust.believed(), run: thin }, clock, log)
}
