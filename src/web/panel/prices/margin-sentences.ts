import type { Outcome } from '#contract/panel/frame.ts'
import type { PricedMargins, TypedMargins } from '#contract/panel/prices.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin, MarginLimits, MarginObjection } from '#domain/margin.ts'
import { marginMistakes, unusualMargin } from '../../copy/panel-margins.ts'
import { DASH, formatPercent } from '../../format/format.ts'
import { figure } from './figures.ts'
import type { Doubt, MarginPreview, Side } from './preview.ts'

/** What is wrong in the field of one side, and what was probably meant, as it would be typed; null: nothing. */
export interface SideMistake {
  readonly text: string
  readonly likely: string | null
}

/** By what the browser itself knows, and what the server has said of the fields as they were sent. */
export function mistakeOf(
  side: Side,
  preview: MarginPreview,
  { price, limits }: PricedMargins,
  said: Outcome | null,
): SideMistake | null {
  if (preview.unreadable.includes(side)) return { text: marginMistakes.unreadable, likely: null }
  if (preview.objection?.side === side) {
    const text = objectionText(preview.objection, price.code, preview, limits)
    return { text, likely: preview.likely && marginText(preview.likely) }
  }
  const field = side === 'buy' ? 'alis' : 'satis'
  const mistake = said?.kind === 'refused' ? said.fields.find((each) => each.field === field) : undefined
  return mistake ?? null
}

function objectionText(
  { mistake, before, after }: MarginObjection,
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

/** "%2" from basis points. */
function percent(basisPoints: number): string {
  return formatPercent(basisPoints).replace('+', '').replace(/,00$/, '')
}

/** Why a margin is unusual, one sentence a reason. */
export function doubtSentences(
  { side, kinds, margin }: Doubt,
  { largest, price }: Pick<PricedMargins, 'largest' | 'price'>,
  typed: TypedMargins,
): string[] {
  return kinds.map((kind) => {
    switch (kind) {
      case 'in-favour':
        return unusualMargin[kind](side, marginText(margin))
      case 'five-times':
        return unusualMargin[kind](side, textOf(price.margins[side]))
      case 'thousands':
        return unusualMargin[kind](side, typed[side].trim())
      case 'over-largest':
        return unusualMargin[kind](side, textOf(largest[side]), timesOf(margin, largest[side]))
      case 'over-half-percent':
      case 'unmeasured':
        return unusualMargin[kind](side)
    }
  })
}

function textOf(margin: Margin | undefined): string {
  return margin === undefined ? DASH : marginText(margin)
}

function timesOf(margin: Margin, largest: Margin | undefined): number {
  const most = largest?.kind === margin.kind ? marginSize(largest) : 0
  return most === 0 ? 2 : Math.round(marginSize(margin) / most)
}
