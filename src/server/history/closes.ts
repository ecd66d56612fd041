import type { PointSource } from '#contract/chart-data.ts'
import type { PreviousCloses } from '#contract/daily-summary.ts'
import { type Day, MINUTE } from '#domain/calendar.ts'
import { type Changes, type Clock, createChanges, type Log } from '../runtime/index.ts'
import type { DayRecord, RateStore } from '../store/index.ts'
import { keepReading } from './keep-reading.ts'

/** The operator's tool may import history into the same store while we run. */
const READ_AGAIN = 10 * MINUTE

/** The office's own last close before a day, by currency: what every change on the page is measured against. */
export interface Closes extends Changes {
  /** undefined: those that are known are of another day, and would make a wrong change. */
  before(day: Day): PreviousCloses | undefined
  stop(): void
}

export interface ClosesOptions {
  readonly store: Pick<RateStore, 'closesBefore'>
  readonly source: PointSource
  /** Writes what is recorded and not yet stored, so that yesterday is complete when it is read at midnight. */
  readonly settle: () => Promise<void>
  /** Another process has found others. */
  readonly news?: Changes | undefined
  readonly clock: Clock
  readonly log: Log
}

/** Keeps those of today. */
export async function openCloses({ store, source, settle, news, clock, log }: ClosesOptions): Promise<Closes> {
  const changes = createChanges()
  let known: { readonly day: Day; readonly closes: PreviousCloses } | undefined
  const stop = await keepReading({
    async read(day) {
      await settle()
      const found = { day, closes: previousCloses(await store.closesBefore(source, day)) }
      if (JSON.stringify(found) === JSON.stringify(known)) return
      known = found
      changes.publish()
    },
    every: READ_AGAIN,
    news,
    failed: 'previous closes not read',
    clock,
    log,
  })
  return {
    subscribe: changes.subscribe,
    before: (day) => (known?.day === day ? known.closes : undefined),
    stop,
  }
}

export function previousCloses(records: readonly DayRecord[]): PreviousCloses {
  return Object.fromEntries(records.map(({ code, sell }) => [code, sell]))
}
