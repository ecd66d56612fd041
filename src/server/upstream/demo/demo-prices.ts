import { DAY_LENGTH, dayOf, daysBetween, HOUR, midnightOf, MINUTE } from '#domain/calendar.ts'
import { CURRENCY_LIST } from '#domain/currency-records/currency-list.ts'
import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { computedRate, type Rate } from '#domain/rate.ts'
import { seedOf, smoothNoise } from '#domain/seeded-random.ts'

/** The seed of the demo on every machine, so that its past and its present match after every start. */
export const DEMO_SEED = 1996

export interface DemoPrice {
  readonly buy: Rate
  readonly sell: Rate
}

/** A Monday in the week of the recorded prices, from which days are counted. */
const ANCHOR = Date.UTC(2026, 7, 17, 12)
/** The daily trend. The lira lost 12 to 17 % in the year before, depending on the currency. */
const DRIFT_PER_TRADING_DAY = 0.14 / 261

/** `period` is in days, `size` a share of the price. */
interface Wave {
  readonly period: number
  readonly size: number
}

const HOURS = HOUR / DAY_LENGTH
const MINUTES = MINUTE / DAY_LENGTH

const LIRA_WAVES: readonly Wave[] = [
  { period: 40, size: 0.006 },
  { period: 9, size: 0.0035 },
  { period: 2.3, size: 0.0015 },
  { period: 5 * HOURS, size: 0.0005 },
  { period: 37 * MINUTES, size: 0.0002 },
  { period: 3.1 * MINUTES, size: 0.000_07 },
]

const CROSS_WAVES: readonly Wave[] = [
  { period: 73, size: 0.02 },
  { period: 19, size: 0.008 },
  { period: 4.3, size: 0.003 },
  { period: 11 * HOURS, size: 0.001 },
  { period: 83 * MINUTES, size: 0.0004 },
  { period: 7.7 * MINUTES, size: 0.000_15 },
  { period: 0.9 * MINUTES, size: 0.000_05 },
]

/** Returns invented prices of all pairs at an instant. They depend only on the seed and the instant. */
export function demoPricesAt(seed: number, instant: number): Readonly<Record<CurrencyCode, DemoPrice>> {
  const { days, tradingDays } = elapsedAt(instant)
  const drift = DRIFT_PER_TRADING_DAY * tradingDays
  const lira = drift + sumOfWaves(seedOf(seed, 'lira'), LIRA_WAVES, days, tradingDays)
  return byCurrency((code) => {
    const { mid, spread, step, cross: share } = CURRENCY_LIST[code].demo
    const cross = share === 0 ? 0 : share * sumOfWaves(seedOf(seed, code), CROSS_WAVES, days, tradingDays)
    const level = mid * Math.exp(lira + cross)
    return { buy: priceAt(level * (1 - spread / 2), step), sell: priceAt(level * (1 + spread / 2), step) }
  })
}

/** Returns the days since the anchor with fractions. `tradingDays` excludes weekends. */
function elapsedAt(instant: number) {
  const day = dayOf(instant)
  const part = (instant - midnightOf(day)) / DAY_LENGTH
  const days = daysBetween(dayOf(ANCHOR), day)
  const weeks = Math.floor(days / 7)
  const weekday = days - 7 * weeks
  return { days: days + part, tradingDays: 5 * weeks + (weekday < 5 ? weekday + part : 5) }
}

/** Adds waves. Long ones use trading days; short ones use all days, so that demo prices also move on a Saturday. */
export function sumOfWaves(seed: number, waves: readonly Wave[], days: number, tradingDays = days): number {
  return waves.reduce(
    (sum, { period, size }, order) =>
      sum + size * smoothNoise(seed + order, (period < 1 ? days : tradingDays) / period),
    0,
  )
}

/** Rounds lira to `step` micro-lira. */
export function priceAt(lira: number, step: number): Rate {
  return computedRate(Math.round((lira * 1_000_000) / step) * step)
}
