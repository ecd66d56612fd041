import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Clock, Timer } from './clock.ts'
import type { Log } from './log.ts'
import type { RateStore } from './store/store.ts'

export interface MinuteRetentionOptions {
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
export function startMinuteRetention({ store, keptFor, clock, log }: MinuteRetentionOptions): () => void {
  let timer: Timer | undefined
  let stopped = false
  let thinnedUntil = 0

  const sweep = async (): Promise<void> => {
    const before = clock.now() - keptFor()
    try {
      const thinned = await store.thinMinutes(thinnedUntil, before)
      thinnedUntil = Math.max(thinnedUntil, before)
      if (thinned > 0) log.info({ thinned }, 'old minute points thinned')
    } catch (error) {
      log.error({ err: error }, 'old minute points not thinned')
    }
    if (!stopped) wait(HOUR)
  }

  function wait(delay: number): void {
    timer = clock.after(delay, () => void sweep())
  }
  // Not at once: a start has more urgent questions to the store.
  wait(MINUTE)

  return () => {
    stopped = true
    timer?.cancel()
  }
}
