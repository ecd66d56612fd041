import type { Side } from './deal.ts'
import type { InstrumentId } from './instrument.ts'
import type { MarginMeasure } from './margin-measure.ts'
import { marginSize } from './margin-text.ts'
import {
  addMargin,
  type Margin,
  type MarginLimits,
  type MarginObjection,
  ownPrice,
  type SideMargins,
  withMargins,
} from './margin.ts'
import type { Sides } from './quote.ts'
import type { Rate } from './rate.ts'
import {
  type ChangedMargin,
  excessOf,
  likelyMargin,
  type MarginBasis,
  sameMargin,
  slipsOf,
  type UnusualKind,
} from './unusual-margin.ts'

/** A possible margin that was probably not intended. */
export interface UnusualMargin {
  readonly code: InstrumentId
  readonly side: Side
  /** `lost` means that the margin of the side was removed. */
  readonly kind: UnusualKind | 'lost'
  readonly from: Margin | null
  readonly to: Margin | null
  /** The largest margin of the last 30 days; null means that there was none. */
  readonly largest: Margin | null
  /** The margin that was probably intended; null means unknown. */
  readonly likely: Margin | null
}

/** A margin that the limits forbid. */
export interface RefusedMargin extends MarginObjection {
  /** The margin that was probably intended; null means unknown. */
  readonly likely: Margin | null
}

export interface MarginCheckInput {
  readonly code: InstrumentId
  /** null means that no reference price is known. */
  readonly measure: MarginMeasure | null
  readonly before: SideMargins
  readonly after: SideMargins
  /** The typed texts; a side that was sent as a number has none. */
  readonly written?: Readonly<Partial<Record<Side, string>>> | undefined
  readonly limitsBefore: MarginLimits
  readonly limitsAfter: MarginLimits
  /** The largest margins of the last 30 days. */
  readonly largest: SideMargins
}

export interface MarginCheck {
  /** The office's price before the change; null if there is no price or its sides would cross. */
  readonly before: Sides | null
  readonly after: Sides | null
  /** Each side with its margin alone, also if it is refused; null means that there is no current price. */
  readonly each: { readonly buy: Rate | null; readonly sell: Rate | null } | null
  readonly refused: RefusedMargin | null
  readonly unusual: readonly UnusualMargin[]
}

const SIDES: readonly Side[] = ['buy', 'sell']

/** Checks new margins of one price. Browser and server use this same function. */
export function checkMargin(input: MarginCheckInput): MarginCheck {
  const { code, measure, before, after, limitsBefore } = input
  const unusual = SIDES.flatMap((side) => unusualOn(side, input))
  if (measure === null) return { before: null, after: null, each: null, refused: null, unusual }
  const objection = objectionTo(measure, input)
  const refused = objection && { ...objection, likely: likelyOn(objection.side, input) }
  if (measure.kind !== 'price') return { before: null, after: null, each: null, refused, unusual }
  const quote = { code, ...measure.sides }
  const { buy, sell } = measure.sides
  const each = {
    buy: buy === null ? null : (addMargin(buy, after.buy, code) ?? null),
    sell: addMargin(sell, after.sell, code) ?? null,
  }
  const next = refused === null && each.sell !== null ? { buy: each.buy, sell: each.sell } : null
  return {
    before: sidesOf(ownPrice(quote, { [code]: before }, limitsBefore).quote),
    after: next,
    each,
    refused,
    unusual,
  }
}

function objectionTo(
  { kind, sides }: MarginMeasure,
  { code, after, limitsAfter }: MarginCheckInput,
): MarginObjection | null {
  const margins = { [code]: after }
  if (kind === 'price' && sides.buy !== null) {
    const both = withMargins({ code, ...sides }, margins, limitsAfter)
    return both.ok ? null : both.error
  }
  // Only a price with both sides has a spread; otherwise each side is checked alone.
  for (const side of SIDES) {
    const alone = { code, buy: null, sell: sides[side] ?? sides.sell }
    const own = after[side] === undefined ? null : withMargins(alone, { [code]: { sell: after[side] } }, limitsAfter)
    if (own?.ok === false) return { ...own.error, side }
  }
  return null
}

function unusualOn(side: Side, input: MarginCheckInput): UnusualMargin[] {
  const { code, before, after, largest, measure } = input
  const [from, to] = [before[side], after[side]]
  if (sameMargin(from, to)) return []
  const known = { code, side, from: from ?? null, to: to ?? null, largest: largest[side] ?? null }
  if (to === undefined) return [{ ...known, kind: 'lost', likely: from ?? null }]
  const change = changeOn(side, to, input)
  const excess = excessOf(change, measuresOn(side, input))
  // Both kinds report a large margin, and a comparison with thirty days is more reliable than one with the last margin.
  const slips = slipsOf(change).filter((kind) => kind !== 'five-times' || !excess.includes('over-largest'))
  const unmeasured = measure === null && marginSize(to) > 0 ? (['unmeasured'] as const) : []
  const likely = likelyOn(side, input)
  return [...slips, ...excess, ...unmeasured].map((kind) => ({ ...known, kind, likely }))
}

function likelyOn(side: Side, input: MarginCheckInput): Margin | null {
  const to = input.after[side]
  return to === undefined ? null : likelyMargin(changeOn(side, to, input), measuresOn(side, input))
}

function changeOn(side: Side, to: Margin, { code, before, written }: MarginCheckInput): ChangedMargin {
  return { code, side, from: before[side], to, written: written?.[side] }
}

function measuresOn(side: Side, { measure, largest }: MarginCheckInput): MarginBasis {
  return { largest: largest[side], price: measure === null ? null : (measure.sides[side] ?? measure.sides.sell) }
}

function sidesOf(quote: Sides | null): Sides | null {
  return quote === null ? null : { buy: quote.buy, sell: quote.sell }
}
