import type { Amount } from '#domain/amount.ts'
import type { Money, UnitPrice } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumOutcome } from '#domain/exchange.ts'
import { formatRate, MINUS } from './format.ts'

/** "23.616,50" */
export function formatMoney(money: Money): string {
  const digits = String(money).replace('-', '').padStart(3, '0')
  return `${grouped(digits.slice(0, -2))},${digits.slice(-2)}`
}

/** What a currency comes to: yen have no decimals. */
export function formatUnits(money: Money, code: CurrencyCode): string {
  return code === 'JPY' ? formatMoney(money).slice(0, -3) : formatMoney(money)
}

/** "23.616,50 ₺" or "431,51 EUR" */
export function sumText(outcome: SumOutcome): string {
  return outcome.kind === 'lira'
    ? lira(formatMoney(outcome.sum))
    : `${formatUnits(outcome.sum, outcome.against)}\u00A0${outcome.against}`
}

/** "+53,25 ₺", "−53,25 ₺", "0,00 ₺"; of another currency "+0,85 EUR" */
export function formatSumDifference(difference: Money, against: CurrencyCode | null = null): string {
  const sign = difference > 0n ? '+' : difference < 0n ? MINUS : ''
  return (
    sign + (against === null ? lira(formatMoney(difference)) : `${formatUnits(difference, against)}\u00A0${against}`)
  )
}

/** "1.500,50" and, as one says it, "500". */
export function formatAmount(amount: Amount): string {
  const digits = String(amount).padStart(3, '0')
  const whole = grouped(digits.slice(0, -2))
  return digits.endsWith('00') ? whole : `${whole},${digits.slice(-2)}`
}

/** "0,8630" from millionths. */
export function formatCross(cross: Money): string {
  const digits = String((cross + 50n) / 100n).padStart(5, '0')
  return `${grouped(digits.slice(0, -4))},${digits.slice(-4)}`
}

/** "1 USD = 47,2330 ₺", "100 JPY = 29,5600 ₺" */
export function formatUnitPrice(code: CurrencyCode, price: UnitPrice): string {
  return `${price.unit} ${code} = ${figureOf(price)}`
}

/** "47,2330 ₺" */
export function figureOf({ rate, decimals }: UnitPrice): string {
  return lira(formatRate(rate, decimals))
}

/** The sign is never left alone on the next line. */
export function lira(figure: string): string {
  return `${figure}\u00A0₺`
}

function grouped(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, '.')
}
