import { SECOND } from '#domain/calendar.ts'

/** The one source of time on the server, so that tests can hold it. */
export interface Clock {
  /** ms since the epoch by the machine's clock: it dates things. It may be set, forward and back, while we run. */
  now(): number
  /** ms since some moment before: never set, never back. Durations and deadlines are measured by it. */
  elapsed(): number
  /** Runs once after `delay` ms; a pending timer never keeps the process alive. */
  after(delay: number, run: () => void): Timer
  /** The ms by which the wall clock was set: what waits for an hour of the day waits anew. Returns the unsubscribe. */
  onStep(listener: (by: number) => void): () => void
}

export interface Timer {
  cancel(): void
}

/** setTimeout fires at once beyond 2^31-1 ms: long waits go in steps. */
const LONGEST = 2_147_483_647

const machine: Pick<Clock, 'now' | 'elapsed' | 'after'> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, run) {
    let handle: NodeJS.Timeout
    const wait = (left: number): void => {
      handle = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : run()), Math.min(left, LONGEST)).unref()
    }
    wait(Math.max(0, delay))
    return { cancel: () => clearTimeout(handle) }
  },
}

export const systemClock: Clock = {
  ...machine,
  onStep: watchSteps(machine),
}

const STEP_CHECK = SECOND

/** Time servers nudge a clock by milliseconds all the time: nothing that we date is wrong by that. */
const NOTICED = 2 * SECOND

/** Notices that the wall clock was set, or went on while the machine slept; checks only while somebody listens. */
export function watchSteps({ now, elapsed, after }: Pick<Clock, 'now' | 'elapsed' | 'after'>): Clock['onStep'] {
  const listeners = new Set<(by: number) => void>()
  let ahead = 0
  let timer: Timer | undefined

  const check = (): void => {
    timer = after(STEP_CHECK, check)
    const by = now() - elapsed() - ahead
    ahead += by
    if (Math.abs(by) >= NOTICED) for (const listener of listeners) listener(by)
  }

  return (listener) => {
    if (listeners.size === 0) {
      ahead = now() - elapsed()
      timer = after(STEP_CHECK, check)
    }
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) timer?.cancel()
    }
  }
}

/** Resolves `ms` later. */
export function sleep(ms: number, clock: Pick<Clock, 'after'>): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}

/** What is asked; null where it takes longer than `ms`: then it goes on, and nobody waits for it. */
export function withTimeout<Answer>(
  asked: PromiseLike<Answer>,
  ms: number,
  clock: Pick<Clock, 'after'>,
): Promise<Answer | null> {
  return new Promise((resolve, reject) => {
    const timer = clock.after(ms, () => resolve(null))
    asked.then(resolve, reject).then(() => timer.cancel())
  })
}
