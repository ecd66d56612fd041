/**
 * Runs work that many may ask for once at a time. Who asks during a run gets one more run after it, shared with all who
 * ask meanwhile, since the run under way may have looked before there was anything new. The promise is of a run that
 * began after the call, and rejects as that run does.
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

/**
 * Runs pieces of work one after another, whatever comes of each. For a lock that is waited for by blocking: two of one
 * process would wait for each other.
 */
export function createMutex(): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const turn = last.then(work, work)
    last = turn
    return turn
  }
}

/** Makes again only when the source is another object than the time before. */
export function memoizeLast<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  let last: { readonly source: Source; readonly made: Made } | undefined
  return (source) => {
    if (last?.source !== source) last = { source, made: make(source) }
    return last.made
  }
}
