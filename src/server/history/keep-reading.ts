import { type Day, dayOf, nextMidnight, SECOND } from '#domain/calendar.ts'
import type { Changes, Clock, Log, Timer } from '../runtime/index.ts'

/** After a failure; doubled with each further one. */
const TRY_AGAIN = SECOND

export interface KeepReadingOptions {
  /** Reads what is so on a day. Rejects where it can't. */
  readonly read: (day: Day) => Promise<void>
  readonly every: number
  /** Tells that another process may have written something else. */
  readonly news?: Changes | undefined
  /** What is logged of a failure. */
  readonly failed: string
  readonly clock: Clock
  readonly log: Log
}

/** Reads once before it resolves, again at every midnight in Istanbul and every so often, soon after a failure. Resolves with what ends it. */
export async function keepReading({ read, every, news, failed, clock, log }: KeepReadingOptions): Promise<() => void> {
  let readOn: Day | undefined
  let failures = 0
  let timer: Timer | undefined
  let again = false
  let stopped = false

  const readToday = async (): Promise<void> => {
    const day = dayOf(clock.now(), clock.zone)
    await read(day)
    readOn = day
  }

  const readAgain = async (): Promise<void> => {
    timer = undefined
    again = false
    try {
      await readToday()
      failures = 0
    } catch (error) {
      failures += 1
      log.error({ err: error }, failed)
    }
    wait()
  }

  function wait(): void {
    if (stopped) return
    if (again) return void readAgain()
    const now = clock.now()
    const regular = Math.min(nextMidnight(now, clock.zone) - now, every)
    const well = failures === 0 && readOn === dayOf(now, clock.zone)
    timer = clock.after(well ? regular : Math.min(TRY_AGAIN * 2 ** failures, regular), () => void readAgain())
  }

  await readToday()
  wait()
  const readNow = (): void => {
    // None waits: a reading is under way, and may have looked before there was anything new.
    again = timer === undefined
    if (timer === undefined) return
    timer.cancel()
    void readAgain()
  }
  const stopListening = [clock.onStep(readNow), news?.subscribe(readNow)]
  return () => {
    stopped = true
    for (const stop of stopListening) stop?.()
    timer?.cancel()
  }
}
