import { addDays, type Day, dayOf, instantOf, LAST_INSTANT, midnightOf, parseDay, parseStamp } from './calendar.ts'
import { parseRate, type Rate } from './rate.ts'

/** One point of a pair's past: both sides per quoting unit at an instant. `day` is its day in Istanbul. */
export interface HistoryPoint {
  readonly at: number
  readonly day: Day
  readonly buy: Rate
  readonly sell: Rate
  /** True if this instant has no recorded price, so that the last known price replaces it. */
  readonly carried: boolean
}

type Fields = Readonly<Record<string, unknown>>

const DATE_FIELDS = ['datetime', 'date', 'tarih', 'time', 'Date', 'DATE'] as const
const BUY_FIELDS = ['buy_rate', 'buy', 'alis', 'bid'] as const
const SELL_FIELDS = ['sell_rate', 'sell', 'satis', 'ask'] as const

/**
 * Reads history records with the field names of all sources (docs/product.md, "Chart"). Drops records without a
 * readable date, buy or sell. A time without a date ("14:30") is a time of `today`.
 */
export function normaliseHistory(records: readonly unknown[], today: Day): HistoryPoint[] {
  return records.flatMap((record) => {
    if (typeof record !== 'object' || record === null) return []
    const fields: Fields = { ...record }
    const at = instantFrom(firstOf(fields, DATE_FIELDS), today)
    const buy = parseRate(firstOf(fields, BUY_FIELDS))
    const sell = parseRate(firstOf(fields, SELL_FIELDS))
    if (at === undefined || !buy.ok || !sell.ok) return []
    return [{ at, day: dayOf(at), buy: buy.value, sell: sell.value, carried: fields['carried'] === true }]
  })
}

function firstOf(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields[name]).find((value) => value !== undefined && value !== null)
}

const TURKISH_DAY = /^(\d{2})[-./](\d{2})[-./](\d{4})$/
const LOCAL_STAMP = /^(\d{4}-\d{2}-\d{2})[T ]((?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?)(?:\.\d+)?$/
const TIME_OF_DAY = /^([01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/
const ZONED_STAMP = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/

/**
 * Reads an instant from a day, a stamp with or without a zone (none means Istanbul), a time of day, or milliseconds.
 */
function instantFrom(value: unknown, today: Day): number | undefined {
  if (typeof value === 'number') return onCalendar(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  if (TIME_OF_DAY.test(text)) return instantOf(today, text)
  if (ZONED_STAMP.test(text)) return onCalendar(Date.parse(text))
  const stamp = parseStamp(text.replaceAll('.', '-'))
  if (stamp.ok) return stamp.value
  const [, localDay, time] = LOCAL_STAMP.exec(text) ?? []
  const day = parseDay(localDay ?? isoDay(text))
  if (!day.ok) return undefined
  return time === undefined ? midnightOf(day.value) : instantOf(day.value, time)
}

function isoDay(text: string): string {
  const [, date, month, year] = TURKISH_DAY.exec(text) ?? []
  return date === undefined ? text : `${year}-${month}-${date}`
}

function onCalendar(instant: number): number | undefined {
  return instant >= 0 && instant <= LAST_INSTANT ? instant : undefined
}

export function pointsOfToday(points: readonly HistoryPoint[], today: Day): HistoryPoint[] {
  return points.filter((point) => point.day === today).sort(byTime)
}

/**
 * Returns one point for each of the last `days` days up to today: the last one of the day. A day without a point
 * carries the previous one, and leading days the first one in the window. An empty window carries the latest one before
 * it.
 */
export function dailyWindow(points: readonly HistoryPoint[], today: Day, days: number): HistoryPoint[] {
  const first = addDays(today, 1 - days)
  const closes = new Map<Day, HistoryPoint>()
  let before: HistoryPoint | undefined
  for (const point of [...points].sort(byTime)) {
    if (point.day < first) before = point
    else if (point.day <= today) closes.set(point.day, point)
  }
  let carried = closes.values().next().value ?? before
  if (carried === undefined) return []

  const window: HistoryPoint[] = []
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const own = closes.get(day)
    carried = own ?? carried
    window.push(own ?? { ...carried, at: midnightOf(day), day, carried: true })
  }
  return window
}

function byTime(one: HistoryPoint, other: HistoryPoint): number {
  return one.at - other.at
}
