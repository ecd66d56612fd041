import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { isTwoSided, type Sides, type TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, type Rate, type RateDifference, roundMicros } from '#domain/rate.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { DASH, formatPercent, formatRate, formatSpread, withSign } from '../../format/format.ts'
import type { BothSides } from './preview.ts'

/** Returns, for example, "47,2330"; a dash means that the side has no price. */
export function figure(rate: Rate | null, code: InstrumentId): string {
  return rate === null ? DASH : formatRate(rate, INSTRUMENTS[code].decimals.rate)
}

/** Returns, for example, "47,2330 / 47,4770", which no line breaks. */
export function bothFigures({ buy, sell }: Sides, code: InstrumentId): string {
  return `${figure(buy, code)}\u00A0/\u00A0${figure(sell, code)}`
}

/** Returns the price that visitors see, or the words that replace it. */
export function onSite({ own, code }: PanelPrice): string {
  return own === null ? priceList.ask : bothFigures(own, code)
}

/** Returns the margin as text; empty means no margin. */
export function marginWords(margin: Margin | undefined, code: InstrumentId): string {
  return margin === undefined || marginSize(margin) === 0 ? '' : marginField(margin, code)
}

/** Returns the margin for a field, with two decimals ("−0,02", "0,00"), or in whole lira for coins ("−20"). */
export function marginField(margin: Margin | undefined, code: InstrumentId): string {
  const isWhole = INSTRUMENTS[code].decimals.rate === 0
  if (margin === undefined || marginSize(margin) === 0) return isWhole ? '0' : '0,00'
  const text = marginText(margin)
  return isWhole || text.includes(',') || margin.kind === 'percent' ? text : `${text},00`
}

/** Returns the sides if there is a selling price, else null. */
export function sidesIn(sides: BothSides | null): Sides | null {
  const sell = sides?.sell ?? null
  return sell === null ? null : { buy: sides?.buy ?? null, sell }
}

/** Returns, for example, "0,2440 ₺"; null means that a side is missing. */
export function spreadFigure(sides: Sides, code: InstrumentId): string | null {
  const quote = asQuote(sides, code)
  return quote === null ? null : formatSpread(quote, INSTRUMENTS[code])
}

/** Returns the spread as a share of the buying price, for example "%0,52". */
export function spreadShare({ buy, sell }: Sides): string {
  return buy === null ? '' : formatPercent(Math.round(((sell - buy) * 10_000) / buy)).replace('+', '')
}

/** Returns, for example, "+0,0200" or "−0,0100"; a dash means no change. */
export function changeFigure(before: Rate | null, after: Rate | null, code: InstrumentId): string {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  if (before === null || after === null) return DASH
  const change = differenceBetween(roundMicros(after, decimals), roundMicros(before, decimals))
  return change === 0 ? DASH : `${change > 0 ? '+' : ''}${formatRate(change, decimals)}`
}

/** Returns the difference as a percentage of `from`, for example "+%0,20". */
export function distance(of: Rate | null, from: Rate | null): string {
  return of === null || from === null ? DASH : formatPercent(Math.round(((of - from) * 10_000) / from))
}

/** Returns the label of a step button, for example "0,01" or "5". */
export function stepFigure(step: number, code: InstrumentId): string {
  const decimals = INSTRUMENTS[code].decimals.rate === 0 ? 0 : 2
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a step is a difference in micro-lira
  return formatRate(step as RateDifference, decimals)
}

/** Appends the currency sign of the price. */
export function inMoney(text: string, code: InstrumentId): string {
  return withSign(text, INSTRUMENTS[code])
}

function asQuote(sides: Sides, code: InstrumentId): TwoSidedQuote | null {
  const quote = { ...sides, code, unit: INSTRUMENTS[code].unit, quotedAt: 0, trend: { buy: '', sell: '' } } as const
  return isTwoSided(quote) ? quote : null
}
