/** Tells listeners that something is new; returns the way to stop listening. */
export interface Changes {
  readonly subscribe: (listener: () => void) => () => void
}

/** The one who knows calls `tell`. */
export function createChanges(): Changes & { tell(): void } {
  const listeners = new Set<() => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell() {
      for (const listener of listeners) listener()
    },
  }
}
