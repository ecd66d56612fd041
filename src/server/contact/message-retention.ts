import { HOUR } from '#domain/calendar.ts'
import { type Clock, type Log, startSweeping } from '../run/door.ts'
import type { Store } from '../store/door.ts'

export interface MessageRetentionOptions {
  readonly store: Pick<Store, 'deleteMessages'>
  /** How long messages are kept, ms: from the office file, which may change it while we run. */
  readonly keptFor: () => number
  readonly clock: Clock
  readonly log: Log
}

/** Deletes messages whose time is over, now and every hour. Returns the way to stop. */
export function startMessageRetention({ store, keptFor, clock, log }: MessageRetentionOptions): () => void {
  const erase = (): Promise<number> => store.deleteMessages(clock.now() - keptFor())
  return startSweeping(
    { what: 'contact messages deleted: their time of keeping is over', first: 0, every: HOUR, run: erase },
    clock,
    log,
  )
}
