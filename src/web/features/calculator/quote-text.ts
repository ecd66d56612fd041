import type { CurrencyCode } from '#domain/currency.ts'
import { legsOf, type SumResult } from '#domain/sum.ts'
import { sidesText } from '../../copy/quote.ts'
import { figureOf, formatCross, formatUnitPrice } from '../../format/money-text.ts'

/** The rate of a sum: "47,2330 ₺", "100 JPY = 29,5600 ₺", "1 USD = 0,8630 EUR". */
export function rateFigure({ lines: [line], second }: SumResult<CurrencyCode>): string {
  if (second !== null) return `${line.unit} ${line.code} = ${formatCross(second.cross)}\u00A0${second.code}`
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** "alış kuru 47,2330 ₺" */
export function rateText(result: SumResult<CurrencyCode>): string {
  return `${sidesText(legsOf(result))} ${rateFigure(result)}`
}
