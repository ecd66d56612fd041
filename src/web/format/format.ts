import type { FigureStyle } from '#contract/languages.ts'
import { type Day, dayOf, HOUR, MINUTE, wallClockOf } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, MICRO, type Rate, type RateDifference, roundMicros } from '#domain/rate.ts'

// Written by hand: releases of ICU disagree ("14:32:08" or "14.32.08", "-" or "−"), and server and browser must write
// the same text. Besides, the first use of Intl keeps a browser busy for 30 ms.

export const MINUS = '−'
export const DASH = '—'

export const TURKISH: FigureStyle = { thousands: '.', decimal: ',', clock: '.' }

/** "4.340,2300" from 43402300 ten-thousandths: without a sign, thousands apart, `decimals` digits after the comma. */
export function formatDigits(units: number | bigint, decimals = 0, style = TURKISH): string {
  const digits = String(units)
    .replace('-', '')
    .padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals).replaceAll(/\B(?=(?:\d{3})+$)/g, style.thousands)
  return decimals === 0 ? whole : `${whole}${style.decimal}${digits.slice(-decimals)}`
}

/** At the beginning of a sentence: "Bugün 16.20". */
export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase('tr-TR') + text.slice(1)
}

/** "185.000 TL": whole lira in a sentence. */
export function liraText(amount: number): string {
  return `${formatDigits(amount)} TL`
}

/** "41,2835": a rate, or a spread between two, with the decimals of what it is of. */
export function formatRate(rate: Rate | RateDifference, decimals: number, style = TURKISH): string {
  const rounded = roundMicros(rate, decimals)
  return `${rounded < 0 ? MINUS : ''}${digitsOf(rounded, decimals, style)}`
}

/** "+0,12", "−0,07", "0,00". The sign is that of the rounded figure. */
export function formatChange(difference: RateDifference, decimals: number): string {
  const rounded = roundMicros(difference, decimals)
  return signOf(rounded) + digitsOf(rounded, decimals)
}

function digitsOf(micros: number, decimals: number, style = TURKISH): string {
  return formatDigits(micros / (MICRO / 10 ** decimals), decimals, style)
}

/** "+%0,29" from hundredths of a percent. */
export function formatPercent(basisPoints: number): string {
  return `${signOf(basisPoints)}%${formatDigits(basisPoints, 2)}`
}

function signOf(amount: number): string {
  if (amount > 0) return '+'
  return amount < 0 ? MINUS : ''
}

/** "14.32.08" */
export function formatTime(instant: number, { clock } = TURKISH): string {
  const { hour, minute, second } = wallClockOf(instant)
  return [hour, minute, second].map(twoDigits).join(clock)
}

/** "14.32" */
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

/** "Kasım", of a day or of a month such as "2026-11". */
export function monthName(text: string): string {
  return MONTHS[Number(text.slice(5, 7)) - 1] ?? ''
}

/** "21 Kasım 2026" */
export function formatDay(day: Day): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** "21 Kasım", where the year goes without saying. */
export function formatDayOfYear(day: Day): string {
  const { date, month } = partsOf(day)
  return `${date} ${month}`
}

/** "21 Kasım 2025 14.32.08" */
export function formatDateTime(instant: number): string {
  return `${formatDay(dayOf(instant))} ${formatTime(instant)}`
}

/** When a figure was quoted, as short as it can be said: "14.32" today, "20 Kas 18.29" before. */
export function formatQuotedAt(instant: number, now: number): string {
  const day = dayOf(instant)
  if (day === dayOf(now)) return formatMinute(instant)
  const { date, month } = partsOf(day)
  return `${date} ${month.slice(0, 3)} ${formatMinute(instant)}`
}

/** "34 dk", "2 sa", "3 gün": whole units, rounded down, one minute at least. */
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

/** "41,2835 ₺": with the decimals and the money of what it is the price of. */
export function formatPrice(rate: Rate, instrument: Instrument): string {
  return withSign(formatRate(rate, instrument.decimals.rate), instrument)
}

/** With a no-break space: the sign never stands alone on a line. */
export function withSign(figure: string, { pricedIn }: Instrument): string {
  return `${figure}\u00A0${SIGNS[pricedIn]}`
}

/** "0,2440": the difference of the figures as the page writes them, so that the sum there is right. */
export function formatSpread({ buy, sell }: TwoSidedQuote, { decimals: { rate } }: Instrument): string {
  return formatRate(differenceBetween(roundMicros(sell, rate), roundMicros(buy, rate)), rate)
}
