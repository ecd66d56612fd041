import { type InstrumentId, isMetal } from './instrument.ts'
import { marginSize, readsAsThousands } from './margin-text.ts'
import type { Margin } from './margin.ts'
import type { Rate } from './rate.ts'

export type MarginSide = 'buy' | 'sell'

/** A margin of one side that takes the place of another. */
export interface ChangedMargin {
  readonly code: InstrumentId
  readonly side: MarginSide
  /** undefined: there was none. */
  readonly from: Margin | undefined
  readonly to: Margin
  /** As it was written; left out: it came as a figure. */
  readonly written?: string | undefined
}

/** What makes a margin one that was probably not meant, though it is possible. */
export type UnusualKind =
  /** The office pays more, or asks less, than the market: signs may be swapped. */
  | 'in-favour'
  /** More than five times its last: a comma may have slipped. */
  | 'five-times'
  /** "1.000" or "1,000": a thousand may be meant. */
  | 'thousands'
  /** More than twice the largest of its last days. */
  | 'over-largest'
  /** Over half a percent of the price. */
  | 'over-half-percent'
  /** There is no price, no bulletin and no close to measure it by. */
  | 'unmeasured'

/** What the slip of a hand makes of a margin: a comma one place further is ten times as much. */
const TIMES = 5

/**
 * What shows of the margin and the one before. A zero is written by whoever wants none, and a margin that stays is
 * none.
 */
export function slipsOf({ side, from, to, written }: ChangedMargin): UnusualKind[] {
  if (marginSize(to) === 0 || sameMargin(from, to)) return []
  const last = from?.kind === to.kind ? from : undefined
  // Of what was in the customer's favour already, less is no slip.
  const isLess = last !== undefined && isInFavour(side, last) && marginSize(to) <= marginSize(last)
  return [
    ...(isInFavour(side, to) && !isLess ? (['in-favour'] as const) : []),
    ...(last !== undefined && marginSize(last) > 0 && marginSize(to) > TIMES * marginSize(last)
      ? (['five-times'] as const)
      : []),
    ...(written !== undefined && readsAsThousands(written) ? (['thousands'] as const) : []),
  ]
}

/** What a margin is measured against. */
export interface MarginBasis {
  /** The largest of its last days by size; undefined: it had none. */
  readonly largest: Margin | undefined
  /** Of this side, before margins; null: there is none. */
  readonly price: Rate | null
}

/** Of what the price is: half a percent, as 1 in so many. */
const HALF_PERCENT_IS_ONE_IN = 200

/** What shows of the days before and of the price. */
export function excessOf({ from, to }: ChangedMargin, { largest, price }: MarginBasis): UnusualKind[] {
  if (marginSize(to) === 0 || sameMargin(from, to)) return []
  const most = largest === undefined ? null : comparable(largest, to, price)
  const inLira = price === null ? null : liraOf(to, price)
  const isOver =
    to.kind === 'percent'
      ? marginSize(to) * HALF_PERCENT_IS_ONE_IN > 1_000_000
      : price !== null && inLira !== null && inLira * HALF_PERCENT_IS_ONE_IN > price
  return [
    ...(most !== null && most.of > 0 && most.now > 2 * most.of ? (['over-largest'] as const) : []),
    ...(isOver ? (['over-half-percent'] as const) : []),
  ]
}

/** The larger one by size; of two kinds by what they come to at the price, and without one the second stays. */
export function largerMargin(one: Margin | undefined, other: Margin, price: Rate | null): Margin {
  if (one === undefined) return other
  const sizes = comparable(one, other, price)
  return sizes !== null && sizes.of > sizes.now ? one : other
}

const FACTORS = [1, 10, 100, 1000] as const
/** Where nothing else is known: a thousandth of the price. */
const USUAL_SHARE = 1000
/** A comma one place further is ten times as much; half of that, by the power, is a slip. */
const SLIPPED_BY = Math.sqrt(10)

/**
 * The margin that was probably meant: the comma where it comes nearest to the margins that the side has had, the sign
 * for the office, "1.000" a thousand of what costs thousands. null: nobody knows, or it is as written.
 */
export function likelyMargin(
  { code, side, from, to, written }: ChangedMargin,
  { largest, price }: MarginBasis,
): Margin | null {
  const size = marginSize(to)
  if (size === 0) return null
  const sign = side === 'buy' ? -1 : 1
  // What was in the customer's favour already may be meant so.
  const keepsSign = from !== undefined && isInFavour(side, from)
  const signed = (amount: number): Margin => sized(to, (keepsSign ? Math.sign(amountOf(to)) : sign) * amount)
  if (isMetal(code) && to.kind === 'lira' && written !== undefined && readsAsThousands(written))
    return signed(size * 1000)
  const usual = usualSize(to, from, largest, price)
  if (usual === null) return null
  const distance = (amount: number): number => Math.abs(Math.log(amount / usual))
  const candidates = FACTORS.map((factor) => size / factor).filter((amount) => Number.isInteger(amount / leastOf(to)))
  const nearest = candidates.reduce((best, each) => (distance(each) < distance(best) ? each : best), size)
  const isSlip = size / usual > SLIPPED_BY
  const intended = signed(isSlip ? nearest : size)
  return sameMargin(intended, to) ? null : intended
}

/** By which the size of this kind is measured; null: nothing is known. */
function usualSize(to: Margin, from: Margin | undefined, largest: Margin | undefined, price: Rate | null) {
  const known = [from, largest].filter((each) => each?.kind === to.kind && marginSize(each) > 0)
  const sizes = known.flatMap((each) => (each === undefined ? [] : marginSize(each)))
  if (sizes.length > 0) return Math.max(...sizes)
  if (to.kind === 'percent') return 1_000_000 / USUAL_SHARE
  return price === null ? null : price / USUAL_SHARE
}

/** A ten-thousandth of a lira or of a percent: finer is not written. */
function leastOf({ kind }: Margin): number {
  return kind === 'lira' ? 100 : 1
}

function sized({ kind }: Margin, amount: number): Margin {
  return kind === 'lira' ? { kind, micros: amount } : { kind, millionths: amount }
}

/** No margin and a margin of zero are the same. */
export function sameMargin(one: Margin | undefined, other: Margin | undefined): boolean {
  if (one === undefined || other === undefined) return marginSize(one ?? other ?? ZERO) === 0
  return amountOf(one) === amountOf(other) && (one.kind === other.kind || amountOf(one) === 0)
}

const ZERO: Margin = { kind: 'lira', micros: 0 }

function isInFavour(side: MarginSide, margin: Margin): boolean {
  return side === 'buy' ? amountOf(margin) > 0 : amountOf(margin) < 0
}

function amountOf(margin: Margin): number {
  return margin.kind === 'lira' ? margin.micros : margin.millionths
}

/** Two sizes in one measure; null: they are of two kinds, and there is no price. */
function comparable(of: Margin, now: Margin, price: Rate | null): { readonly of: number; readonly now: number } | null {
  if (of.kind === now.kind) return { of: marginSize(of), now: marginSize(now) }
  return price === null ? null : { of: liraOf(of, price), now: liraOf(now, price) }
}

/** In micro-lira at a price. */
function liraOf(margin: Margin, price: Rate): number {
  return margin.kind === 'lira' ? marginSize(margin) : (marginSize(margin) * price) / 1_000_000
}
