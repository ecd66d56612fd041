import { DAY_LENGTH, dayOf, daysBetween, HOUR, midnightOf, MINUTE } from '#domain/calendar.ts'
import { byCurrency, type CurrencyCode } from '#domain/currency.ts'
import { computedRate, type Rate } from '#domain/rate.ts'
import { seedOf, smoothNoise } from '#domain/seeded-random.ts'

/** The demo is the same on every machine and at every start, so that its past and its present fit together. */
export const DEMO_SEED = 1996

export interface DemoPrice {
  readonly buy: Rate
  readonly sell: Rate
}

/**
 * `mid` in lira per quoting unit, of the central bank's bulletin of 2026-08-21. `spread` as a share of it and `step`,
 * the last digit that the price moves by, in micro-lira, of a provider's frame of 2026-08-03.
 */
const PAIRS: Readonly<Record<CurrencyCode, { mid: number; spread: number; step: number }>> = {
  USD: { mid: 47.923, spread: 0.0052, step: 1000 },
  EUR: { mid: 56.066, spread: 0.0089, step: 1000 },
  GBP: { mid: 65.428, spread: 0.0096, step: 1000 },
  CHF: { mid: 59.938, spread: 0.0179, step: 1000 },
  CAD: { mid: 34.855, spread: 0.0129, step: 1000 },
  AUD: { mid: 34.296, spread: 0.0214, step: 1000 },
  JPY: { mid: 30.196, spread: 0.0196, step: 10_000 },
  SAR: { mid: 12.764, spread: 0.0303, step: 1000 },
}

/** On the Monday of that week: days are counted from it. */
const ANCHOR = Date.UTC(2026, 7, 17, 12)
/** The lira lost 12 to 17 % in the year before, depending on the currency. */
const DRIFT_PER_TRADING_DAY = 0.14 / 261

/** `period` in days, `size` as a share of the price. */
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

/** How much of the cross moves a pair takes: the dollar none, and the riyal is pegged to it. */
const CROSS_SHARE: Readonly<Record<CurrencyCode, number>> = {
  USD: 0,
  EUR: 0.8,
  GBP: 0.8,
  CHF: 0.9,
  CAD: 0.6,
  AUD: 1,
  JPY: 1,
  SAR: 0.01,
}

/** Invented prices of all pairs at an instant, the same each time for a seed. */
export function demoPricesAt(seed: number, instant: number): Readonly<Record<CurrencyCode, DemoPrice>> {
  const { days, tradingDays } = elapsedAt(instant)
  const drift = DRIFT_PER_TRADING_DAY * tradingDays
  const lira = drift + sumOfWaves(seedOf(seed, 'lira'), LIRA_WAVES, days, tradingDays)
  return byCurrency((code) => {
    const { mid, spread, step } = PAIRS[code]
    const share = CROSS_SHARE[code]
    const cross = share === 0 ? 0 : share * sumOfWaves(seedOf(seed, code), CROSS_WAVES, days, tradingDays)
    const level = mid * Math.exp(lira + cross)
    return { buy: priceAt(level * (1 - spread / 2), step), sell: priceAt(level * (1 + spread / 2), step) }
  })
}

/** Days since the anchor, with the part of the day; `tradingDays`: without weekends. */
function elapsedAt(instant: number) {
  const day = dayOf(instant)
  const part = (instant - midnightOf(day)) / DAY_LENGTH
  const days = daysBetween(dayOf(ANCHOR), day)
  const weeks = Math.floor(days / 7)
  const weekday = days - 7 * weeks
  return { days: days + part, tradingDays: 5 * weeks + (weekday < 5 ? weekday + part : 5) }
}

/** Waves of a day and longer go by trading days; the short ones go on, so that the demo lives on a Saturday, too. */
export function sumOfWaves(seed: number, waves: readonly Wave[], days: number, tradingDays = days): number {
  return waves.reduce(
    (sum, { period, size }, order) =>
      sum + size * smoothNoise(seed + order, (period < 1 ? days : tradingDays) / period),
    0,
  )
}

/** `step` in micro-lira. */
export function priceAt(lira: number, step: number): Rate {
  return computedRate(Math.round((lira * 1_000_000) / step) * step)
}
