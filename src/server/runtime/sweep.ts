import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Clock, Timer } from './clock.ts'
import type { Log } from './log.ts'

/** Nothing goes in the first minutes of a start: a clock that is wrong then is mostly set right by the network meanwhile. */
const FIRST = 10 * MINUTE

const EVERY = HOUR

export interface Sweep {
  /** "old minute points thinned": what the log says when something went, and, with "not" before it, when nothing could. */
  readonly what: string
  /** False: the clock can't be right, and nothing may go by it. */
  readonly believed: () => Promise<boolean>
  /** Tells how many went. */
  readonly run: () => Promise<number>
}

/** Tidies up every hour in the background; a failure is logged, and the next turn tries again. Returns the way to stop. */
export function startSweeping({ what, believed, run }: Sweep, clock: Clock, log: Log): () => void {
  let timer: Timer
  let stopped = false

  const sweep = async (): Promise<void> => {
    try {
      if (await believed()) {
        const gone = await run()
        if (gone > 0) log.info({ gone }, what)
      } else log.warn(`not ${what}: the clock is too far past what is known to be believed`)
    } catch (error) {
      // Whoever stops closes the store in the middle of it.
      if (!stopped) log.error({ err: error }, `not ${what}`)
    }
    if (!stopped) wait(EVERY)
  }

  function wait(delay: number): void {
    timer = clock.after(delay, () => void sweep())
  }
  wait(FIRST)

  return () => {
    stopped = true
    timer.cancel()
  }
}
