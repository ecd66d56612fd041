import { SECOND } from '#domain/calendar.ts'
import { createChanges } from './change-feed.ts'
import type { Clock } from './clock.ts'

/** A machine's clock that follows a reference clock while it is wrong. */
export interface CheckedClock extends Clock {
  /** Compares with the reference clock, whose current time is between the two values, in ms. */
  readonly compare: (earliest: number, latest: number) => void
  /** The ms by which the machine's clock is ahead (negative: behind). Null if within tolerance. */
  readonly fault: () => number | null
}

/** Two synchronized clocks differ by less than this. */
const WRONG = 2 * SECOND
/** A clock that was wrong must become better than this, so that times don't alternate between both clocks. */
const RIGHT = SECOND

/** Follows the machine's clock until a comparison shows that it is wrong, then continues from the reference clock. */
export function checkedClock(machine: Clock): CheckedClock {
  const steps = createChanges<number>()
  /** The reference time minus `elapsed()`. Null while the machine's clock is in use. */
  let ahead: number | null = null
  const now = (): number => (ahead === null ? machine.now() : Math.round(machine.elapsed() + ahead))

  return {
    now,
    elapsed: () => machine.elapsed(),
    after: (delay, run) => machine.after(delay, run),
    onStep(listener) {
      const unsubscribe = steps.subscribe(listener)
      const stopListening = machine.onStep((by) => {
        if (ahead === null) listener(by)
      })
      return () => {
        unsubscribe()
        stopListening()
      }
    },
    compare(earliest, latest) {
      const offBy = (instant: number): number => Math.max(earliest - instant, instant - latest)
      const before = now()
      if (offBy(machine.now()) <= (ahead === null ? WRONG : RIGHT)) ahead = null
      else if (ahead === null || offBy(before) > RIGHT) ahead = (earliest + latest) / 2 - machine.elapsed()
      const by = now() - before
      if (Math.abs(by) > RIGHT) steps.publish(by)
    },
    fault: () => (ahead === null ? null : machine.now() - now()),
  }
}
