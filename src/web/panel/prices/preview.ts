import type { PricedMargins, TypedMargins } from '#contract/panel/price-shapes.ts'
import { checkMargin, type MarginCheck, type UnusualMargin } from '#domain/check-margin.ts'
import type { Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Margin, SideMargins } from '#domain/margin.ts'
import { parseMargin } from '#domain/parse-margin.ts'
import type { Rate } from '#domain/rate.ts'
import { sameMargin } from '#domain/unusual-margin.ts'

export const SIDES = ['buy', 'sell'] as const

/** The price of each side on its own, even if the margins are refused. */
export type BothSides = NonNullable<MarginCheck['each']>

/** The prices that result from typed margins, checked by the same rules as on the server. */
export interface MarginPreview {
  /** Sides whose text cannot be parsed. */
  readonly unreadable: readonly Side[]
  readonly changed: readonly Side[]
  /** The margins to publish; a side that cannot be parsed keeps its margin in force. */
  readonly margins: SideMargins
  /** null means that the source has no price. */
  readonly sides: BothSides | null
  readonly refused: MarginCheck['refused']
  /** Unusual margins that need a confirmation; empty if a margin is refused. */
  readonly unusual: readonly UnusualMargin[]
}

/** `from` has the margins that would be replaced. */
export function previewOf(
  { price: { code }, measure, limits, largest }: PricedMargins,
  typed: TypedMargins,
  from: SideMargins,
): MarginPreview {
  const read = { buy: parseMargin(typed.buy), sell: parseMargin(typed.sell) }
  const after = (side: Side): Margin | undefined => (read[side].ok ? read[side].value : from[side])
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

/** Returns the price of a gram of pure gold in whole lira; null if the product has no gold or no price in lira. */
export function perGramOfGold(rate: Rate | null, code: InstrumentId): number | null {
  const { gold, pricedIn } = INSTRUMENTS[code]
  if (rate === null || gold === null || pricedIn !== 'TRY') return null
  const { fineness, grossMilligrams } = gold
  return Math.round((rate * fineness.of) / (fineness.numerator * grossMilligrams * 1000))
}
