/** Tells listeners what is new; returns the way to stop listening. */
export interface Changes<News = void> {
  readonly subscribe: (listener: (news: News) => void) => () => void
}

export function createChanges<News = void>(): Changes<News> & { publish(news: News): void } {
  const listeners = new Set<(news: News) => void>()
  return {
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    publish(news) {
      for (const listener of listeners) listener(news)
    },
  }
}
