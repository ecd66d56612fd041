import type { FigureStyle } from '#contract/languages.ts'
import type { OfficeFacts } from '#contract/office-facts.ts'
import type { Amount } from '#domain/amount.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { Money, UnitPrice } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumResult } from '#domain/sum.ts'
import {
  formatAge,
  formatDay,
  formatDayOfYear,
  formatMinute,
  formatQuotedAt,
  formatRate,
  formatTime,
  TURKISH,
} from './format.ts'
import { formatAmount, formatMoney, formatUnits } from './money-text.ts'

/** How a language writes figures, times and days. */
export interface Figures {
  /** The separators of figures and times. */
  readonly style: FigureStyle
  /** The unit of sums: "₺" or "TL". */
  readonly lira: string
  /** Formats lira with its unit: "23.616,50 ₺". */
  readonly money: (lira: Money) => string
  /** Formats an amount of a currency without zero decimals: "1.500,50 USD". */
  readonly amount: (amount: Amount, code: CurrencyCode) => string
  /** Formats a price with its unit: "47,2330 ₺". */
  readonly price: (price: UnitPrice) => string
  /** Formats the result of a sum: "23.616,50 ₺" or "431,51 EUR". */
  readonly sum: (result: SumResult) => string
  /** Formats the time of day with seconds: "14.32.08". */
  readonly time: (instant: number) => string
  /** Formats a time as "14.32" if it is from today, else with its day: "20 Kas 18.29". */
  readonly moment: (instant: number, now: number) => string
  /** Formats a time with its day: "1 Ağustos 17.12". */
  readonly dayAndTime: (instant: number) => string
  /** Formats a day with its year: "21 Kasım 2026". */
  readonly day: (day: Day) => string
  /** Formats an age in ms, rounded down; at least one minute: "34 dk". */
  readonly age: (age: number) => string
  /** Formats the office's telephone number. */
  readonly telephone: (phone: OfficeFacts['phone']) => string
}

/** The formats that follow from the separators and the unit of lira. */
export function numbersIn(
  style: FigureStyle,
  lira: string,
): Pick<Figures, 'style' | 'lira' | 'money' | 'amount' | 'price' | 'sum' | 'time'> {
  const money = (amount: Money): string => `${formatMoney(amount, style)}\u00A0${lira}`
  return {
    style,
    lira,
    money,
    sum: ({ sum, second }) =>
      second === null ? money(sum) : `${formatUnits(sum, second.code, style)}\u00A0${second.code}`,
    amount: (amount, code) => `${formatAmount(amount, style)}\u00A0${code}`,
    price: ({ rate, decimals }) => `${formatRate(rate, decimals, style)}\u00A0${lira}`,
    time: (instant) => formatTime(instant, style),
  }
}

export const TURKISH_FIGURES: Figures = {
  ...numbersIn(TURKISH, '₺'),
  moment: formatQuotedAt,
  dayAndTime: (instant) => `${formatDayOfYear(dayOf(instant))} ${formatMinute(instant)}`,
  day: formatDay,
  age: formatAge,
  telephone: ({ text }) => text,
}
