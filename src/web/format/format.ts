import type { FigureStyle } from '#contract/languages.ts'
import { type Day, dayOf, HOUR, MINUTE, wallClockOf } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, MICRO, type Rate, type RateDifference, roundMicros } from '#domain/rate.ts'

// Intl is not used, because ICU versions differ ("14:32:08" or "14.32.08", "-" or "−") and server and browser must
// write the same text. Its first use would also block a browser for 30 ms.

export const MINUS = '−'
export const DASH = '—'

export const TURKISH: FigureStyle = { thousands: '.', decimal: ',', clock: '.' }

/** Formats |units|, an integer in units of the last decimal: 43402300 with 4 decimals → "4.340,2300". */
export function formatDigits(units: number | bigint, decimals = 0, style = TURKISH): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, style.thousands)
  return decimals === 0 ? whole : `${whole}${style.decimal}${digits.slice(-decimals)}`
}

/** Capitalises the first letter by Turkish rules: "Bugün 16.20". */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1)
}

/** Formats whole lira for a sentence: "185.000 TL". */
export function liraText(amount: number): string {
  return `${formatDigits(amount)} TL`
}

/** Formats a rate or a spread: "41,2835". */
export function formatRate(rate: Rate | RateDifference, decimals: number, style = TURKISH): string {
  const rounded = roundMicros(rate, decimals)
  return `${rounded < 0 ? MINUS : ''}${digitsOf(rounded, decimals, style)}`
}

/** Formats a change with the sign of the rounded figure: "+0,12", "−0,07", "0,00". */
export function formatChange(difference: RateDifference, decimals: number): string {
  const rounded = roundMicros(difference, decimals)
  return signOf(rounded) + digitsOf(rounded, decimals)
}

function digitsOf(micros: number, decimals: number, style = TURKISH): string {
  return formatDigits(micros / (MICRO / 10 ** decimals), decimals, style)
}

/** Formats hundredths of a per cent: "+%0,29". */
export function formatPercent(basisPoints: number): string {
  return `${signOf(basisPoints)}%${formatDigits(basisPoints, 2)}`
}

function signOf(amount: number): string {
  if (amount > 0) return '+'
  return amount < 0 ? MINUS : ''
}

/** Formats the time of day with seconds: "14.32.08". */
export function formatTime(instant: number, { clock } = TURKISH): string {
  const { hour, minute, second } = wallClockOf(instant)
  return [hour, minute, second].map(twoDigits).join(clock)
}

/** Formats the time of day without seconds: "14.32". */
export function formatMinute(instant: number, { clock } = TURKISH): string {
  const { hour, minute } = wallClockOf(instant)
  return `${twoDigits(hour)}${clock}${twoDigits(minute)}`
}

const MONTHS = [
  'Ocak',
  'Şubat',
  'Mart',
  'Nisan',
  'Mayıs',
  'Haziran',
  'Temmuz',
  'Ağustos',
  'Eylül',
  'Ekim',
  'Kasım',
  'Aralık',
] as const

/** Formats a day with its year: "21 Kasım 2026". */
export function formatDay(day: Day): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** Formats a day whose year is clear: "21 Kasım". */
export function formatDayOfYear(day: Day): string {
  const { date, month } = partsOf(day)
  return `${date} ${month}`
}

/** Formats an instant with its date: "21 Kasım 2025 14.32.08". */
export function formatDateTime(instant: number): string {
  return `${formatDay(dayOf(instant))} ${formatTime(instant)}`
}

/** Formats the time of a price: "14.32" if it is from today, else "20 Kas 18.29". */
export function formatQuotedAt(instant: number, now: number): string {
  const day = dayOf(instant)
  if (day === dayOf(now)) return formatMinute(instant)
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)} ${formatMinute(instant)}`
}

/** Formats an age in ms as "34 dk", "2 sa" or "3 gün", rounded down. The minimum is one minute. */
export function formatAge(age: number): string {
  if (age < HOUR) return `${Math.max(1, Math.floor(age / MINUTE))} dk`
  if (age < 24 * HOUR) return `${Math.floor(age / HOUR)} sa`
  return `${Math.floor(age / (24 * HOUR))} gün`
}

function partsOf(day: Day): { readonly date: number; readonly month: string; readonly year: string } {
  const [year = '', month = '', date = ''] = day.split('-')
  return { date: Number(date), month: MONTHS[Number(month) - 1] ?? month, year }
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0')
}

const SIGNS: Readonly<Record<Instrument['pricedIn'], string>> = { TRY: '₺', USD: '$', EUR: '€' }

/** Adds the currency sign after a no-break space, so that it does not wrap to the next line. */
export function withSign(figure: string, { pricedIn }: Instrument): string {
  return `${figure}\u00A0${SIGNS[pricedIn]}`
}

/** Formats the spread: "0,2440". It subtracts the rounded figures, so that the displayed calculation is correct. */
export function formatSpread({ buy, sell }: TwoSidedQuote, { decimals: { rate } }: Instrument): string {
  return formatRate(differenceBetween(roundMicros(sell, rate), roundMicros(buy, rate)), rate)
}
