import type { InstrumentId, QuotingUnit } from './instrument.ts'
import type { Rate, RateError } from './rate.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * The direction of a side's last move as sent by the provider. The flash shows it; the arrow shows the daily change.
 */
export type Trend = 'up' | 'down' | ''

/** The office pays `buy`, and the visitor pays `sell`. Both are per `unit` of the currency. */
export interface Quote {
  readonly code: InstrumentId
  readonly unit: QuotingUnit
  /** null if the source sent only a sell rate. Tables then show a dash, and nothing is recorded. */
  readonly buy: Rate | null
  readonly sell: Rate
  /** The quote's own time, ms since the epoch. */
  readonly quotedAt: number
  readonly trend: { readonly buy: Trend; readonly sell: Trend }
}

export type Sides = Pick<Quote, 'buy' | 'sell'>

export type TwoSidedQuote = Quote & { readonly buy: Rate }

export function isTwoSided(quote: Quote): quote is TwoSidedQuote {
  return quote.buy !== null
}

export function samePrice(one: Sides, other: Sides): boolean {
  return one.buy === other.buy && one.sell === other.sell
}

export function oldestOf(prices: readonly Pick<Quote, 'quotedAt'>[]): number | null {
  return prices.length === 0 ? null : Math.min(...prices.map(({ quotedAt }) => quotedAt))
}

/** Joins the codes of prices: "USD, EUR". */
export function codesOf(prices: readonly Pick<Quote, 'code'>[]): string {
  return prices.map(({ code }) => code).join(', ')
}

/** The source's time of one price. An empty stamp marks a dead code that the provider has not removed. */
export type OwnTime =
  | { readonly kind: 'at'; readonly at: number }
  | { readonly kind: 'absent' }
  | { readonly kind: 'empty' }
  | { readonly kind: 'unreadable' }

export interface OfferedPrice {
  readonly code: InstrumentId
  readonly unit: QuotingUnit
  readonly buy: Result<Rate, RateError>
  readonly sell: Result<Rate, RateError>
  readonly time: OwnTime
  readonly trend: { readonly buy: Trend; readonly sell: Trend }
}

export interface PriceMessage {
  readonly prices: readonly OfferedPrice[]
  /** Priced codes that are not on the board: crosses, unknown codes, and metals if the office has no gold. */
  readonly ignored: readonly string[]
  /** meta.tarih, else meta.time: the time of prices without their own. */
  readonly statedAt: number | null
  /** meta.time, else meta.tarih: the time of the source's last message. */
  readonly sourceTime: number | null
  /** Currencies and metals that the office has stopped quoting. Only our own server sends this. */
  readonly halted: readonly InstrumentId[]
}

/** Returns the time of a price: its own time, else the time of the message, else the time of receipt. */
export function claimedTime(
  { time }: OfferedPrice,
  statedAt: number | null,
  receivedAt: number,
): Result<number, 'dead-code' | 'unreadable-stamp'> {
  switch (time.kind) {
    case 'at':
      return ok(time.at)
    case 'absent':
      return ok(statedAt ?? receivedAt)
    case 'empty':
      return fail('dead-code')
    case 'unreadable':
      return fail('unreadable-stamp')
  }
}

/** A zero buy beside a valid sell is a one-sided quote; any other invalid side invalidates the price. */
export function sidesOf({ buy, sell }: OfferedPrice): Result<Sides, RateError> {
  if (!sell.ok) return sell
  if (buy.ok) return ok({ buy: buy.value, sell: sell.value })
  return buy.error === 'zero' ? ok({ buy: null, sell: sell.value }) : buy
}
