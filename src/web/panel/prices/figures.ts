import type { PanelPrice } from '#contract/panel/price-pages.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { isTwoSided, type Sides, type TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, type Rate, type RateDifference, roundMicros } from '#domain/rate.ts'
import { priceList } from '../../copy/panel-prices.ts'
import { DASH, formatPercent, formatRate, formatSpread, withSign } from '../../format/format.ts'
import type { BothSides } from './preview.ts'

/** "47,2330", or a dash where there is no such side. */
export function figure(rate: Rate | null, code: InstrumentId): string {
  return rate === null ? DASH : formatRate(rate, INSTRUMENTS[code].decimals.rate)
}

/** "47,2330 / 47,4770" */
export function bothFigures({ buy, sell }: Sides, code: InstrumentId): string {
  return `${figure(buy, code)} / ${figure(sell, code)}`
}

/** What visitors read of a price, in a sentence. */
export function onSite({ own, code }: PanelPrice): string {
  return own === null ? priceList.ask : bothFigures(own, code)
}

/** The same where it is read: empty where there is none. */
export function marginWords(margin: Margin | undefined, code: InstrumentId): string {
  return margin === undefined || marginSize(margin) === 0 ? '' : marginField(margin, code)
}

/** As a field has it: with two decimals as prices are talked of, "−0,02", "0,00"; of coins "−20". */
export function marginField(margin: Margin | undefined, code: InstrumentId): string {
  const isWhole = INSTRUMENTS[code].decimals.rate === 0
  if (margin === undefined || marginSize(margin) === 0) return isWhole ? '0' : '0,00'
  const text = marginText(margin)
  return isWhole || text.includes(',') || margin.kind === 'percent' ? text : `${text},00`
}

/** As what has a selling price; null: it has none. */
export function sidesIn(sides: BothSides | null): Sides | null {
  const sell = sides?.sell ?? null
  return sell === null ? null : { buy: sides?.buy ?? null, sell }
}

/** "0,2440 ₺"; null: a side is missing. */
export function spreadFigure(sides: Sides, code: InstrumentId): string | null {
  const quote = asQuote(sides, code)
  return quote === null ? null : formatSpread(quote, INSTRUMENTS[code])
}

/** "%0,52" of the buying price. */
export function spreadShare({ buy, sell }: Sides): string {
  return buy === null ? '' : formatPercent(Math.round(((sell - buy) * 10_000) / buy)).replace('+', '')
}

/** "+0,0200", "−0,0100"; a dash where nothing changes. */
export function changeFigure(before: Rate | null, after: Rate | null, code: InstrumentId): string {
  const { rate: decimals } = INSTRUMENTS[code].decimals
  if (before === null || after === null) return DASH
  const change = differenceBetween(roundMicros(after, decimals), roundMicros(before, decimals))
  return change === 0 ? DASH : `${change > 0 ? '+' : ''}${formatRate(change, decimals)}`
}

/** "+%0,20": how far a price lies from another. */
export function distance(of: Rate | null, from: Rate | null): string {
  return of === null || from === null ? DASH : formatPercent(Math.round(((of - from) * 10_000) / from))
}

/** "0,01", "5", as the step buttons say it. */
export function stepFigure(step: number, code: InstrumentId): string {
  const decimals = INSTRUMENTS[code].decimals.rate === 0 ? 0 : 2
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a step is a distance in micro-lira
  return formatRate(step as RateDifference, decimals)
}

/** With the money that a price is in. */
export function inMoney(text: string, code: InstrumentId): string {
  return withSign(text, INSTRUMENTS[code])
}

function asQuote(sides: Sides, code: InstrumentId): TwoSidedQuote | null {
  const quote = { ...sides, code, unit: INSTRUMENTS[code].unit, quotedAt: 0, trend: { buy: '', sell: '' } } as const
  return isTwoSided(quote) ? quote : null
}
