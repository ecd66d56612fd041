import type { InstrumentId } from './instrument.ts'
import {
  type MarginLimits,
  type MarginObjection,
  ownPrice,
  type SideMargins,
  withMargins,
  type Margin,
} from './margin.ts'
import type { Quote, Sides } from './quote.ts'
import {
  excessOf,
  likelyMargin,
  type MarginMeasures,
  type MarginSide,
  sameMargin,
  slipsOf,
  type UnusualKind,
} from './unusual-margin.ts'

/** A margin that is possible and was probably not meant. */
export interface UnusualMargin {
  readonly code: InstrumentId
  readonly side: MarginSide
  /** `lost`: the side had a margin, and has none now. */
  readonly kind: UnusualKind | 'lost'
  readonly from: Margin | null
  readonly to: Margin | null
  /** The largest margin of the last 30 days; null means that there was none. */
  readonly largest: Margin | null
  /** What was probably meant; null: nobody knows. */
  readonly likely: Margin | null
}

/** A margin that must not be, at the price of now. */
export interface RefusedMargin extends MarginObjection {
  /** What was probably meant; null: nobody knows. */
  readonly likely: Margin | null
}

export interface MarginCheckInput {
  readonly code: InstrumentId
  /** The source's price, before margins; undefined: there is none just now. */
  readonly quote: Quote | undefined
  readonly before: SideMargins
  readonly after: SideMargins
  readonly limitsBefore: MarginLimits
  readonly limitsAfter: MarginLimits
  /** The largest margins of the last 30 days. */
  readonly largest: SideMargins
}

export interface MarginCheck {
  /** What visitors read before the change; null: nothing, because there is no price or its sides would cross. */
  readonly before: Sides | null
  readonly after: Sides | null
  readonly refused: RefusedMargin | null
  readonly unusual: readonly UnusualMargin[]
}

const SIDES: readonly MarginSide[] = ['buy', 'sell']

/** What new margins of one price would do to it, and what speaks against them. */
export function checkMargin(input: MarginCheckInput): MarginCheck {
  const { code, quote, before, after, limitsBefore, limitsAfter } = input
  const unusual = SIDES.flatMap((side) => unusualOn(side, input))
  if (quote === undefined) return { before: null, after: null, refused: null, unusual }
  const was = ownPrice(quote, { [code]: before }, limitsBefore).quote
  const now = withMargins(quote, { [code]: after }, limitsAfter)
  if (now.ok) return { before: sidesOf(was), after: sidesOf(now.value), refused: null, unusual }
  const likely = likelyOn(now.error.side, input)
  return { before: sidesOf(was), after: null, refused: { ...now.error, likely }, unusual }
}

function unusualOn(side: MarginSide, input: MarginCheckInput): UnusualMargin[] {
  const { code, before, after, largest } = input
  const [from, to] = [before[side], after[side]]
  if (from === to || (from !== undefined && to !== undefined && sameMargin(from, to))) return []
  const known = { code, side, from: from ?? null, to: to ?? null, largest: largest[side] ?? null }
  if (to === undefined) return [{ ...known, kind: 'lost', likely: from ?? null }]
  const change = { code, side, from, to }
  const likely = likelyOn(side, input)
  return [...slipsOf(change), ...excessOf(change, measuresOn(side, input))].map((kind) => ({ ...known, kind, likely }))
}

function likelyOn(side: MarginSide, input: MarginCheckInput): Margin | null {
  const { code, before, after } = input
  const to = after[side]
  return to === undefined ? null : likelyMargin({ code, side, from: before[side], to }, measuresOn(side, input))
}

function measuresOn(side: MarginSide, { quote, largest }: MarginCheckInput): MarginMeasures {
  return { largest: largest[side], price: quote?.[side] ?? null }
}

function sidesOf(quote: Quote | null): Sides | null {
  return quote === null ? null : { buy: quote.buy, sell: quote.sell }
}
