import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { SourcePast } from './last-prices.ts'

/** What stood before the start, until a bulletin or a person contradicts it. */
export function createPastPrices({ board, published }: Pick<SourcePast, 'board' | 'published'>) {
  /** No entry: neither has said anything yet. */
  const confirmed = new Map<InstrumentId, boolean>()
  const isInvalidated = (code: InstrumentId): boolean => confirmed.get(code) === false
  return {
    isInvalidated,
    get: (code: InstrumentId): Quote | undefined => (isInvalidated(code) ? undefined : board.get(code)),
    /** Of another process, from which this one took over. */
    published: (code: InstrumentId): Quote | undefined => (isInvalidated(code) ? undefined : published.get(code)),
    /** A start reads again all that people let pass, the oldest first: what contradicts it may not be the last word. */
    confirmBy(code: InstrumentId, isConfirmed: (quote: Quote) => boolean): void {
      const quote = board.get(code)
      if (quote !== undefined && confirmed.get(code) !== true) confirmed.set(code, isConfirmed(quote))
    },
  }
}
