import { addDays, DAY_LENGTH, dayOf, daysBetween, HOUR, midnightOf, MINUTE } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { formatDay, formatDigits, formatMinute, MINUS, withSign } from '../../format/format.ts'

/** Formats a figure of a chart: "41,2835". */
export function formatFigure(value: number, { decimals: { rate } }: Instrument): string {
  return `${value < 0 ? MINUS : ''}${formatDigits(Math.round(value * 10 ** rate), rate)}`
}

/** Formats a figure with its currency sign: "41,2835 ₺". */
export function formatAxisMoney(value: number, instrument: Instrument): string {
  return withSign(formatFigure(value, instrument), instrument)
}

/** Formats a tick of the time axis: "14.30" for a day, "Kas 2026" for a year, else "21 Kas". */
export function formatInstant(at: number, period: ChartPeriod): string {
  return AXES[period].instant(at)
}

/** Formats the time at the crosshair: "14.30" for a day, else "21 Kasım 2026". */
export function formatPointTime(at: number, period: ChartPeriod): string {
  return period === 'daily' ? formatMinute(at) : formatDay(dayOf(at))
}

function shortDay(at: number): string {
  const [date = '', month = ''] = formatDay(dayOf(at)).split(' ')
  return `${date} ${month.slice(0, 3)}`
}

function shortMonth(at: number): string {
  const [, month = '', year = ''] = formatDay(dayOf(at)).split(' ')
  return `${month.slice(0, 3)} ${year}`
}

const DAY_STEPS = [5 * MINUTE, 15 * MINUTE, 30 * MINUTE, HOUR, 2 * HOUR, 3 * HOUR, 4 * HOUR, 6 * HOUR, 12 * HOUR]
const WEEK_STEPS = [1, 2, 3, 5, 7, 10, 15, 30]
const MONTH_STEPS = [1, 2, 3, 6]

interface Axis {
  readonly instant: (at: number) => string
  readonly ticks: (from: number, to: number, most: number) => number[]
}

const OF_DAYS: Axis = { instant: shortDay, ticks: daysBack }

const AXES: Readonly<Record<ChartPeriod, Axis>> = {
  daily: { instant: formatMinute, ticks: timesOfDay },
  weekly: OF_DAYS,
  monthly: OF_DAYS,
  quarterly: OF_DAYS,
  semiannual: { instant: shortDay, ticks: monthStarts },
  annual: { instant: shortMonth, ticks: monthStarts },
}

/** Returns the ticks of the time axis: full hours, days counted back from the last one, or first days of months. */
export function instantTicks(period: ChartPeriod, from: number, to: number, most: number): number[] {
  return AXES[period].ticks(from, to, Math.max(2, most))
}

function timesOfDay(from: number, to: number, most: number): number[] {
  const step = DAY_STEPS.find((each) => (to - from) / each < most) ?? DAY_LENGTH
  const midnight = midnightOf(dayOf(from))
  const first = Math.ceil((from - midnight) / step)
  const last = Math.floor((to - midnight) / step)
  return Array.from({ length: last - first + 1 }, (_, index) => midnight + (first + index) * step)
}

function daysBack(from: number, to: number, most: number): number[] {
  const last = dayOf(to)
  const days = daysBetween(dayOf(from), last)
  const step = WEEK_STEPS.find((each) => days / each < most) ?? days
  const count = Math.floor(days / step) + 1
  return Array.from({ length: count }, (_, index) => midnightOf(addDays(last, (index + 1 - count) * step)))
}

function monthStarts(from: number, to: number, most: number): number[] {
  const starts: number[] = []
  for (let day = dayOf(from); midnightOf(day) <= to; day = addDays(day, 1)) {
    const midnight = midnightOf(day)
    if (day.endsWith('-01') && midnight >= from) starts.push(midnight)
  }
  const step = MONTH_STEPS.find((each) => starts.length / each <= most) ?? starts.length
  return starts.filter((_, index) => index % step === 0)
}
