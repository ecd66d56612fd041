import { isFields } from '#contract/json.ts'
import { API_PATHS } from '#contract/paths.ts'
import type { PointSource } from '#contract/price-call-answers.ts'
import { addDays, type Day, dayOf, midnightOf, MINUTE } from '#domain/calendar.ts'
import { type ChartPeriod, PERIOD_DAYS } from '#domain/chart-period.ts'
import { dailyWindow, type HistoryPoint, normaliseHistory, pointsOfToday } from '#domain/history.ts'
import { isTwoSided, type Quote } from '#domain/quote.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { callJson } from '../../live/index.ts'
import type { ChartChoice } from './chart-choice.ts'

/** The parsed answer of the chart API, before windowOf limits it to a period. */
export interface ChartRecord {
  /** The source of `points`: the office, the demo, or the central bank if the office has no record. */
  readonly source: PointSource
  readonly points: readonly HistoryPoint[]
  /** The central bank's points for the same window, drawn as a separate line. */
  readonly official: readonly HistoryPoint[]
}

/** Fetches a record. Rejects if the call fails or its answer is invalid. */
export async function fetchChartRecord(
  { code, period }: ChartChoice,
  today: Day,
  signal: AbortSignal,
): Promise<ChartRecord> {
  const query = new URLSearchParams({ currency: code, period })
  const headers = { 'content-type': 'application/json' }
  // The browser may have cached the answer for up to a minute, so its date must not set the clock.
  const body = await callJson(`${API_PATHS.chartData}?${query}`, { headers, signal })
  const record = readChartRecord(body, today)
  if (!record.ok) throw new Error(record.error)
  return record.value
}

/** Parses `{data, official?}`, or the bare array of other sources. */
export function readChartRecord(body: unknown, today: Day): Result<ChartRecord, 'not-chart-data' | 'no-points'> {
  const records: unknown = isFields(body) ? body['data'] : body
  if (!Array.isArray(records)) return fail('not-chart-data')
  const official: unknown = isFields(body) ? body['official'] : undefined
  const points = normaliseHistory(records, today)
  if (points.length === 0) return fail('no-points')
  return ok({
    source: sourceOf(records),
    points,
    official: Array.isArray(official) ? normaliseHistory(official.map(withBothSides), today) : [],
  })
}

/** Uses the central bank's buying price of gold for both sides, because it publishes no other. */
function withBothSides(point: unknown): unknown {
  return isFields(point) ? { sell_rate: point['buy_rate'], ...point } : point
}

function sourceOf(records: readonly unknown[]): PointSource {
  const source = records.find(isFields)?.['source']
  return source === 'tcmb' || source === 'demo' ? source : 'office'
}

/** Limits a line to its period: every point of today, or one point a day. */
export function windowOf(points: readonly HistoryPoint[], period: ChartPeriod, now: number): HistoryPoint[] {
  const today = dayOf(now)
  return period === 'daily' ? pointsOfToday(points, today) : dailyWindow(points, today, PERIOD_DAYS[period])
}

/** Returns the first recorded day if it is inside the window. Null means that the record is older. */
export function recordBegins(points: readonly HistoryPoint[], period: ChartPeriod, now: number): Day | null {
  const first = addDays(dayOf(now), 1 - PERIOD_DAYS[period])
  const days = points.filter(({ carried }) => !carried).map(({ day }) => day)
  const oldest = days.reduce<Day | null>((known, day) => (known === null || day < known ? day : known), null)
  return oldest === null || oldest <= first ? null : oldest
}

/** Adds a live price to a line: one point a minute in the daily view, today's point in the others. */
export function withLiveQuote(
  points: readonly HistoryPoint[],
  quote: Quote | null,
  period: ChartPeriod,
  now: number,
): readonly HistoryPoint[] {
  if (quote === null || !isTwoSided(quote)) return points
  const { buy, sell } = quote
  const day = dayOf(quote.quotedAt)
  if (day !== dayOf(now)) return points
  const at = period === 'daily' ? Math.floor(quote.quotedAt / MINUTE) * MINUTE : midnightOf(day)
  const last = points.at(-1)
  if (last !== undefined && last.at > at) return points
  if (last?.at === at && !last.carried && last.buy === buy && last.sell === sell) return points
  return [...points.filter((point) => point.at < at), { at, day, buy, sell, carried: false }]
}
