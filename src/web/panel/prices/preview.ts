import type { PricedMargins, TypedMargins } from '#contract/panel/prices.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { marginSize, parseMargin } from '#domain/margin-text.ts'
import { type Margin, type MarginLimits, type MarginObjection, type SideMargins, withMargins } from '#domain/margin.ts'
import type { Quote, Sides } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { excessOf, likelyMargin, slipsOf, type UnusualKind } from '#domain/unusual-margin.ts'

export const SIDES = ['buy', 'sell'] as const

export type Side = (typeof SIDES)[number]

/** A margin that is possible and hardly meant, or not possible at all, with the one that was probably meant. */
export interface Doubt {
  readonly side: Side
  readonly kinds: readonly UnusualKind[]
  readonly margin: Margin
  readonly likely: Margin | null
}

/** Each for itself: of margins that are refused, too. */
export interface BothSides {
  readonly buy: Rate | null
  readonly sell: Rate | null
}

/** What margins come to at the prices of now, before anybody publishes them. */
export interface MarginPreview {
  /** Sides whose text is no margin. */
  readonly unreadable: readonly Side[]
  readonly changed: readonly Side[]
  /** As far as they can be read. */
  readonly margins: SideMargins
  /** null: there is no price of the source. */
  readonly sides: BothSides | null
  readonly objection: MarginObjection | null
  readonly likely: Margin | null
  readonly doubts: readonly Doubt[]
}

/** `from`: the margins that are to be replaced. */
export function previewOf(
  { price: { code, provider }, limits, largest }: PricedMargins,
  typed: TypedMargins,
  from: SideMargins,
): MarginPreview {
  const read = { buy: parseMargin(typed.buy), sell: parseMargin(typed.sell) }
  const margins: SideMargins = {
    ...(read.buy.ok && { buy: read.buy.value }),
    ...(read.sell.ok && { sell: read.sell.value }),
  }
  const whole = provider === null ? null : withMargins(quoteOf(code, provider), { [code]: margins }, limits)
  const objection = whole === null || whole.ok ? null : whole.error
  const doubts = SIDES.flatMap((side) => doubtOf(side))
  return {
    unreadable: SIDES.filter((side) => !read[side].ok),
    changed: SIDES.filter((side) => !read[side].ok || !isSameMargin(margins[side], from[side])),
    margins,
    sides: provider && {
      buy: provider.buy === null ? null : sideAfter(code, provider.buy, margins.buy),
      sell: sideAfter(code, provider.sell, margins.sell),
    },
    objection,
    likely: objection === null ? null : (doubts.find(({ side }) => side === objection.side)?.likely ?? null),
    doubts: doubts.filter(({ kinds }) => kinds.length > 0),
  }

  function doubtOf(side: Side): Doubt[] {
    const to = margins[side]
    if (to === undefined) return []
    const changed = { code, side, from: from[side], to, written: typed[side] }
    const measures = { largest: largest[side], price: provider?.[side] ?? null }
    const excess = excessOf(changed, measures)
    // Both say the same, and thirty days know more than one change.
    const slips = slipsOf(changed).filter((kind) => kind !== 'five-times' || !excess.includes('over-largest'))
    return [{ side, kinds: [...slips, ...excess], margin: to, likely: likelyMargin(changed, measures) }]
  }
}

/** Of what was changed and is possible. */
export function doubtsIn({ objection, doubts, changed }: MarginPreview): readonly Doubt[] {
  return objection === null ? doubts.filter(({ side }) => changed.includes(side)) : []
}

const WITHOUT_LIMITS: MarginLimits = { marginLimit: Infinity, spreadLimit: Infinity }

/** One side alone, as far as its margin would move it. */
function sideAfter(code: InstrumentId, rate: Rate, margin: Margin | undefined): Rate | null {
  const alone = quoteOf(code, { buy: null, sell: rate })
  const moved = withMargins(alone, { [code]: margin === undefined ? {} : { sell: margin } }, WITHOUT_LIMITS)
  return moved.ok ? moved.value.sell : null
}

function quoteOf(code: InstrumentId, sides: Sides): Quote {
  return { ...sides, code, unit: INSTRUMENTS[code].unit, quotedAt: 0, trend: { buy: '', sell: '' } }
}

/** A zero is no margin. */
export function isSameMargin(one: Margin | undefined, other: Margin | undefined): boolean {
  const [first, second] = [one, other].map((each) => (each === undefined || marginSize(each) === 0 ? null : each))
  return JSON.stringify(first) === JSON.stringify(second)
}

/** A margin that is one step larger or smaller: lira by what is priced, of a percent a hundredth. */
export function stepped(margin: Margin, times: 1 | -1, code: InstrumentId): Margin {
  return margin.kind === 'percent'
    ? { kind: 'percent', millionths: margin.millionths + times * 100 }
    : { kind: 'lira', micros: margin.micros + times * stepOf(code) }
}

/** In micro-lira: about two ten-thousandths of what such a thing costs. */
export function stepOf(code: InstrumentId): number {
  const { unitKind, pricedIn, group, gold } = INSTRUMENTS[code]
  if (!isMetal(code)) return 10_000
  if (group === 'silver' || (unitKind === 'gram' && pricedIn !== 'TRY')) return 50_000
  if (unitKind === 'ounce') return 500_000
  if (unitKind === 'kilogram') return 10_000_000
  if (unitKind === 'piece') return (gold?.grossMilligrams ?? 0) > 7000 ? 10_000_000 : 5_000_000
  return 1_000_000
}

/** What a gram of pure gold costs in it, whole lira; null: there is none in it, or its price is of another money. */
export function perGramOfGold(rate: Rate | null, code: InstrumentId): number | null {
  const { gold, pricedIn } = INSTRUMENTS[code]
  if (rate === null || gold === null || pricedIn !== 'TRY') return null
  const { fineness, grossMilligrams } = gold
  return Math.round((rate * fineness.of) / (fineness.parts * grossMilligrams * 1000))
}
