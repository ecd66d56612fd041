import type { Amount } from '#domain/amount.ts'
import type { Money, UnitPrice } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import { formatDigits, formatRate, MINUS, TURKISH } from './format.ts'

/** Formats money without a unit: "23.616,50". */
export function formatMoney(money: Money, style = TURKISH): string {
  return formatDigits(money, 2, style)
}

/** Formats lira: "23.616,50 ₺". */
export function moneyText(money: Money): string {
  return lira(formatMoney(money))
}

/** Formats an amount of a foreign currency. Yen have no decimals. */
export function formatUnits(money: Money, code: CurrencyCode, style = TURKISH): string {
  return code === 'JPY' ? formatDigits(money / 100n, 0, style) : formatMoney(money, style)
}

/** Formats the result of a sum: "23.616,50 ₺" or "431,51 EUR". */
export function sumText({ sum, second }: SumResult): string {
  return withUnit(sum, second?.code ?? null)
}

/** Formats a difference: "+53,25 ₺", "−53,25 ₺", "0,00 ₺", or "+0,85 EUR" for another currency. */
export function formatSumDifference(difference: Money, against: CurrencyCode | null = null): string {
  return `${difference > 0n ? '+' : difference < 0n ? MINUS : ''}${withUnit(difference, against)}`
}

function withUnit(money: Money, against: CurrencyCode | null): string {
  return against === null ? moneyText(money) : `${formatUnits(money, against)}\u00A0${against}`
}

/** Formats an amount and omits zero decimals: "1.500,50", "500". */
export function formatAmount(amount: Amount | Money, style = TURKISH): string {
  return formatDigits(amount, 2, style).replace(/[.,]00$/, '')
}

/** Formats micro-lira with two decimals, or with four if needed: "0,50". */
export function formatDeduction(less: number, style = TURKISH): string {
  return less % 10_000 === 0 ? formatDigits(less / 10_000, 2, style) : formatDigits(less / 100, 4, style)
}

/** Formats a cross rate in millionths: "0,8630". */
export function formatCross(cross: Money): string {
  return formatDigits((cross + 50n) / 100n, 4)
}

/** Formats a price with its quoting unit: "1 USD = 47,2330 ₺", "100 JPY = 29,5600 ₺". */
export function formatUnitPrice(code: CurrencyCode, price: UnitPrice): string {
  return lira(unitPriceFigure(code, price))
}

/** Formats a price with its quoting unit, without the unit of lira: "1 USD = 47,2330". */
export function unitPriceFigure(code: CurrencyCode, { unit, rate, decimals }: UnitPrice, style = TURKISH): string {
  return `${unit} ${code} = ${formatRate(rate, decimals, style)}`
}

/** Formats a price: "47,2330 ₺". */
export function figureOf({ rate, decimals }: UnitPrice): string {
  return lira(formatRate(rate, decimals))
}

/** Adds the lira sign after a no-break space, so that it does not wrap to the next line. */
export function lira(figure: string): string {
  return `${figure}\u00A0₺`
}
