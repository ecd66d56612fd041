import { HOUR } from '#domain/calendar.ts'
import type { Clock, Timer } from '../clock.ts'
import type { Log } from '../log.ts'
import { type Store, StoreFailure } from '../store/store.ts'

export interface MessageRetentionOptions {
  readonly store: Pick<Store, 'deleteMessages'>
  /** How long messages are kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/** Deletes messages whose time is over, now and every hour. Returns the way to stop. */
export function startMessageRetention({ store, keptFor, clock, log }: MessageRetentionOptions): () => void {
  let timer: Timer | undefined
  let stopped = false

  const sweep = async (): Promise<void> => {
    try {
      const deleted = await store.deleteMessages(clock.now() - keptFor())
      if (deleted > 0) log.info({ deleted }, 'contact messages deleted: their time of keeping is over')
    } catch (error) {
      if (!(error instanceof StoreFailure)) throw error
      log.error({ code: error.code, reason: error.message }, 'contact messages not deleted: the store cannot')
    }
    if (!stopped) timer = clock.after(HOUR, () => void sweep())
  }
  void sweep()

  return () => {
    stopped = true
    timer?.cancel()
  }
}
