import type { Clock, Timer } from './clock.ts'

/** Delays after repeated failures, in ms. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/**
 * Returns the delay after the `failures`-th consecutive failure (from 1). It doubles up to a limit, and a random half
 * keeps many servers from reconnecting in step. `random` returns [0, 1).
 */
export function delayAfter(failures: number, { first, longest }: Backoff, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}

export interface Repetition {
  /** Returns the ms until the next run. Infinity means until woken. `signal` is aborted on disposal. */
  readonly run: (signal: AbortSignal) => Promise<number>
  /** The ms until the first run. Infinity means until woken. */
  readonly first: number
  /**
   * Returns the ms until the retry after the `failures`-th consecutive failure. If missing, a rejection ends the
   * process.
   */
  readonly onFailure?: (error: unknown, failures: number) => number
  readonly onRecovery?: (failures: number) => void
  /** The minimum ms between a run and a woken one. 0 by default. */
  readonly pause?: number
  readonly clock: Pick<Clock, 'after'>
}

export interface Repeated extends AsyncDisposable {
  /** Runs immediately. During a run or its pause, schedules one further run after it. */
  readonly wake: () => void
  /** Replaces the rest of the current delay by `delay()` ms. A current run decides for itself. */
  readonly reschedule: (delay: () => number) => void
}

/** Repeats work in the background without overlapping runs. Disposing waits for the current run and starts no other. */
export function repeat(repetition: Repetition): Repeated {
  const { first, pause = 0, clock } = repetition
  const attempt = countingFailures(repetition)
  const ending = new AbortController()
  const { signal } = ending
  let timer: Timer | undefined
  let underWay: Promise<void> | undefined
  let isBusy = false
  let isWoken = false

  const wait = (delay: number): void => {
    timer?.cancel()
    timer = delay === Infinity ? undefined : clock.after(delay, start)
  }

  const finish = (delay: number): void => {
    isBusy = false
    if (isWoken) start()
    else wait(delay)
  }

  function start(): void {
    isBusy = true
    isWoken = false
    underWay = attempt(signal).then((delay) => {
      if (signal.aborted) return
      if (pause === 0) finish(delay)
      else timer = clock.after(pause, () => finish(Math.max(0, delay - pause)))
    })
  }

  const wake = (): void => {
    if (signal.aborted) return
    isWoken = true
    if (isBusy) return
    timer?.cancel()
    start()
  }

  wait(first)
  return {
    wake,
    reschedule(delay) {
      if (!signal.aborted && !isBusy) wait(delay())
    },
    async [Symbol.asyncDispose]() {
      ending.abort()
      timer?.cancel()
      await underWay
    },
  }
}

/** Counts failures of a run and returns the delay for the retry. */
function countingFailures({ run, onFailure, onRecovery }: Repetition): Repetition['run'] {
  let failures = 0
  return async (signal) => {
    try {
      const delay = await run(signal)
      if (failures > 0) onRecovery?.(failures)
      failures = 0
      return delay
    } catch (error) {
      // After disposal, failures are expected, because the dependencies are closed as well.
      if (signal.aborted) return Infinity
      if (onFailure === undefined) throw error
      failures += 1
      return onFailure(error, failures)
    }
  }
}
