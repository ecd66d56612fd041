import type { Clock } from './clock.ts'

/**
 * Runs shared work one at a time. All calls during a run share one further run, because the current run may have
 * missed their changes. The promise belongs to a run that began after the call, and rejects with it.
 */
export function coalesce(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined

  const run = (): Promise<void> => {
    next = undefined
    running = work().finally(() => {
      running = undefined
    })
    return running
  }

  return () => {
    if (next !== undefined) return next
    if (running === undefined) return run()
    next = running.then(run, run)
    return next
  }
}

/** Caches the last result as long as the source is the same object. */
export function memoizeLast<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  let last: { readonly source: Source; readonly made: Made } | undefined
  return (source) => {
    if (last?.source !== source) last = { source, made: make(source) }
    return last.made
  }
}

/** Caches the last result for `ms`. A rejected promise is cached, too. */
export function memoizeFor<Made>(ms: number, make: () => Made, clock: Pick<Clock, 'elapsed'>) {
  let last: { readonly at: number; readonly made: Made } | undefined
  return {
    read: (): Made => {
      if (last === undefined || clock.elapsed() - last.at >= ms) last = { at: clock.elapsed(), made: make() }
      return last.made
    },
    forget: () => void (last = undefined),
  }
}
