import { createChanges } from '../../src/server/runtime/change-feed.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'

export interface FakeClock extends Clock {
  /** Advances the time by `ms` and runs all timers that become due, in order, including those that they start. */
  advance(ms: number): Promise<void>
  /** Sets the wall clock forward or back without elapsed time, and notifies `onStep`. */
  set(now: number): void
  /** Advances the time by `ms` without running timers, like a stopped process. */
  pause(ms: number): void
  /** Returns the number of active timers. After a component has stopped, it must be 0. */
  waiting(): number
}

interface Waiting {
  /** The due time by `elapsed()`, like real timers. */
  readonly due: number
  readonly run: () => void
}

/** Creates a clock that only the test advances. `settled` waits for the work that a timer has started. */
export function fakeClock(start: number, settled = callbacksRun): FakeClock {
  let elapsed = 0
  let ahead = start
  const waiting = new Set<Waiting>()
  const steps = createChanges<number>()

  const nextDue = (until: number): Waiting | undefined =>
    [...waiting].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0]

  return {
    now: () => elapsed + ahead,
    elapsed: () => elapsed,
    after(delay, run) {
      const timer = { due: elapsed + Math.max(0, delay), run }
      waiting.add(timer)
      return { cancel: () => void waiting.delete(timer) }
    },
    async advance(ms) {
      const until = elapsed + ms
      await settled()
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        waiting.delete(timer)
        elapsed = Math.max(elapsed, timer.due)
        timer.run()
        await settled()
      }
      elapsed = until
    },
    onStep: steps.subscribe,
    set(now) {
      const by = now - elapsed - ahead
      ahead += by
      steps.publish(by)
    },
    pause: (ms) => void (elapsed += ms),
    waiting: () => waiting.size,
  }
}

/** Waits until all resolved promises have run their callbacks. */
async function callbacksRun(): Promise<void> {
  const turn = Promise.withResolvers<void>()
  setImmediate(turn.resolve)
  await turn.promise
}
