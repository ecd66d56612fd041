import type { CurrencyCode } from '#domain/currency.ts'
import { type Leg, legsOf, type SumLine, type SumResult } from '#domain/sum.ts'
import { figureOf, formatAmount, formatCross, formatUnitPrice } from '../format/money-text.ts'
import { sideWord } from './side-word.ts'
import { taxText } from './tax-text.ts'

/** Returns, for example, "alış kuru", or for two steps "USD alış, EUR satış kuruyla". */
export function sidesText(legs: readonly Leg<CurrencyCode>[]): string {
  const [first, second] = legs
  if (first === undefined) return ''
  return second === undefined
    ? `${sideWord(first.side)} kuru`
    : `${[first, second].map(({ code, side }) => `${code} ${sideWord(side)}`).join(', ')} kuruyla`
}

/** Returns the rate of a sum, for example "47,2330 ₺", "100 JPY = 29,5600 ₺" or "1 USD = 0,8630 EUR". */
export function rateFigure({ lines, second }: SumResult<CurrencyCode>): string {
  const [line] = lines
  const figure =
    second === null ? priceOf(line) : `${line.unit} ${line.code} = ${formatCross(second.cross)}\u00A0${second.code}`
  // The other lines are banknotes at a lower price.
  const others = lines.slice(1).map((each) => `${formatAmount(each.amount)}\u00A0${each.code}: ${priceOf(each)}`)
  return [figure, ...others].join('; ')
}

function priceOf(line: SumLine<CurrencyCode>): string {
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** Returns, for example, "alış kuru 47,2330 ₺" or "satış kuru 47,4770 ₺ (BSMV dâhil)". */
export function rateText(result: SumResult<CurrencyCode>): string {
  return `${sidesText(legsOf(result))} ${rateFigure(result)}${taxText(result)}`
}
