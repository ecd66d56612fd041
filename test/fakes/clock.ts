import { createChanges } from '../../src/server/runtime/change-feed.ts'
import type { Clock } from '../../src/server/runtime/clock.ts'

export interface FakeClock extends Clock {
  /** Lets `ms` pass: runs what falls due, in order, and what those runs start. */
  advance(ms: number): Promise<void>
  /** Sets the machine's clock, forward or back; no time passes. A step is noticed at once. */
  set(now: number): void
  /** Lets `ms` pass in which nothing runs, as while a process is stopped. */
  pause(ms: number): void
  /** Timers that still wait: a stopped thing leaves none behind. */
  waiting(): number
}

interface Waiting {
  /** By elapsed time, as real timers are. */
  readonly due: number
  readonly run: () => void
}

/** A clock that stands still until a test moves it. */
export function fakeClock(start: number): FakeClock {
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

/** Lets the promises that are already resolved run on. */
async function settled(): Promise<void> {
  const turn = Promise.withResolvers<void>()
  setImmediate(turn.resolve)
  await turn.promise
}
