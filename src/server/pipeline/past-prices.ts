import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import type { SourcePast } from './last-prices.ts'

/** Prices from before the start, until a bulletin or a person contradicts them. */
export function createPastPrices({ board, published }: Pick<SourcePast, 'board' | 'published'>) {
  /** true means confirmed, false contradicted, and a missing entry unknown. */
  const confirmed = new Map<InstrumentId, boolean>()
  const isInvalidated = (code: InstrumentId): boolean => confirmed.get(code) === false
  return {
    isInvalidated,
    get: (code: InstrumentId): Quote | undefined => (isInvalidated(code) ? undefined : board.get(code)),
    /** Returns the price that the previous leader had published before this process took over. */
    published: (code: InstrumentId): Quote | undefined => (isInvalidated(code) ? undefined : published.get(code)),
    /** Confirms or contradicts a price. The last call decides, because a start replays all approvals, oldest first. */
    confirmBy(code: InstrumentId, isConfirmed: (quote: Quote) => boolean): void {
      const quote = board.get(code)
      if (quote !== undefined && confirmed.get(code) !== true) confirmed.set(code, isConfirmed(quote))
    },
  }
}
