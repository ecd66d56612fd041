import type { InstrumentId } from '#domain/instrument.ts'
import { INSTRUMENTS } from '#domain/instruments.ts'
import { marginSize, marginText } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { isTwoSided, type Sides, type TwoSidedQuote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { DASH, formatPercent, formatRate, formatSpread } from '../../format/format.ts'

/** Returns, for example, "47,2330"; a dash means that the side has no price. */
export function figure(rate: Rate | null, code: InstrumentId): string {
  return rate === null ? DASH : formatRate(rate, INSTRUMENTS[code].decimals.rate)
}

/** Returns, for example, "47,2330 / 47,4770", which no line breaks. */
export function bothFigures({ buy, sell }: Sides, code: InstrumentId): string {
  return `${figure(buy, code)}\u00A0/\u00A0${figure(sell, code)}`
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

/** Returns, for example, "0,2440 ₺"; null means that a side is missing. */
export function spreadFigure(sides: Sides, code: InstrumentId): string | null {
  const quote = asQuote(sides, code)
  return quote === null ? null : formatSpread(quote, INSTRUMENTS[code])
}

/** Returns the spread as a share of the buying price, for example "%0,52". */
export function spreadShare({ buy, sell }: Sides): string {
  return buy === null ? '' : formatPercent(Math.round(((sell - buy) * 10_000) / buy)).replace('+', '')
}

function asQuote(sides: Sides, code: InstrumentId): TwoSidedQuote | null {
  const quote = { ...sides, code, unit: INSTRUMENTS[code].unit, quotedAt: 0, trend: { buy: '', sell: '' } } as const
  return isTwoSided(quote) ? quote : null
}
