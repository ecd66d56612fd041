import { SECOND } from '#domain/calendar.ts'
import { createChanges } from './change-feed.ts'
import type { Clock } from './clock.ts'

/** A machine's clock that goes by another one while it is wrong. */
export interface CheckedClock extends Clock {
  /** The other clock stands somewhere between these just now, ms. */
  readonly compare: (earliest: number, latest: number) => void
  /**
   * By how many ms the machine's own clock is ahead (below 0: behind), where that is too much; null: it is believed.
   */
  readonly fault: () => number | null
}

/** Two clocks that are kept in order differ by less. */
const WRONG = 2 * SECOND
/** Once it was wrong it has to be nearer than that, so that no moment is dated by both in turn. */
const RIGHT = SECOND

/** The machine's clock, until it is compared with one that says otherwise: then time goes on from that one. */
export function checkedClock(machine: Clock): CheckedClock {
  const steps = createChanges<number>()
  /** What the other clock is ahead of `elapsed()`; null: the machine's own is believed. */
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
