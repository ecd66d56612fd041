import type { InstrumentId } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { QuoteGuards } from './quote-rules.ts'
import type { Quote, Sides } from './quote.ts'
import { divideHalfAway, type Rate, rateOfMicros } from './rate.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * What the office adds to one side of the provider's price; negative takes away. `lira`: micro-lira per quoting unit
 * (of 100 yen, not of one). `percent`: parts per million of the price, so 0.25 % is 2,500. Both are safe integers.
 */
export type Margin =
  | { readonly kind: 'lira'; readonly micros: number }
  | { readonly kind: 'percent'; readonly millionths: number }

/** A side without a margin keeps the provider's price to the last digit. */
export interface SideMargins {
  readonly buy?: Margin
  readonly sell?: Margin
}

export type Margins = Readonly<Partial<Record<InstrumentId, SideMargins>>>

export const NO_MARGINS: Margins = {}

const MILLION = 1_000_000n

export type MarginLimits = Pick<QuoteGuards, 'marginLimit' | 'spreadLimit'>

export type MarginMistake = 'margins-cross' | 'margins-too-far' | 'margins-too-wide'

/** What a margin must not do. `after` null: the side would be at or below zero. */
export interface MarginObjection {
  readonly code: InstrumentId
  readonly mistake: MarginMistake
  readonly side: 'buy' | 'sell'
  readonly before: Rate
  readonly after: Rate | null
}

export function withMargins(quote: Quote, margins: Margins, limits: MarginLimits): Result<Quote, MarginObjection> {
  const { buy: onBuy, sell: onSell } = margins[quote.code] ?? {}
  if (onBuy === undefined && onSell === undefined) return ok(quote)
  const step = 10n ** BigInt(6 - INSTRUMENTS[quote.code].decimals.rate)
  const sell = addMargin(quote.sell, onSell, step)
  const buy = quote.buy === null ? null : addMargin(quote.buy, onBuy, step)
  const object = (mistake: MarginMistake, side: 'buy' | 'sell'): Result<never, MarginObjection> => {
    const [before, after] = side === 'sell' ? [quote.sell, sell] : [quote.buy ?? quote.sell, buy]
    return fail({ code: quote.code, mistake, side, before, after: after ?? null })
  }
  if (sell === undefined) return object('margins-cross', 'sell')
  if (buy === undefined) return object('margins-cross', 'buy')
  if (movesFurther(quote.sell, sell, limits)) return object('margins-too-far', 'sell')
  if (quote.buy !== null && buy !== null) {
    if (movesFurther(quote.buy, buy, limits)) return object('margins-too-far', 'buy')
    // Neither may the office pay more than the market asks, nor ask less than the market pays.
    if (buy > sell || buy > quote.sell) return object('margins-cross', onBuy === undefined ? 'sell' : 'buy')
    if (sell < quote.buy) return object('margins-cross', 'sell')
    // A spread that is wider without margins already may stay.
    const widened = sell - buy > quote.sell - quote.buy
    if (widened && (sell - buy) * 20_000 > limits.spreadLimit * (sell + buy))
      return object('margins-too-wide', onSell === undefined ? 'buy' : 'sell')
  }
  return ok({ ...quote, buy, sell })
}

/** What speaks against margins at these prices, one objection a price at most. */
export function marginObjections(
  quotes: Iterable<Quote>,
  margins: Margins,
  limitsOf: (code: InstrumentId) => MarginLimits,
): MarginObjection[] {
  return [...quotes].flatMap((quote) => {
    const own = withMargins(quote, margins, limitsOf(quote.code))
    return own.ok ? [] : own.error
  })
}

function movesFurther(before: Rate, after: Rate, { marginLimit }: MarginLimits): boolean {
  return Math.abs(after - before) * 10_000 > marginLimit * before
}

/** About what the provider charged where the office charged this, to compare with. A side that can't be told stays. */
export function withoutMargins({ buy, sell }: Sides, { buy: onBuy, sell: onSell }: SideMargins = {}): Sides {
  return { buy: buy === null ? null : takeMargin(buy, onBuy), sell: takeMargin(sell, onSell) }
}

function takeMargin(rate: Rate, margin: Margin | undefined): Rate {
  if (margin === undefined) return rate
  const before =
    margin.kind === 'lira' ? rate - margin.micros : (rate / (Number(MILLION) + margin.millionths)) * Number(MILLION)
  const taken = rateOfMicros(before)
  return taken.ok ? taken.value : rate
}

/** Prices with a margin are rounded to the decimals that every screen shows. */
function addMargin(rate: Rate, margin: Margin | undefined, step: bigint): Rate | undefined {
  if (margin === undefined) return rate
  const added = rateOfMicros(Number(roundedSum(BigInt(rate), margin, step)))
  return added.ok ? added.value : undefined
}

/** Exact to the last digit: rate times millionths passes 2^53 long before either does. */
function roundedSum(rate: bigint, margin: Margin, step: bigint): bigint {
  switch (margin.kind) {
    case 'lira':
      return divideHalfAway(rate + BigInt(margin.micros), step) * step
    case 'percent':
      return divideHalfAway(rate * (MILLION + BigInt(margin.millionths)), step * MILLION) * step
  }
}
