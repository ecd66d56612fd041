import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import { formatDay, formatDigits, formatTime, MINUS } from '../format.ts'

/** "41,2835" */
export function formatFigure(lira: number): string {
  return `${lira < 0 ? MINUS : ''}${formatDigits(Math.round(lira * 10_000), 4)}`
}

/** "41,2835 ₺" with a no-break space: ₺ never stands alone on a line. */
export function formatLira(lira: number): string {
  return `${formatFigure(lira)}\u00A0₺`
}

const INSTANTS: Readonly<Record<ChartPeriod, (at: number) => string>> = {
  daily: minute,
  weekly: shortDay,
  monthly: shortDay,
  quarterly: shortDay,
  semiannual: shortDay,
  annual: shortMonth,
}

/** As the axis has room for: "14.30" for a day, "21 Kas" below a year, "Kas 2026" for one. */
export function formatInstant(at: number, period: ChartPeriod): string {
  return INSTANTS[period](at)
}

/** As the crosshair says it: "14.30" for a day, "21 Kasım 2026" otherwise. */
export function formatPointTime(at: number, period: ChartPeriod): string {
  return period === 'daily' ? minute(at) : formatDay(dayOf(at))
}

function minute(at: number): string {
  return formatTime(at).slice(0, 5)
}

function shortDay(at: number): string {
  const [date = '', month = ''] = formatDay(wallClockOf(at).day).split(' ')
  return `${date} ${month.slice(0, 3)}`
}

function shortMonth(at: number): string {
  const [, month = '', year = ''] = formatDay(dayOf(at)).split(' ')
  return `${month.slice(0, 3)} ${year}`
}
