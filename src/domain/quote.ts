import type { InstrumentId, QuotingUnit } from './instrument.ts'
import type { Rate } from './rate.ts'

/** The provider's own word on the last move of one side. It drives the flash, never the arrow (that is the daily change). */
export type Trend = 'up' | 'down' | ''

/** One price of one pair. `buy` is what the office pays, `sell` what the visitor pays; both per `unit` of the currency. */
export interface Quote {
  readonly code: InstrumentId
  readonly unit: QuotingUnit
  /** null: the source gave a sell rate only; tables show a dash, the hero keeps its last pair, nothing is recorded. */
  readonly buy: Rate | null
  readonly sell: Rate
  /** The quote's own time, ms since the epoch. */
  readonly quotedAt: number
  readonly trend: { readonly buy: Trend; readonly sell: Trend }
}

/** What a price comes to, whatever else is known of it. */
export type Sides = Pick<Quote, 'buy' | 'sell'>

/** A quote with both sides: what the hero shows and the store records. */
export type TwoSidedQuote = Quote & { readonly buy: Rate }

export function isTwoSided(quote: Quote): quote is TwoSidedQuote {
  return quote.buy !== null
}

export function samePrice(one: Sides, other: Sides): boolean {
  return one.buy === other.buy && one.sell === other.sell
}

/** When the oldest of some prices was quoted; null: there is none. */
export function oldestOf(prices: readonly Pick<Quote, 'quotedAt'>[]): number | null {
  return prices.length === 0 ? null : Math.min(...prices.map(({ quotedAt }) => quotedAt))
}
