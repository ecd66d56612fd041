/** Tells listeners what is new; returns the way to stop listening. */
export interface Changes<News = void> {
  readonly subscribe: (listener: (news: News) => void) => () => void
}

/** The one who knows calls `tell`. */
export function createChanges<News = void>(): Changes<News> & { tell(news: News): void } {
  const listeners = new Set<(news: News) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    tell(news) {
      for (const listener of listeners) listener(news)
    },
  }
}
