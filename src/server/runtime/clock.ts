import { SECOND } from '#domain/calendar.ts'

/** The only source of time in the server, so that tests can control it. */
export interface Clock {
  /** The wall clock in ms since the epoch, for timestamps. It can be set forward and back while the process runs. */
  now(): number
  /** The monotonic clock in ms, for durations and deadlines. */
  elapsed(): number
  /** Runs once after `delay` ms. A pending timer does not keep the process alive. */
  after(delay: number, run: () => void): Timer
  /**
   * The listener receives the ms by which the wall clock was set, so that it can set timers for a time of day again.
   * Returns the unsubscribe function.
   */
  onStep(listener: (by: number) => void): () => void
}

export interface Timer {
  cancel(): void
}

/** `setTimeout` fires immediately beyond 2^31-1 ms, so longer waits are split. */
const MAX_TIMEOUT_MS = 2_147_483_647

const machine: Pick<Clock, 'now' | 'elapsed' | 'after'> = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delay, run) {
    let handle: NodeJS.Timeout
    const wait = (left: number): void => {
      handle = setTimeout(
        () => (left > MAX_TIMEOUT_MS ? wait(left - MAX_TIMEOUT_MS) : run()),
        Math.min(left, MAX_TIMEOUT_MS),
      ).unref()
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

/** Time servers adjust clocks by milliseconds all the time. Steps below this limit are ignored. */
const NOTICED = 2 * SECOND

/**
 * Reports steps of the wall clock, including those after the machine slept. Checks only while a listener is
 * subscribed.
 */
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

export function sleep(ms: number, clock: Pick<Clock, 'after'>): Promise<void> {
  return new Promise((resolve) => {
    clock.after(ms, resolve)
  })
}

/** Resolves with the answer, or with null after `ms`. The request itself continues. */
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
