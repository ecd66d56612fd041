import type { PointSource } from '#contract/chart-data.ts'
import type { PreviousCloses } from '#contract/daily-summary.ts'
import { dayOf, MINUTE, nextMidnight } from '#domain/calendar.ts'
import { type Changes, type Clock, createChanges, type Log, type Timer } from '../run/door.ts'
import type { DayRecord, RateStore } from '../store/door.ts'

/** The operator's tool may import history into the same store while we run. */
const READ_AGAIN = 10 * MINUTE

/** The office's own last close before today, by currency: what every change on the page is measured against. */
export interface Closes extends Changes {
  current(): PreviousCloses
  stop(): void
}

export interface ClosesOptions {
  readonly store: Pick<RateStore, 'closesBefore'>
  readonly source: PointSource
  /** Writes what is recorded and not yet stored, so that yesterday is complete when it is read at midnight. */
  readonly settle: () => Promise<void>
  readonly clock: Clock
  readonly log: Log
}

/** Reads once before it resolves, again at every midnight in Istanbul and every ten minutes. A failed reading keeps what is known. */
export async function keepCloses({ store, source, settle, clock, log }: ClosesOptions): Promise<Closes> {
  const changes = createChanges()
  let current: PreviousCloses = {}
  let timer: Timer | undefined
  let stopped = false

  const read = async (): Promise<void> => {
    await settle()
    const closes = previousCloses(await store.closesBefore(source, dayOf(clock.now(), clock.zone)))
    if (JSON.stringify(closes) === JSON.stringify(current)) return
    current = closes
    changes.tell()
  }

  const readAgain = async (): Promise<void> => {
    try {
      await read()
    } catch (error) {
      log.error({ err: error }, 'previous closes not read')
    }
    wait()
  }

  function wait(): void {
    if (stopped) return
    const now = clock.now()
    timer = clock.after(Math.min(nextMidnight(now, clock.zone) - now, READ_AGAIN), () => void readAgain())
  }

  await read()
  wait()
  return {
    subscribe: changes.subscribe,
    current: () => current,
    stop() {
      stopped = true
      timer?.cancel()
    },
  }
}

export function previousCloses(records: readonly DayRecord[]): PreviousCloses {
  return Object.fromEntries(records.map(({ code, sell }) => [code, sell]))
}
