/** Counts occurrences, so that a test can wait for one instead of sleeping. */
export interface Occurrences {
  happened(): void
  count(): number
  /** Resolves at the `count`-th occurrence from the start, or immediately if it has already happened. */
  reached(count: number): Promise<void>
  next(): Promise<void>
}

export function occurrences(): Occurrences {
  let total = 0
  const waiting = new Set<{ readonly count: number; readonly resolve: () => void }>()
  const reached = async (count: number): Promise<void> => {
    if (total >= count) return
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.add({ count, resolve })
    await promise
  }
  return {
    happened() {
      total += 1
      for (const entry of waiting) {
        if (entry.count > total) continue
        waiting.delete(entry)
        entry.resolve()
      }
    },
    count: () => total,
    reached,
    next: () => reached(total + 1),
  }
}
