import { dayOf } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Zone } from '#domain/zone.ts'
import { formatDay, formatDigits, formatMinute, MINUS, withSign } from '../../format/format.ts'

/** "41,2835" */
export function formatFigure(value: number, { decimals: { rate } }: Instrument): string {
  return `${value < 0 ? MINUS : ''}${formatDigits(Math.round(value * 10 ** rate), rate)}`
}

/** "41,2835 ₺" */
export function formatMoney(value: number, instrument: Instrument): string {
  return withSign(formatFigure(value, instrument), instrument)
}

const INSTANTS: Readonly<Record<ChartPeriod, (at: number, zone: Zone) => string>> = {
  daily: formatMinute,
  weekly: shortDay,
  monthly: shortDay,
  quarterly: shortDay,
  semiannual: shortDay,
  annual: shortMonth,
}

/** As the axis has room for: "14.30" for a day, "21 Kas" below a year, "Kas 2026" for one. */
export function formatInstant(at: number, period: ChartPeriod, zone: Zone): string {
  return INSTANTS[period](at, zone)
}

/** As the crosshair says it: "14.30" for a day, "21 Kasım 2026" otherwise. */
export function formatPointTime(at: number, period: ChartPeriod, zone: Zone): string {
  return period === 'daily' ? formatMinute(at, zone) : formatDay(dayOf(at, zone))
}

function shortDay(at: number, zone: Zone): string {
  const [date = '', month = ''] = formatDay(dayOf(at, zone)).split(' ')
  return `${date} ${month.slice(0, 3)}`
}

function shortMonth(at: number, zone: Zone): string {
  const [, month = '', year = ''] = formatDay(dayOf(at, zone)).split(' ')
  return `${month.slice(0, 3)} ${year}`
}
