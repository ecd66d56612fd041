import type { PointSource } from '#contract/chart-data.ts'
import type { PreviousCloses } from '#contract/daily-summary.ts'
import { type Day, dayOf, MINUTE, nextMidnight, SECOND } from '#domain/calendar.ts'
import { type Changes, type Clock, createChanges, type Log, type Timer } from '../run/door.ts'
import type { DayRecord, RateStore } from '../store/door.ts'

/** The operator's tool may import history into the same store while we run. */
const READ_AGAIN = 10 * MINUTE
/** After a failure; doubled with each further one. */
const TRY_AGAIN = SECOND

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
  readonly clock: Clock
  readonly log: Log
}

/** Keeps those of today: reads once before it resolves, again at every midnight in Istanbul and every ten minutes, soon after a failure. */
export async function keepCloses({ store, source, settle, clock, log }: ClosesOptions): Promise<Closes> {
  const changes = createChanges()
  let known: { readonly day: Day; readonly closes: PreviousCloses } | undefined
  let failures = 0
  let timer: Timer | undefined
  let stopped = false

  const read = async (): Promise<void> => {
    await settle()
    const day = dayOf(clock.now(), clock.zone)
    const found = { day, closes: previousCloses(await store.closesBefore(source, day)) }
    if (JSON.stringify(found) === JSON.stringify(known)) return
    known = found
    changes.tell()
  }

  const readAgain = async (): Promise<void> => {
    timer = undefined
    try {
      await read()
      failures = 0
    } catch (error) {
      failures += 1
      log.error({ err: error }, 'previous closes not read')
    }
    wait()
  }

  function wait(): void {
    if (stopped) return
    const now = clock.now()
    const regular = Math.min(nextMidnight(now, clock.zone) - now, READ_AGAIN)
    const well = failures === 0 && known?.day === dayOf(now, clock.zone)
    timer = clock.after(well ? regular : Math.min(TRY_AGAIN * 2 ** failures, regular), () => void readAgain())
  }

  await read()
  wait()
  const stopListening = clock.onStep(() => {
    // None waits: a reading is under way, and looks at the clock when it is done.
    if (timer === undefined) return
    timer.cancel()
    void readAgain()
  })
  return {
    subscribe: changes.subscribe,
    before: (day) => (known?.day === day ? known.closes : undefined),
    stop() {
      stopped = true
      stopListening()
      timer?.cancel()
    },
  }
}

export function previousCloses(records: readonly DayRecord[]): PreviousCloses {
  return Object.fromEntries(records.map(({ code, sell }) => [code, sell]))
}
