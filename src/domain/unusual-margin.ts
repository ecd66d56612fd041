import type { Side } from './deal.ts'
import { type InstrumentId, isMetal } from './instrument.ts'
import { marginSize } from './margin-text.ts'
import type { Margin } from './margin.ts'
import { readsAsThousands } from './parse-margin.ts'
import type { Rate } from './rate.ts'

/** A margin of one side that replaces another. */
export interface ChangedMargin {
  readonly code: InstrumentId
  readonly side: Side
  /** undefined if there was no margin. */
  readonly from: Margin | undefined
  readonly to: Margin
  /** The text as typed; undefined if the margin came as a number. */
  readonly written?: string | undefined
}

/** The reasons why a valid margin was probably not intended. */
export type UnusualKind =
  /** The office pays more, or asks less, than the market: the sign may be wrong. */
  | 'in-favour'
  /** More than five times the last margin, so a comma may have slipped. */
  | 'five-times'
  /** "1.000" or "1,000", which may mean a thousand. */
  | 'thousands'
  /** More than twice the largest margin of the last days. */
  | 'over-largest'
  /** More than half a percent of the price. */
  | 'over-half-percent'
  /** No price, bulletin or close to compare it with. */
  | 'unmeasured'

/** The factor of a slip: a misplaced comma multiplies by ten. */
const TIMES = 5

/** Compares a margin with the one before. Zero is always intended, and so is an unchanged margin. */
export function slipsOf({ side, from, to, written }: ChangedMargin): UnusualKind[] {
  if (marginSize(to) === 0 || sameMargin(from, to)) return []
  const last = from?.kind === to.kind ? from : undefined
  // A smaller margin in the customer's favour than before is not a slip.
  const isLess = last !== undefined && isInFavour(side, last) && marginSize(to) <= marginSize(last)
  return [
    ...(isInFavour(side, to) && !isLess ? (['in-favour'] as const) : []),
    ...(last !== undefined && marginSize(last) > 0 && marginSize(to) > TIMES * marginSize(last)
      ? (['five-times'] as const)
      : []),
    ...(written !== undefined && readsAsThousands(written) ? (['thousands'] as const) : []),
  ]
}

/** The figures that a margin is compared with. */
export interface MarginBasis {
  /** The largest margin of the last days by absolute size; undefined if there was none. */
  readonly largest: Margin | undefined
  /** The price of this side before margins; null means none. */
  readonly price: Rate | null
}

/** Half a percent of the price, as 1 in 200. */
const HALF_PERCENT_IS_ONE_IN = 200

/** Compares a margin with the last days and with the price. */
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

/**
 * Returns the larger margin by absolute size. Two kinds are compared at the price; without a price, the second one
 * wins.
 */
export function largerMargin(one: Margin | undefined, other: Margin, price: Rate | null): Margin {
  if (one === undefined) return other
  const sizes = comparable(one, other, price)
  return sizes !== null && sizes.of > sizes.now ? one : other
}

const FACTORS = [1, 10, 100, 1000] as const
/** The usual margin if nothing else is known: a thousandth of the price. */
const USUAL_SHARE = 1000
/** A misplaced comma multiplies by ten; the square root of that separates a slip from intent. */
const SLIPPED_BY = Math.sqrt(10)

/**
 * Returns the margin that was probably intended: the comma at the place where the margin is nearest to earlier ones of
 * this side, the sign in the office's favour, "1.000" as a thousand if the price is in thousands. null if unknown.
 */
export function likelyMargin(
  { code, side, from, to, written }: ChangedMargin,
  { largest, price }: MarginBasis,
): Margin | null {
  const size = marginSize(to)
  if (size === 0) return null
  const sign = side === 'buy' ? -1 : 1
  // A margin that was in the customer's favour before may be intended.
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

/** Returns the usual size of a margin of this kind; null means unknown. */
function usualSize(to: Margin, from: Margin | undefined, largest: Margin | undefined, price: Rate | null) {
  const known = [from, largest].filter((each) => each?.kind === to.kind && marginSize(each) > 0)
  const sizes = known.flatMap((each) => (each === undefined ? [] : marginSize(each)))
  if (sizes.length > 0) return Math.max(...sizes)
  if (to.kind === 'percent') return 1_000_000 / USUAL_SHARE
  return price === null ? null : price / USUAL_SHARE
}

/** The smallest step: a ten-thousandth of a lira or of a percent. */
function leastOf({ kind }: Margin): number {
  return kind === 'lira' ? 100 : 1
}

function sized({ kind }: Margin, amount: number): Margin {
  return kind === 'lira' ? { kind, micros: amount } : { kind, millionths: amount }
}

/** No margin equals a margin of zero. */
export function sameMargin(one: Margin | undefined, other: Margin | undefined): boolean {
  if (one === undefined || other === undefined) return marginSize(one ?? other ?? ZERO) === 0
  return amountOf(one) === amountOf(other) && (one.kind === other.kind || amountOf(one) === 0)
}

const ZERO: Margin = { kind: 'lira', micros: 0 }

function isInFavour(side: Side, margin: Margin): boolean {
  return side === 'buy' ? amountOf(margin) > 0 : amountOf(margin) < 0
}

function amountOf(margin: Margin): number {
  return margin.kind === 'lira' ? margin.micros : margin.millionths
}

/** Returns two sizes in the same unit; null if their kinds differ and there is no price. */
function comparable(of: Margin, now: Margin, price: Rate | null): { readonly of: number; readonly now: number } | null {
  if (of.kind === now.kind) return { of: marginSize(of), now: marginSize(now) }
  return price === null ? null : { of: liraOf(of, price), now: liraOf(now, price) }
}

/** Returns the size in micro-lira at a price. */
function liraOf(margin: Margin, price: Rate): number {
  return margin.kind === 'lira' ? marginSize(margin) : (marginSize(margin) * price) / 1_000_000
}
