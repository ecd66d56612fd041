import type { Side } from './deal.ts'
import type { InstrumentId } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { QuoteGuards } from './quote-rules.ts'
import type { Quote, Sides } from './quote.ts'
import { divideHalfAway, type Rate, rateOfMicros } from './rate.ts'
import { fail, ok, type Result } from './result.ts'

/**
 * The office's addition to one side of the provider's price; may be negative. `lira` is micro-lira per quoting unit
 * (100 yen). `percent` is parts per million of the price, so 0.25 % is 2,500. Both are safe integers.
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

const MILLION = 1_000_000n

export type MarginLimits = Pick<QuoteGuards, 'marginLimit' | 'spreadLimit'>

export type MarginMistake = 'margins-cross' | 'margins-too-far' | 'margins-too-wide'

/** A broken limit of a margin. `after` is null if the side would be zero or negative. */
export interface MarginObjection {
  readonly code: InstrumentId
  readonly mistake: MarginMistake
  readonly side: Side
  readonly before: Rate
  readonly after: Rate | null
}

/** Both sides of something that a margin can be added to. */
type PricedSides = Pick<Quote, 'code' | 'buy' | 'sell'>

export function withMargins<Priced extends PricedSides>(
  quote: Priced,
  margins: Margins,
  limits: MarginLimits,
): Result<Priced, MarginObjection> {
  const { buy: onBuy, sell: onSell } = margins[quote.code] ?? {}
  if (onBuy === undefined && onSell === undefined) return ok(quote)
  const sell = addMargin(quote.sell, onSell, quote.code)
  const buy = quote.buy === null ? null : addMargin(quote.buy, onBuy, quote.code)
  const object = (mistake: MarginMistake, side: Side): Result<never, MarginObjection> => {
    const [before, after] = side === 'sell' ? [quote.sell, sell] : [quote.buy ?? quote.sell, buy]
    return fail({ code: quote.code, mistake, side, before, after: after ?? null })
  }
  if (sell === undefined) return object('margins-cross', 'sell')
  if (buy === undefined) return object('margins-cross', 'buy')
  if (movesFurther(quote.sell, sell, limits)) return object('margins-too-far', 'sell')
  if (quote.buy !== null && buy !== null) {
    if (movesFurther(quote.buy, buy, limits)) return object('margins-too-far', 'buy')
    // The office may neither pay more than the market asks nor ask less than the market pays.
    if (buy > sell || buy > quote.sell) return object('margins-cross', onBuy === undefined ? 'sell' : 'buy')
    if (sell < quote.buy) return object('margins-cross', 'sell')
    // A spread that exceeds the limit without margins is allowed.
    const widened = sell - buy > quote.sell - quote.buy
    if (widened && (sell - buy) * 20_000 > limits.spreadLimit * (sell + buy))
      return object('margins-too-wide', onSell === undefined ? 'buy' : 'sell')
  }
  return ok({ ...quote, buy, sell })
}

/** The office's price for a source price. `quote` is null if the sides would cross; then the office quotes nothing. */
interface OwnPrice<Priced extends PricedSides = Quote> {
  readonly quote: Priced | null
  /** The broken limit for which the margins were cut; null if they apply in full. */
  readonly cut: MarginObjection | null
}

/** Applies the margins to a source price. Margins that exceed their limits, because the market has moved, are cut. */
export function ownPrice<Priced extends PricedSides>(
  quote: Priced,
  margins: Margins,
  limits: MarginLimits,
): OwnPrice<Priced> {
  const whole = withMargins(quote, margins, limits)
  if (whole.ok) return { quote: whole.value, cut: null }
  const kept = atMost(quote, margins[quote.code] ?? {}, limits)
  // If the whole margin would bring a side to zero, apply the largest allowed move.
  const { mistake } = whole.error
  const cause = kept === null ? 'margins-cross' : mistake === 'margins-cross' ? 'margins-too-far' : mistake
  return { quote: kept, cut: { ...whole.error, mistake: cause } }
}

