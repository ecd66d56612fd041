import type { PanelPrice } from '#contract/panel/price-shapes.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import type { Sides } from '#domain/quote.ts'
import { differenceBetween, type Rate, type RateDifference, roundMicros } from '#domain/rate.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { DASH, formatPercent, formatRate, withSign } from '../../format/format.ts'
import { bothFigures } from './figures.ts'
import type { BothSides } from './preview.ts'

/** Returns the price that visitors see, or the words that replace it. */
export function onSite({ own, code }: PanelPrice): string {
  return own === null ? priceList.ask : bothFigures(own, code)
}

/** Returns the sides if there is a selling price, else null. */
export function sidesIn(sides: BothSides | null): Sides | null {
  const sell = sides?.sell ?? null
  return sell === null ? null : { buy: sides?.buy ?? null, sell }
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
