import type { HistoryPoint } from './history.ts'
import type { Instrument } from './instrument.ts'
import { differenceBetween, MICRO, type Rate, type RateDifference, roundHalfAway } from './rate.ts'

/** Of the line shown; undefined where there is no point. */
export interface HistoryStatistics {
  readonly minBuy: Rate
  readonly maxBuy: Rate
  readonly minSell: Rate
  readonly maxSell: Rate
  /** Last sell minus first sell. */
  readonly change: RateDifference
  /** Hundredths of a percent of the first sell, half away from zero. */
  readonly changeBasisPoints: number
}

export function statisticsOf(points: readonly Pick<HistoryPoint, 'buy' | 'sell'>[]): HistoryStatistics | undefined {
  const first = points.at(0)
  const last = points.at(-1)
  if (first === undefined || last === undefined) return undefined
  let { buy: minBuy, buy: maxBuy, sell: minSell, sell: maxSell } = first
  for (const { buy, sell } of points) {
    if (buy < minBuy) minBuy = buy
    if (buy > maxBuy) maxBuy = buy
    if (sell < minSell) minSell = sell
    if (sell > maxSell) maxSell = sell
  }
  const change = differenceBetween(last.sell, first.sell)
  return { minBuy, maxBuy, minSell, maxSell, change, changeBasisPoints: roundHalfAway((change * 10_000) / first.sell) }
}

/** The chart's value axis in micro-lira: some air below and above the data, and its eight ticks. */
export interface ValueAxis {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

const TICKS = 8
/** In lira of the chart. */
const AIR = 0.1

export function axisOf(
  points: readonly Pick<HistoryPoint, 'buy' | 'sell'>[],
  instrument: Instrument,
): ValueAxis | undefined {
  const statistics = statisticsOf(points)
  if (statistics === undefined) return undefined
  const { minBuy, minSell, maxBuy, maxSell } = statistics
  const air = Math.round(AIR * chartLira(instrument, maxSell))
  const [min, max] = [Math.min(minBuy, minSell) - air, Math.max(maxBuy, maxSell) + air]
  const step = (max - min) / (TICKS - 1)
  return { min, max, ticks: Array.from({ length: TICKS }, (_, index) => Math.round(min + step * index)) }
}

/** Of a metal's price, as a lira is of a dollar's. */
const SHARE = 1 / 50

/**
 * What a lira comes to on a chart, in micro-lira. A chart's distances are given in lira, for prices of some fifty of them; beside that of a
 * coin they would be nothing, and every tick would read the same.
 */
export function chartLira({ unitKind }: Instrument, price: Rate): number {
  return unitKind === 'currency' ? MICRO : price * SHARE
}
