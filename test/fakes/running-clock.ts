import type { Clock, Timer } from '../../src/server/runtime/clock.ts'
import { systemClock } from '../../src/server/runtime/clock.ts'

export interface RunningClock extends Clock {
  /**
   * Advances the time by `ms` at once, like a sleep of the machine. Timers that became due run once, late and in order.
   */
  putForward(ms: number): void
}

interface Waiting {
  /** The due time by `elapsed()`. */
  readonly due: number
  readonly run: () => void
  timer?: Timer
}

interface RunningClockOptions {
  /** The ms by which the clock is ahead of the given one. */
  readonly ahead?: number
  readonly clock?: Clock
}

/**
 * A clock for tests with network traffic: it runs by itself, so that answers have time to arrive, and can be put
 * forward.
 */
export function runningClock({ ahead = 0, clock = systemClock }: RunningClockOptions = {}): RunningClock {
  let passed = 0
  const waiting = new Set<Waiting>()
  const elapsed = (): number => clock.elapsed() + passed

  const arm = (wait: Waiting): void => {
    wait.timer?.cancel()
    wait.timer = clock.after(wait.due - elapsed(), () => {
      waiting.delete(wait)
      wait.run()
    })
  }

  return {
    now: () => clock.now() + ahead + passed,
    onStep: (listener) => clock.onStep(listener),
    elapsed,
    after(delay, run) {
      const wait: Waiting = { due: elapsed() + Math.max(0, delay), run }
      waiting.add(wait)
      arm(wait)
      return {
        cancel() {
          waiting.delete(wait)
          wait.timer?.cancel()
        },
      }
    },
    putForward(ms) {
      passed += ms
      for (const wait of [...waiting].toSorted((one, other) => one.due - other.due)) arm(wait)
    },
  }
}
