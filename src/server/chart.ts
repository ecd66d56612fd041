import type { ChartData, ChartPoint, PointSource } from '#contract/chart-data.ts'
import { addDays, type Day, dayOf, instantOf, writeIso } from '#domain/calendar.ts'
import { type ChartPeriod, PERIOD_DAYS } from '#domain/chart-period.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { statisticsOf } from '#domain/history-statistics.ts'
import { dailyWindow, pointsOfToday } from '#domain/history-window.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { toLira } from '#domain/rate.ts'
import type { DayRecord, MinutePoint, OfficialDay, RateStore } from './store/store.ts'

export interface ChartQuestion {
  readonly code: CurrencyCode
  readonly period: ChartPeriod
  readonly now: number
}

export interface ChartParts {
  readonly store: Pick<RateStore, 'daysBetween' | 'dayBefore' | 'minutesBetween' | 'officialBetween' | 'officialBefore'>
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
  if (period === 'daily') {
    const [before, minutes] = await Promise.all([
      store.dayBefore(own, code, today),
      store.minutesBetween(own, code, instantOf(today), now + 1),
    ])
    const points = [...(before === null ? [] : [openingPoint(ofRecord(before), today)]), ...minutes.map(ofMinute)]
    return { points, inWindow: points.length > 0 }
  }
  const first = firstDay(period, today)
  const [before, days] = await Promise.all([
    store.dayBefore(own, code, first),
    store.daysBetween(own, code, first, today),
  ])
  return { points: [...(before === null ? [] : [before]), ...days].map(ofRecord), inWindow: days.length > 0 }
}

async function officialLine({ code, period, now }: ChartQuestion, { store }: ChartParts): Promise<Line> {
  const today = dayOf(now)
  const first = firstDay(period, today)
  const [before, days] = await Promise.all([
    store.officialBefore(code, first),
    store.officialBetween(code, first, today),
  ])
  const points = [...(before === null ? [] : [before]), ...days].map(ofBulletin)
  if (period !== 'daily') return { points, inWindow: days.length > 0 }
  const drawn = [
    ...(before === null ? [] : [openingPoint(ofBulletin(before), today)]),
    // It holds from when it was known here; its nominal hour would be an invented one.
    ...days.map((bulletin) => ({
      ...ofBulletin(bulletin),
      at: Math.max(instantOf(today), Math.min(bulletin.fetchedAt, now)),
    })),
  ]
  return { points: drawn, inWindow: drawn.length > 0 }
}

function firstDay(period: ChartPeriod, today: Day): Day {
  return addDays(today, 1 - PERIOD_DAYS[period])
}

/** Today opens with the last known price. */
function openingPoint(point: HistoryPoint, today: Day): HistoryPoint {
  return { ...point, at: instantOf(today), day: today, carried: true }
}

function ofRecord({ day, buy, sell }: DayRecord): HistoryPoint {
  return { at: instantOf(day), day, buy: buy.close, sell: sell.close, carried: false }
}

function ofMinute({ at, buy, sell }: MinutePoint): HistoryPoint {
  return { at, day: dayOf(at), buy, sell, carried: false }
}

function ofBulletin({ day, buy, sell }: OfficialDay): HistoryPoint {
  return { at: instantOf(day), day, buy, sell, carried: false }
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
