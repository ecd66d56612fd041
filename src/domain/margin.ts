import type { CurrencyCode } from './currency.ts'
import type { Quote } from './quote.ts'
import { type Rate, rateOfMicros } from './rate.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * What the office adds to one side of the provider's price; negative takes away. `lira`: micro-lira per quoting unit (of 100 yen, not of one).
 * `percent`: parts per million of the price, so 0.25 % is 2,500. Both are safe integers.
 */
export type Margin =
  | { readonly kind: 'lira'; readonly micros: number }
  | { readonly kind: 'percent'; readonly millionths: number }

/** A side without a margin keeps the provider's price to the last digit. */
export interface SideMargins {
  readonly buy?: Margin
  readonly sell?: Margin
}

export type Margins = Readonly<Partial<Record<CurrencyCode, SideMargins>>>

export const NO_MARGINS: Margins = {}

/** Prices with a margin are rounded to 4 decimals of a lira, as every screen shows them. */
const STEP = 100n
const MILLION = 1_000_000n

/** The office's own price; 'margins-cross' where it would stand with buy above sell, or with a side at or below zero. */
export function withMargins(quote: Quote, margins: Margins): Result<Quote, 'margins-cross'> {
  const { buy: onBuy, sell: onSell } = margins[quote.code] ?? {}
  if (onBuy === undefined && onSell === undefined) return ok(quote)
  const sell = addMargin(quote.sell, onSell)
  const buy = quote.buy === null ? null : addMargin(quote.buy, onBuy)
  if (sell === undefined || buy === undefined || (buy !== null && buy > sell)) return fail('margins-cross')
  return ok({ ...quote, buy, sell })
}

function addMargin(rate: Rate, margin: Margin | undefined): Rate | undefined {
  if (margin === undefined) return rate
  const added = rateOfMicros(Number(roundedSum(BigInt(rate), margin)))
  return added.ok ? added.value : undefined
}

/** Exact to the last digit: rate times millionths passes 2^53 long before either does. */
function roundedSum(rate: bigint, margin: Margin): bigint {
  switch (margin.kind) {
    case 'lira':
      return divideHalfAway(rate + BigInt(margin.micros), STEP) * STEP
    case 'percent':
      return divideHalfAway(rate * (MILLION + BigInt(margin.millionths)), STEP * MILLION) * STEP
  }
}

function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const half = divisor / 2n
  return (dividend < 0n ? dividend - half : dividend + half) / divisor
}
