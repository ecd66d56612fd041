import type { ChartData, ChartPoint, PointSource } from '#contract/chart-data.ts'
import { addDays, type Day, dayOf, instantOf, writeIso } from '#domain/calendar.ts'
import { type ChartPeriod, PERIOD_DAYS } from '#domain/chart-period.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { statisticsOf } from '#domain/history-statistics.ts'
import { dailyWindow, pointsOfToday } from '#domain/history-window.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { toLira } from '#domain/rate.ts'
import type { DayClose, MinutePoint, RateStore } from './store/store.ts'

export interface ChartQuestion {
  readonly code: CurrencyCode
  readonly period: ChartPeriod
  readonly now: number
}

export interface ChartParts {
  readonly store: Pick<RateStore, 'closeLine' | 'officialLine' | 'minutesBetween'>
  /** Whose the own record is: the office's, or the demo market's. */
  readonly own: PointSource
  /** The central bank's, or the demo bank's. */
  readonly official: PointSource
}

/**
 * The record of one currency over one period: the office's own points and, as another line, the central bank's. Where the office has
 * no point in the window, its place is taken by the central bank's line, and each point says so. Every read is a seek of one key range.
 */
export async function chartData(question: ChartQuestion, parts: ChartParts): Promise<ChartData> {
  const { code, period, now } = question
  const [own, official] = await Promise.all([ownLine(question, parts), officialLine(question, parts)])
  const [points, source] =
    own.inWindow || official.points.length === 0 ? [own.points, parts.own] : [official.points, parts.official]
  return {
    status: 'success',
    currency: code,
    period,
    data: points.map((point) => writePoint(point, period, source)),
    official: official.points.map((point) => writePoint(point, period, parts.official)),
    stats: statsOf(points, period, now),
  }
}

interface Line {
  /** Oldest first, with one point before the window where there is one. */
  readonly points: readonly HistoryPoint[]
  readonly inWindow: boolean
}

async function ownLine({ code, period, now }: ChartQuestion, { store, own }: ChartParts): Promise<Line> {
  const today = dayOf(now)
  const first = firstDay(period, today)
  if (period !== 'daily') return lineOf(await store.closeLine(own, code, first, today), first)
  const [closes, minutes] = await Promise.all([
    store.closeLine(own, code, today, today),
    store.minutesBetween(own, code, instantOf(today), now + 1),
  ])
  return wholeLine([...openingPoint(closes, today), ...minutes.map(ofMinute)])
}

async function officialLine({ code, period, now }: ChartQuestion, { store }: ChartParts): Promise<Line> {
  const today = dayOf(now)
  const first = firstDay(period, today)
  const bulletins = await store.officialLine(code, first, today)
  if (period !== 'daily') return lineOf(bulletins, first)
  // Today's holds from when it was known here; its nominal hour would be an invented one.
  const since = bulletins
    .filter(({ day }) => day === today)
    .map((bulletin) => ({ ...ofDay(bulletin), at: Math.max(instantOf(today), Math.min(bulletin.fetchedAt, now)) }))
  return wholeLine([...openingPoint(bulletins, today), ...since])
}

function lineOf(days: readonly DayClose[], first: Day): Line {
  return { points: days.map(ofDay), inWindow: (days.at(-1)?.day ?? '') >= first }
}

function wholeLine(points: readonly HistoryPoint[]): Line {
  return { points, inWindow: points.length > 0 }
}

function firstDay(period: ChartPeriod, today: Day): Day {
  return addDays(today, 1 - PERIOD_DAYS[period])
}

/** Today opens with the last known price. */
function openingPoint(days: readonly DayClose[], today: Day): HistoryPoint[] {
  const before = days.findLast(({ day }) => day < today)
  return before === undefined ? [] : [{ ...ofDay(before), at: instantOf(today), day: today, carried: true }]
}

function ofDay({ day, buy, sell }: DayClose): HistoryPoint {
  return { at: instantOf(day), day, buy, sell, carried: false }
}

function ofMinute({ at, buy, sell }: MinutePoint): HistoryPoint {
  return { at, day: dayOf(at), buy, sell, carried: false }
}

function writePoint(
  { at, day, buy, sell, carried }: HistoryPoint,
  period: ChartPeriod,
  source: PointSource,
): ChartPoint {
  const datetime = period === 'daily' ? writeIso(at) : day
  const point = { datetime, buy_rate: toLira(buy), sell_rate: toLira(sell), source }
  return carried ? { ...point, carried } : point
}

function statsOf(points: readonly HistoryPoint[], period: ChartPeriod, now: number): ChartData['stats'] {
  const today = dayOf(now)
  const window = period === 'daily' ? pointsOfToday(points, today) : dailyWindow(points, today, PERIOD_DAYS[period])
  const statistics = statisticsOf(window)
  if (statistics === undefined) return null
  const { minBuy, maxBuy, minSell, maxSell, change, changeBasisPoints } = statistics
  return {
    min_buy_rate: toLira(minBuy),
    max_buy_rate: toLira(maxBuy),
    min_sell_rate: toLira(minSell),
    max_sell_rate: toLira(maxSell),
    change_amount: toLira(change),
    change_percent: changeBasisPoints / 100,
  }
}
