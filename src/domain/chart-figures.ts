import { DAY_LENGTH, dayOf, HOUR } from './calendar.ts'
import type { ChartPeriod } from './chart-period.ts'
import type { HistoryPoint } from './history.ts'
import type { Instrument } from './instrument.ts'
import { differenceBetween, MICRO, type Rate, rateOfMicros, roundHalfAway } from './rate.ts'

/**
 * Returns undefined without points. `change` is the last sell minus the first, also in basis points, half away from
 * zero.
 */
export function statisticsOf(points: readonly Pick<HistoryPoint, 'buy' | 'sell'>[]) {
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

/** The chart's value axis in micro-lira, with padding on both ends and eight ticks at even figures. */
export interface ValueAxis {
  readonly min: number
  readonly max: number
  readonly ticks: readonly number[]
}

const TICKS = 8
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
  return { min, max, ticks: evenTicks(min, max) }
}

/** The steps between ticks, times a power of ten, largest first. A finer choice leaves less of the axis without ticks. */
const STEPS = [8, 6, 5, 4, 3, 2.5, 2, 1.5, 1.2, 1]

/** Returns eight multiples of an even step in the middle of the axis. */
function evenTicks(min: number, max: number): number[] {
  const most = (max - min) / TICKS
  const power = 10 ** Math.floor(Math.log10(most))
  const step = Math.round(power * (STEPS.find((each) => each * power <= most) ?? 1))
  const first = Math.ceil(min / step)
  const spare = Math.floor(max / step) - first + 1 - TICKS
  return Array.from({ length: TICKS }, (_, index) => (first + Math.floor(spare / 2) + index) * step)
}

const SHARE = 1 / 50

/**
 * Returns one "chart lira" in micro-lira. Chart distances are meant for prices of about fifty lira; at the price of a
 * coin, all ticks would have the same label.
 */
function chartLira({ unitKind }: Instrument, price: Rate): number {
  return unitKind === 'currency' ? MICRO : price * SHARE
}

/** docs/product.md, "Chart". `jitter` is the largest move in each direction, in lira of the chart. */
const SHAPES = {
  daily: { length: 12, spacing: 2 * HOUR, jitter: 0.5 },
  weekly: { length: 7, spacing: DAY_LENGTH, jitter: 1 },
  monthly: { length: 30, spacing: DAY_LENGTH, jitter: 1 },
  quarterly: { length: 90, spacing: DAY_LENGTH, jitter: 1 },
  semiannual: { length: 180, spacing: 2 * DAY_LENGTH, jitter: 1 },
  annual: { length: 365, spacing: 7 * DAY_LENGTH, jitter: 1 },
} satisfies Record<ChartPeriod, object>

/**
 * Makes an invented series around the current prices, ending `now`, for a pair without a record. The page labels it
 * "Temsili veri". The same jitter moves buy and sell, so that the spread stays real. `random` returns numbers in [0,
 * 1).
 */
export function placeholderSeries(
  instrument: Instrument,
  current: { readonly buy: Rate; readonly sell: Rate },
  period: ChartPeriod,
  now: number,
  random: () => number,
): HistoryPoint[] {
  const { length, spacing, jitter } = SHAPES[period]
  const most = jitter * chartLira(instrument, current.sell)
  return Array.from({ length }, (_, index) => {
    const at = now - (length - 1 - index) * spacing
    const move = (random() * 2 - 1) * most
    return { at, day: dayOf(at), buy: moved(current.buy, move), sell: moved(current.sell, move), carried: false }
  })
}

/** Keeps a price that is lower than the jitter, because it would become negative. */
function moved(rate: Rate, move: number): Rate {
  const result = rateOfMicros(rate + move)
  return result.ok ? result.value : rate
}
