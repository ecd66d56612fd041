import type { FigureStyle } from '#contract/languages.ts'
import type { Amount } from '#domain/amount.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { Money, UnitPrice } from '#domain/conversion.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { RateDifference } from '#domain/rate.ts'
import {
  formatAge,
  formatChange,
  formatDay,
  formatDayOfYear,
  formatDigits,
  formatMinute,
  formatPercent,
  formatQuotedAt,
  formatRate,
  formatTime,
  TURKISH,
} from './format.ts'
import { formatAmount, formatMoney } from './money-text.ts'

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
  /** Formats a whole number with its unit: "185.000 TL" or "100 USD". */
  readonly whole: (amount: number, unit: CurrencyCode | 'TL') => string
  /** Formats a price with its unit: "47,2330 ₺". */
  readonly price: (price: UnitPrice) => string
  /** Formats a change with its sign: "+0,12". */
  readonly change: (difference: RateDifference, decimals: number) => string
  /** Formats hundredths of a per cent with their sign: "+%0,29". */
  readonly percent: (basisPoints: number) => string
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
}

/** The formats that follow from the separators and the unit of lira. */
export function numbersIn(
  style: FigureStyle,
  lira: string,
): Pick<Figures, 'style' | 'lira' | 'money' | 'amount' | 'whole' | 'price' | 'change' | 'time'> {
  return {
    style,
    lira,
    money: (money) => `${formatMoney(money, style)}\u00A0${lira}`,
    amount: (amount, code) => `${formatAmount(amount, style)}\u00A0${code}`,
    whole: (amount, unit) => `${formatDigits(amount, 0, style)}\u00A0${unit}`,
    price: ({ rate, decimals }) => `${formatRate(rate, decimals, style)}\u00A0${lira}`,
    change: (difference, decimals) => formatChange(difference, decimals, style),
    time: (instant) => formatTime(instant, style),
  }
}

export const TURKISH_FIGURES: Figures = {
  ...numbersIn(TURKISH, '₺'),
  percent: formatPercent,
  moment: formatQuotedAt,
  dayAndTime: (instant) => `${formatDayOfYear(dayOf(instant))} ${formatMinute(instant)}`,
  day: formatDay,
  age: formatAge,
}
