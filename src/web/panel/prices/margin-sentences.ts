import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { PricedMargins, TypedMargins } from '#contract/panel/price-shapes.ts'
import type { UnusualMargin } from '#domain/check-margin.ts'
import type { Side } from '#domain/deal.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin, MarginLimits } from '#domain/margin.ts'
import { marginMistakes, unusualMargin } from '../../copy/panel-margins.ts'
import { DASH, formatPercent } from '../../format/format.ts'
import { figure } from './figures.ts'
import type { MarginPreview } from './preview.ts'

/** The mistake of one side, and the likely margin as typed text; null means that there is no guess. */
interface SideMistake {
  readonly text: string
  readonly likely: string | null
}

/** Returns the mistake that the browser or the server found on a side; null means none. */
export function mistakeOf(
  side: Side,
  preview: MarginPreview,
  { price: { code }, limits }: PricedMargins,
  answer: { readonly kind: string } | null,
): SideMistake | null {
  if (preview.unreadable.includes(side)) return { text: marginMistakes.unreadable, likely: null }
  const { refused } = preview
  if (refused?.side === side)
    return { text: refusalText(refused, code, preview, limits), likely: refused.likely && marginText(refused.likely) }
  if (!isInvalid(answer)) return null
  const mistake = answer.mistakes.find(({ field }) => field === `margins.${code}.${side}`)
  return mistake === undefined ? null : { text: mistake.reason, likely: mistake.likely }
}

function isInvalid(answer: { readonly kind: string } | null): answer is Extract<ChangeAnswer, { kind: 'invalid' }> {
  return answer?.kind === 'invalid'
}

function refusalText(
  { mistake, before, after }: NonNullable<MarginPreview['refused']>,
  code: InstrumentId,
  { sides }: MarginPreview,
  { marginLimit, spreadLimit }: MarginLimits,
): string {
  if (after === null) return marginMistakes.below
  switch (mistake) {
    case 'margins-too-far':
      return marginMistakes.tooFar(
        formatPercent(Math.round((Math.abs(after - before) * 10_000) / before)).replace('+', ''),
        percent(marginLimit),
      )
    case 'margins-too-wide':
      return marginMistakes.tooWide(percent(spreadLimit))
    case 'margins-cross':
      return sides?.buy !== undefined && sides.buy !== null && sides.sell !== null && sides.buy > sides.sell
        ? marginMistakes.crossing(figure(sides.buy, code), figure(sides.sell, code))
        : marginMistakes.pastMarket
  }
}

/** Returns "%2" for 200 basis points. */
function percent(basisPoints: number): string {
  return formatPercent(basisPoints).replace('+', '').replace(/,00$/, '')
}

/** Returns a sentence that explains why a margin is unusual. */
export function unusualSentence({ side, kind, from, to, largest }: UnusualMargin, typed: TypedMargins): string {
  switch (kind) {
    case 'in-favour':
      return unusualMargin[kind](side, textOf(to))
    case 'five-times':
    case 'lost':
      return unusualMargin[kind](side, textOf(from))
    case 'thousands':
      return unusualMargin[kind](side, typed[side].trim(), textOf(to))
    case 'over-largest':
      return unusualMargin[kind](side, textOf(largest), timesOf(to, largest))
    case 'over-half-percent':
    case 'unmeasured':
      return unusualMargin[kind](side)
  }
}

function textOf(margin: Margin | null): string {
  return margin === null ? DASH : marginText(margin)
}

function timesOf(margin: Margin | null, largest: Margin | null): number {
  const most = margin !== null && largest?.kind === margin.kind ? marginSize(largest) : 0
  return margin === null || most === 0 ? 2 : Math.round(marginSize(margin) / most)
}
