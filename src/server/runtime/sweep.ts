import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { type Repeated, repeat } from './repeat.ts'

/** Nothing goes in the first minutes: a clock that is wrong at the start is mostly set right by the network in them. */
const FIRST = 10 * MINUTE

export interface Sweep {
  /** "old minute points thinned": for the log when something went, and, after "not", when nothing could. */
  readonly what: string
  /** False: the clock can't be right, and nothing may go by it. */
  readonly believed: () => Promise<boolean>
  readonly run: (signal: AbortSignal) => Promise<number>
}

/** Tidies up every hour in the background; a failure is logged, and the next turn tries again. */
export function startSweeping({ what, believed, run }: Sweep, clock: Clock, log: Log): Repeated {
  return repeat({
    async run(signal) {
      if (await believed()) {
        const gone = await run(signal)
        if (gone > 0) log.info({ gone }, what)
      } else log.warn(`not ${what}: the clock is too far past what is known to be believed`)
      return HOUR
    },
    first: FIRST,
    onFailure(error) {
      log.error({ err: error }, `not ${what}`)
      return HOUR
    },
    clock,
  })
}
