import { HOUR } from '#domain/calendar.ts'
import type { Clock, Timer } from './clock.ts'
import type { Log } from './log.ts'
import type { RateStore } from './store/store.ts'

export interface MinuteRetentionOptions {
  readonly store: Pick<RateStore, 'thinMinutes'>
  /** How long minute points are kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/** Drops minute points whose time is over, now and every hour; their days stay. Returns the way to stop. */
export function startMinuteRetention({ store, keptFor, clock, log }: MinuteRetentionOptions): () => void {
  let timer: Timer | undefined
  let stopped = false

  const sweep = async (): Promise<void> => {
    try {
      const dropped = await store.thinMinutes(clock.now() - keptFor())
      if (dropped > 0) log.info({ dropped }, 'old minute points dropped')
    } catch (error) {
      log.error({ err: error }, 'old minute points not dropped')
    }
    if (!stopped) timer = clock.after(HOUR, () => void sweep())
  }
  void sweep()

  return () => {
    stopped = true
    timer?.cancel()
  }
}
