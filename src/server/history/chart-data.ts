import type { ChartData, ChartPoint, OfficialPoint, PointSource } from '#contract/price-call-answers.ts'
import { addDays, type Day, dayOf, midnightOf, writeIso } from '#domain/calendar.ts'
import { statisticsOf } from '#domain/chart-figures.ts'
import { type ChartPeriod, PERIOD_DAYS } from '#domain/chart-period.ts'
import { type InstrumentId, isMetal } from '#domain/instrument.ts'
import { type Rate, toLira } from '#domain/rate.ts'
import type { DayClose, MinutePoint, RateStore } from '../store/index.ts'

export interface ChartQuestion {
  readonly code: InstrumentId
  readonly period: ChartPeriod
  readonly now: number
}

export interface ChartParts {
  readonly store: Pick<RateStore, 'closeLine' | 'officialLine' | 'minutesBetween'>
  readonly own: PointSource
  readonly official: PointSource
}

/** Returns the office's points and, as a second line, the central bank's, which replace a missing first line. */
export async function chartData(question: ChartQuestion, deps: ChartParts): Promise<ChartData> {
  const { code, period } = question
  const metal = isMetal(code)
  const [own, official] = await Promise.all([
    ownLine(question, deps),
    // Hourly gold (gold-fixings.ts). A demo bank has a separate store.
    metal ? ownLine(question, { ...deps, own: 'tcmb' }) : officialLine(question, deps),
  ])
  const [line, source] =
    metal || own.inWindow.length > 0 || official.points.length === 0 ? [own, deps.own] : [official, deps.official]
  return {
    status: 'success',
    currency: code,
    period,
    data: line.points.map((point) => writePoint(point, source)),
    official: official.points.map((point) => writeOfficial(writePoint(point, deps.official), metal)),
    stats: statsOf(line),
  }
}

interface LinePoint {
  readonly datetime: string
  readonly buy: Rate
  readonly sell: Rate
  /** True for the last known price, which replaces a missing price of today. */
  readonly carried: boolean
}

/** The recorded points of one instrument, oldest first. */
interface Line {
  /** The points in the window and, if there is one, the last point before it. */
  readonly points: readonly LinePoint[]
  readonly inWindow: readonly LinePoint[]
}

async function ownLine({ code, period, now }: ChartQuestion, { store, own }: ChartParts): Promise<Line> {
  const today = dayOf(now)
  const first = firstDay(period, today)
  if (period !== 'daily') return lineOfDays(await store.closeLine(own, code, first, today), first)
  const [closes, minutes] = await Promise.all([
    store.closeLine(own, code, today, today),
    store.minutesBetween(own, code, midnightOf(today), now + 1),
  ])
  return lineOfToday([...openingPoint(closes, today), ...minutes.map((minute) => ofMinute(minute))])
}

async function officialLine({ code, period, now }: ChartQuestion, { store }: ChartParts): Promise<Line> {
  const today = dayOf(now)
  const first = firstDay(period, today)
  const bulletins = await store.officialLine(code, first, today)
  if (period !== 'daily') return lineOfDays(bulletins, first)
  // Today's bulletin applies from its time of fetching, because its exact publication time is unknown.
  const since = bulletins
    .filter(({ day }) => day === today)
    .map(({ knownAt, ...rates }) => ofMinute({ ...rates, at: Math.max(midnightOf(today), Math.min(knownAt, now)) }))
  return lineOfToday([...openingPoint(bulletins, today), ...since])
}

/** Only the first day can be before the window. */
function lineOfDays(days: readonly DayClose[], first: Day): Line {
  const points = days.map(({ day, buy, sell }) => ({ datetime: day, buy, sell, carried: false }))
  return { points, inWindow: (days[0]?.day ?? first) < first ? points.slice(1) : points }
}

function lineOfToday(points: readonly LinePoint[]): Line {
  return { points, inWindow: points }
}

function firstDay(period: ChartPeriod, today: Day): Day {
  return addDays(today, 1 - PERIOD_DAYS[period])
}

/** Returns the last known price as the first point of today. */
function openingPoint(days: readonly DayClose[], today: Day): LinePoint[] {
  const before = days.findLast(({ day }) => day < today)
  return before === undefined ? [] : [{ ...ofMinute({ ...before, at: midnightOf(today) }), carried: true }]
}

function ofMinute({ at, buy, sell }: Pick<MinutePoint, 'at' | 'buy' | 'sell'>): LinePoint {
  return { datetime: writeIso(at), buy, sell, carried: false }
}

function writePoint({ datetime, buy, sell, carried }: LinePoint, source: PointSource): ChartPoint {
  const point = { datetime, buy_rate: toLira(buy), sell_rate: toLira(sell), source }
  return carried ? { ...point, carried } : point
}

function writeOfficial({ sell_rate, ...point }: ChartPoint, isMetalOfOneSide: boolean): OfficialPoint {
  return isMetalOfOneSide ? point : { ...point, sell_rate }
}

/** Days without a point would repeat the previous price, which does not affect the statistics. */
function statsOf({ points, inWindow }: Line): ChartData['stats'] {
  const statistics = statisticsOf(inWindow.length > 0 ? inWindow : points)
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
