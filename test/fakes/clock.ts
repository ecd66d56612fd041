import type { Clock } from '../../src/server/clock.ts'

export interface FakeClock extends Clock {
  /** Lets `ms` pass: runs what falls due, in order, and what those runs start. */
  advance(ms: number): Promise<void>
  /** Timers that still wait: a stopped thing leaves none behind. */
  waiting(): number
}

interface Waiting {
  readonly due: number
  readonly run: () => void
}

/** A clock that stands still until a test moves it. */
export function fakeClock(start: number): FakeClock {
  let now = start
  const waiting = new Set<Waiting>()

  const nextDue = (until: number): Waiting | undefined =>
    [...waiting].filter(({ due }) => due <= until).toSorted((one, other) => one.due - other.due)[0]

  return {
    now: () => now,
    after(delay, run) {
      const timer = { due: now + Math.max(0, delay), run }
      waiting.add(timer)
      return { cancel: () => void waiting.delete(timer) }
    },
    async advance(ms) {
      const until = now + ms
      await settled()
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        waiting.delete(timer)
        now = Math.max(now, timer.due)
        timer.run()
        await settled()
      }
      now = until
    },
    waiting: () => waiting.size,
  }
}

/** Lets the promises that are already resolved run on. */
async function settled(): Promise<void> {
  const turn = Promise.withResolvers<void>()
  setImmediate(turn.resolve)
  await turn.promise
}
