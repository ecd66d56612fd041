import type { Clock, Timer } from './clock.ts'

/** How long to wait after failure upon failure, ms. */
export interface Backoff {
  readonly first: number
  readonly longest: number
}

/**
 * The delay after the `failures`-th failure in a row (from 1): doubled each time, capped, then between half and all of it, so that many
 * servers that lost one source don't come back in step. `random` in [0, 1).
 */
export function delayAfter(failures: number, { first, longest }: Backoff, random: () => number): number {
  const full = Math.min(longest, first * 2 ** Math.min(failures - 1, 30))
  return Math.round(full / 2 + (full / 2) * random())
}

export interface Repetition {
  /** Does the work and tells in how many ms to do it again; Infinity: when it is woken. */
  readonly run: () => Promise<number>
  /** ms until the first run; Infinity: when it is woken. */
  readonly first: number
  /**
   * Takes a run that rejected, the `failures`-th in a row (from 1), and tells in how many ms to try again. Left out, a run that rejects is a
   * bug, and ends the process.
   */
  readonly onFailure?: (error: unknown, failures: number) => number
  /** The first run that went well after failures. */
  readonly onRecovery?: (failures: number) => void
  readonly clock: Pick<Clock, 'after'>
}

export interface Repeated extends AsyncDisposable {
  /** Runs now; while a run is under way, once more as soon as it is over. */
  wake(): void
  /** Where it waits, waits `delay()` ms from now in place of what is left; a run under way decides for itself. */
  waitAnew(delay: () => number): void
}

/** Work in the background, again and again, never twice at a time. Disposing waits for the run under way, and none comes after it. */
export function repeat({ run, first, onFailure, onRecovery, clock }: Repetition): Repeated {
  let timer: Timer | undefined
  let underWay: Promise<void> | undefined
  let wokenMeanwhile = false
  let failures = 0
  let stopped = false

  const wait = (delay: number): void => {
    if (stopped) return
    timer?.cancel()
    timer = delay === Infinity ? undefined : clock.after(delay, start)
  }

  const attempt = async (): Promise<number> => {
    try {
      const delay = await run()
      if (failures > 0) onRecovery?.(failures)
      failures = 0
      return delay
    } catch (error) {
      if (onFailure === undefined) throw error
      failures += 1
      return onFailure(error, failures)
    }
  }

  function start(): void {
    timer = undefined
    wokenMeanwhile = false
    underWay = attempt().then((delay) => {
      underWay = undefined
      if (wokenMeanwhile && !stopped) start()
      else wait(delay)
    })
  }

  wait(first)
  return {
    wake() {
      if (stopped) return
      wokenMeanwhile = true
      timer?.cancel()
      if (underWay === undefined) start()
    },
    waitAnew(delay) {
      if (!stopped && underWay === undefined) wait(delay())
    },
    async [Symbol.asyncDispose]() {
      stopped = true
      timer?.cancel()
      await underWay
    },
  }
}
