import type { Clock, Timer } from './clock.ts'
import type { Log } from './log.ts'

export interface Sweep {
  /** "old minute points thinned": what the log says when something went, and, with "not" before it, when the sweep failed. */
  readonly what: string
  /** ms before the first, and between the end of one and the beginning of the next. */
  readonly first: number
  readonly every: number
  /** Tells how many went. */
  readonly run: () => Promise<number>
}

/** Tidies up again and again in the background; a failure is logged, and the next turn tries again. Returns the way to stop. */
export function startSweeping({ what, first, every, run }: Sweep, clock: Clock, log: Log): () => void {
  let timer: Timer
  let stopped = false

  const sweep = async (): Promise<void> => {
    try {
      const gone = await run()
      if (gone > 0) log.info({ gone }, what)
    } catch (error) {
      log.error({ err: error }, `not ${what}`)
    }
    if (!stopped) wait(every)
  }

  function wait(delay: number): void {
    timer = clock.after(delay, () => void sweep())
  }
  wait(first)

  return () => {
    stopped = true
    timer.cancel()
  }
}