function atMost<Priced extends PricedSides>(
  quote: Priced,
  { buy: onBuy, sell: onSell }: SideMargins,
  limits: MarginLimits,
): Priced | null {
  const step = stepOf(quote.code)
  const sell = clampToLimit(quote.sell, onSell, limits, step)
  if (quote.buy === null) return quoteOf(quote, null, sell)
  const [before, buy] = [
    { buy: BigInt(quote.buy), sell: BigInt(quote.sell) },
    clampToLimit(quote.buy, onBuy, limits, step),
  ]
  if (buy > sell || buy > before.sell || sell < before.buy) return null
  const widest = clampSpread(before, { buy, sell }, BigInt(limits.spreadLimit), step)
  return quoteOf(quote, widest.buy, widest.sell)
}

function quoteOf<Priced extends PricedSides>(quote: Priced, buy: bigint | null, sell: bigint): Priced | null {
  const [ownBuy, ownSell] = [buy === null ? null : rateOfMicros(Number(buy)), rateOfMicros(Number(sell))]
  if (!ownSell.ok || ownBuy?.ok === false) return null
  return { ...quote, buy: ownBuy?.value ?? null, sell: ownSell.value }
}

function clampToLimit(rate: Rate, margin: Margin | undefined, { marginLimit }: MarginLimits, step: bigint): bigint {
  const from = BigInt(rate)
  if (margin === undefined) return from
  const asked = roundedSum(from, margin, step)
  const most = (from * BigInt(marginLimit)) / 10_000n
  if (asked > from + most) return downTo(from, from + most, step)
  return asked < from - most ? upTo(from, from - most, step) : asked
}

/**
 * Reduces the margins that widen the spread beyond its limit, equally on both sides. Keeps a margin that narrows it.
 */
function clampSpread(before: BothSides, asked: BothSides, limit: bigint, step: bigint): BothSides {
  const base = { buy: larger(asked.buy, before.buy), sell: smaller(asked.sell, before.sell) }
  const more = { buy: base.buy - asked.buy, sell: asked.sell - base.sell }
  const [narrow, widening] = [base.sell - base.buy, more.sell + more.buy]
  // The spread may be as wide as the market's spread or the limit. Both margins are reduced by the same share.
  const shares = [
    { of: before.sell - before.buy - narrow, in: widening },
    { of: limit * (base.sell + base.buy) - 20_000n * narrow, in: 20_000n * widening - limit * (more.sell - more.buy) },
  ]
  if (widening === 0n || shares.some((share) => share.in <= share.of)) return asked
  const kept = (part: bigint): bigint =>
    shares.map((share) => (share.of <= 0n ? 0n : (part * share.of) / share.in)).reduce(larger)
  return {
    buy: upTo(base.buy, base.buy - kept(more.buy), step),
    sell: downTo(base.sell, base.sell + kept(more.sell), step),
  }
}

interface BothSides {
  readonly buy: bigint
  readonly sell: bigint
}

/** Rounds `to` towards `from`. */
function downTo(from: bigint, to: bigint, step: bigint): bigint {
  return larger(from, (to / step) * step)
}

function upTo(from: bigint, to: bigint, step: bigint): bigint {
  return smaller(from, ((to + step - 1n) / step) * step)
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other
}

function smaller(one: bigint, other: bigint): bigint {
  return one < other ? one : other
}

function movesFurther(before: Rate, after: Rate, { marginLimit }: MarginLimits): boolean {
  return Math.abs(after - before) * 10_000 > marginLimit * before
}

/**
 * An estimate of the source price behind an office price, for comparisons. A side that can't be computed stays as it
 * is.
 */
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

/**
 * Applies a margin to one side, without limits, rounded to the decimals of the screens. undefined if the result is zero
 * or negative.
 */
export function addMargin(rate: Rate, margin: Margin | undefined, code: InstrumentId): Rate | undefined {
  if (margin === undefined) return rate
  const added = rateOfMicros(Number(roundedSum(BigInt(rate), margin, stepOf(code))))
  return added.ok ? added.value : undefined
}

function stepOf(code: InstrumentId): bigint {
  return 10n ** BigInt(6 - INSTRUMENTS[code].decimals.rate)
}

/** Computes in bigint, because a rate times millionths exceeds 2^53. */
function roundedSum(rate: bigint, margin: Margin, step: bigint): bigint {
  switch (margin.kind) {
    case 'lira':
      return divideHalfAway(rate + BigInt(margin.micros), step) * step
    case 'percent':
      return divideHalfAway(rate * (MILLION + BigInt(margin.millionths)), step * MILLION) * step
  }
}
