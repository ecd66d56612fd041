/** A subscribable event. `subscribe` returns the function that unsubscribes. */
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
