import { HOUR, MINUTE } from '#domain/calendar.ts'
import type { Clock } from './clock.ts'
import type { Log } from './log.ts'
import { type Repeated, repeat } from './repeat.ts'

/** Nothing is deleted in the first minutes, because the network usually corrects a wrong clock in that time. */
const FIRST = 10 * MINUTE

interface Sweep {
  /** The work as the log names it, for example "thinning of old minute points". */
  readonly what: string
  /** Resolves with false if the clock is implausible. The sweep is then skipped. */
  readonly believed: () => Promise<boolean>
  readonly run: (signal: AbortSignal) => Promise<number>
}

/** Runs every hour in the background. A failure is logged, and the next hour retries. */
export function startSweeping({ what, believed, run }: Sweep, clock: Clock, log: Log): Repeated {
  return repeat({
    async run(signal) {
      if (await believed()) {
        const gone = await run(signal)
        if (gone > 0) log.info({ gone }, `${what} finished`)
      } else log.warn(`${what} skipped: the clock is implausible`)
      return HOUR
    },
    first: FIRST,
    onFailure(error) {
      log.error({ err: error }, `${what} failed`)
      return HOUR
    },
    clock,
  })
}
