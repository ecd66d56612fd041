import type { PageState } from '#contract/page-state.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { oldestOf } from '#domain/quote.ts'
import { legsOf, type SumResult } from '#domain/sum.ts'
import { sampleMark } from '../../copy/frame.ts'
import { momentName } from '../../copy/moment.ts'
import { sidesText } from '../../copy/quote.ts'
import { figureOf, formatCross, formatUnitPrice } from '../../format/money-text.ts'

/** The rate of a sum: "47,2330 ₺", "100 JPY = 29,5600 ₺", "1 USD = 0,8630 EUR". */
export function rateFigure({ lines: [line], second }: SumResult<CurrencyCode>): string {
  if (second !== null) return `${line.unit} ${line.code} = ${formatCross(second.cross)}\u00A0${second.code}`
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** The time of a sum: that of its oldest price. */
export function timeOf(result: SumResult): number {
  return oldestOf(legsOf(result)) ?? 0
}

/** "alış kuru 47,2330 ₺" */
export function rateText(result: SumResult<CurrencyCode>): string {
  return `${sidesText(legsOf(result))} ${rateFigure(result)}`
}

/** "alış kuru 47,2330 ₺ · 1 Ağustos 2026 Cumartesi 17.12" */
export function dated(rate: string, result: SumResult): string {
  return `${rate} · ${momentName(timeOf(result))}`
}

/** What is shared of an invented market says so first. */
export function markedSample(text: string, { market }: PageState['demo']): string {
  return market ? `${sampleMark}: ${text}` : text
}
