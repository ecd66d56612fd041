import type { Clock, Timer } from './clock.ts'

/** How long to wait after failure upon failure, ms. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/**
 * The delay after the `failures`-th failure in a row (from 1): doubled each time, capped, then between half and all of
 * it, so that many servers that lost one source don't come back in step. `random` in [0, 1).
 */
export function delayAfter(failures: number, { first, longest }: Backoff, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}

export interface Repetition {
  /** Does the work and returns in how many ms to do it again; Infinity: when woken. `signal`: aborted on disposal. */
  readonly run: (signal: AbortSignal) => Promise<number>
  /** ms until the first run; Infinity: when it is woken. */
  readonly first: number
  /** Returns in how many ms to try again after the `failures`-th in a row; left out, a rejection ends the process. */
  readonly onFailure?: (error: unknown, failures: number) => number
  readonly onRecovery?: (failures: number) => void
  /** ms that pass after a run before one that was woken begins; 0 unless given. */
  readonly pause?: number
  readonly clock: Pick<Clock, 'after'>
}

export interface Repeated extends AsyncDisposable {
  /** Runs now; while a run is under way, or its pause, once more as soon as that is over. */
  readonly wake: () => void
  /** Where it waits, waits `delay()` ms from now in place of what is left; a run under way decides for itself. */
  readonly waitAnew: (delay: () => number) => void
}

/** Repeated work in the background, never twice at a time. Disposing waits for the run under way; none follows. */
export function repeat(repetition: Repetition): Repeated {
  const { first, pause = 0, clock } = repetition
  const attempt = countingFailures(repetition)
  const ending = new AbortController()
  const { signal } = ending
  let timer: Timer | undefined
  let underWay: Promise<void> | undefined
  /** A run, or the pause after it. */
  let isBusy = false
  let isWoken = false

  const wait = (delay: number): void => {
    timer?.cancel()
    timer = delay === Infinity ? undefined : clock.after(delay, start)
  }

  const goOn = (delay: number): void => {
    isBusy = false
    if (isWoken) start()
    else wait(delay)
  }

  function start(): void {
    isBusy = true
    isWoken = false
    underWay = attempt(signal).then((delay) => {
      if (signal.aborted) return
      if (pause === 0) goOn(delay)
      else timer = clock.after(pause, () => goOn(Math.max(0, delay - pause)))
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
    waitAnew(delay) {
      if (!signal.aborted && !isBusy) wait(delay())
    },
    async [Symbol.asyncDispose]() {
      ending.abort()
      timer?.cancel()
      await underWay
    },
  }
}

/** A run whose failures are counted, and answered with a delay. */
function countingFailures({ run, onFailure, onRecovery }: Repetition): Repetition['run'] {
  let failures = 0
  return async (signal) => {
    try {
      const delay = await run(signal)
      if (failures > 0) onRecovery?.(failures)
      failures = 0
      return delay
    } catch (error) {
      // Whoever disposes of it closes what it stands on.
      if (signal.aborted) return Infinity
      if (onFailure === undefined) throw error
      failures += 1
      return onFailure(error, failures)
    }
  }
}
