import type { PricedMargins, TypedMargins } from '#contract/panel/price-pages.ts'
import { checkMargin, type MarginCheck, type UnusualMargin } from '#domain/check-margin.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { parseMargin } from '#domain/margin-text.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import type { Rate } from '#domain/rate.ts'
import { type MarginSide, sameMargin } from '#domain/unusual-margin.ts'

export const SIDES = ['buy', 'sell'] as const

export type PreviewSide = MarginSide

/** Each for itself: of margins that are refused, too. */
export type BothSides = NonNullable<MarginCheck['each']>

/** The prices with typed margins, by the same check as the server's. */
export interface MarginPreview {
  /** Sides whose text is no margin. */
  readonly unreadable: readonly PreviewSide[]
  readonly changed: readonly PreviewSide[]
  /** A side that can't be read has the margin that is to be replaced. */
  readonly margins: SideMargins
  /** null: there is no price of the source. */
  readonly sides: BothSides | null
  readonly refused: MarginCheck['refused']
  /** Unusual margins that need a second yes; empty if a margin is refused. */
  readonly unusual: readonly UnusualMargin[]
}

/** `from`: the margins that are to be replaced. */
export function previewOf(
  { price: { code }, measure, limits, largest }: PricedMargins,
  typed: TypedMargins,
  from: SideMargins,
): MarginPreview {
  const read = { buy: parseMargin(typed.buy), sell: parseMargin(typed.sell) }
  const after = (side: PreviewSide): Margin | undefined => (read[side].ok ? read[side].value : from[side])
  const margins = sideMargins(after('buy'), after('sell'))
  const check = checkMargin({
    code,
    measure,
    before: from,
    after: margins,
    written: typed,
    limitsBefore: limits,
    limitsAfter: limits,
    largest,
  })
  return {
    unreadable: SIDES.filter((side) => !read[side].ok),
    changed: SIDES.filter((side) => !read[side].ok || !sameMargin(margins[side], from[side])),
    margins,
    sides: check.each,
    refused: check.refused,
    unusual: check.refused === null ? check.unusual : [],
  }
}

function sideMargins(buy: Margin | undefined, sell: Margin | undefined): SideMargins {
  return { ...(buy !== undefined && { buy }), ...(sell !== undefined && { sell }) }
}

/** What a gram of pure gold costs in it, whole lira; null: there is none in it, or its price is of another money. */
export function perGramOfGold(rate: Rate | null, code: InstrumentId): number | null {
  const { gold, pricedIn } = INSTRUMENTS[code]
  if (rate === null || gold === null || pricedIn !== 'TRY') return null
  const { fineness, grossMilligrams } = gold
  return Math.round((rate * fineness.of) / (fineness.numerator * grossMilligrams * 1000))
}
