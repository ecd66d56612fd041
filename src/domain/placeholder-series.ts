import { DAY_LENGTH, dayOf, HOUR } from './calendar.ts'
import type { ChartPeriod } from './chart-period.ts'
import { chartLira } from './history-statistics.ts'
import type { HistoryPoint } from './history.ts'
import type { Instrument } from './instrument.ts'
import { type Rate, rateOfMicros } from './rate.ts'
import type { Zone } from './zone.ts'

interface Shape {
  readonly length: number
  readonly spacing: number
  /** Largest move to either side, in lira of the chart. */
  readonly jitter: number
}

/** SPECIFICATION.md section 9, "Placeholder series lengths". */
const SHAPES: Readonly<Record<ChartPeriod, Shape>> = {
  daily: { length: 12, spacing: 2 * HOUR, jitter: 0.5 },
  weekly: { length: 7, spacing: DAY_LENGTH, jitter: 1 },
  monthly: { length: 30, spacing: DAY_LENGTH, jitter: 1 },
  quarterly: { length: 90, spacing: DAY_LENGTH, jitter: 1 },
  semiannual: { length: 180, spacing: 2 * DAY_LENGTH, jitter: 1 },
  annual: { length: 365, spacing: 7 * DAY_LENGTH, jitter: 1 },
}

/**
 * A stand-in series around the current pair that ends `now`; drawn only where there is no record, and labelled "Temsili veri". One
 * jitter moves buy and sell together, so the spread stays true. `random` gives numbers from 0 (included) to 1.
 */
export function placeholderSeries(
  instrument: Instrument,
  current: { readonly buy: Rate; readonly sell: Rate },
  period: ChartPeriod,
  now: number,
  random: () => number,
  zone: Zone,
): HistoryPoint[] {
  const { length, spacing, jitter } = SHAPES[period]
  const most = jitter * chartLira(instrument, current.sell)
  return Array.from({ length }, (_, index) => {
    const at = now - (length - 1 - index) * spacing
    const move = (random() * 2 - 1) * most
    return { at, day: dayOf(at, zone), buy: moved(current.buy, move), sell: moved(current.sell, move), carried: false }
  })
}

/** A pair cheaper than the jitter keeps its price rather than turn negative. */
function moved(rate: Rate, move: number): Rate {
  const result = rateOfMicros(rate + move)
  return result.ok ? result.value : rate
}
