import { type Day, dayOf, HOUR, MINUTE, wallClockOf } from '#domain/calendar.ts'
import { type Rate, type RateDifference, roundMicros, toLira } from '#domain/rate.ts'

// Figures go through Intl with the locale named; signs, percent order, times and dates are written by hand, because releases of
// ICU disagree about them ("14:32:08" or "14.32.08", "-" or "−"), and the server and the browser must write the same text.

const withDecimals = (decimals: number): Intl.NumberFormat =>
  new Intl.NumberFormat('tr-TR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })

const fourDecimals = withDecimals(4)
const twoDecimals = withDecimals(2)

export const MINUS = '−'
export const DASH = '—'

/** "41,2835": a rate, or a spread between two, with its four decimals. */
export function formatRate(rate: Rate | RateDifference): string {
  return fourDecimals.format(toLira(roundMicros(rate, 4))).replace('-', MINUS)
}

/** "+0,12", "−0,07", "0,00". The sign is that of the rounded figure. */
export function formatChange(difference: RateDifference): string {
  const rounded = roundMicros(difference, 2)
  return signOf(rounded) + twoDecimals.format(toLira(rounded)).replace('-', '')
}

/** "+%0,29" from hundredths of a percent. */
export function formatPercent(basisPoints: number): string {
  return `${signOf(basisPoints)}%${twoDecimals.format(Math.abs(basisPoints) / 100)}`
}

function signOf(amount: number): string {
  if (amount > 0) return '+'
  return amount < 0 ? MINUS : ''
}

/** "14.32.08" */
export function formatTime(instant: number): string {
  const { hour, minute, second } = wallClockOf(instant)
  return [hour, minute, second].map(twoDigits).join('.')
}

/** "14.32" */
function formatMinute(instant: number): string {
  const { hour, minute } = wallClockOf(instant)
  return `${twoDigits(hour)}.${twoDigits(minute)}`
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

/** "21 Kasım 2026" */
export function formatDay(day: Day): string {
  const { date, month, year } = partsOf(day)
  return `${date} ${month} ${year}`
}

/** "21 Kasım 2025 14.32.08" */
export function formatDateTime(instant: number): string {
  return `${formatDay(dayOf(instant))} ${formatTime(instant)}`
}

/** When a figure was quoted, as short as it can be said: "14.32" today, "20 Kas 18.29" before. */
export function formatMoment(instant: number, now: number): string {
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
