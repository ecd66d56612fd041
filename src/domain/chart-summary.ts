import { statisticsOf } from './chart-figures.ts'
import type { HistoryPoint } from './history.ts'
import { type Rate, roundMicros } from './rate.ts'

/** The position of the last price between the lowest and the highest of its line. */
export const CHART_PLACES = ['highest', 'near-highest', 'upper', 'middle', 'lower', 'near-lowest', 'lowest'] as const

export type ChartPlace = (typeof CHART_PLACES)[number]

/** A line of a chart summarised for one sentence. Prices are sell rates. */
export type ChartSummary =
  /** The window has no recorded price; the last known price is shown for all of it. */
  | { readonly kind: 'none'; readonly last: Rate }
  | { readonly kind: 'single'; readonly price: Rate }
  /** The price has not moved at all; `steady` means that it moved by less than the shown decimals. */
  | { readonly kind: 'unchanged' | 'steady'; readonly price: Rate }
  /** `isCurrent` means that the last point is recorded, not carried forward. */
  | {
      readonly kind: 'range'
      readonly low: Rate
      readonly high: Rate
      readonly place: ChartPlace
      readonly isCurrent: boolean
    }

/** A price within this share of the range is near its end. */
const NEAR = 0.15
const AROUND_MIDDLE = 0.1

/**
 * Summarises the points of a chart, oldest first. `decimals` are those of the sentence. Returns null without points.
 */
export function summaryOf(
  points: readonly Pick<HistoryPoint, 'buy' | 'sell' | 'carried'>[],
  decimals: number,
): ChartSummary | null {
  const last = points.at(-1)
  const statistics = statisticsOf(points)
  if (last === undefined || statistics === undefined) return null
  const own = points.filter(({ carried }) => !carried).length
  if (own === 0) return { kind: 'none', last: last.sell }
  const { minSell: low, maxSell: high } = statistics
  if (low === high) return { kind: own === 1 ? 'single' : 'unchanged', price: last.sell }
  const isSame = (one: Rate, other: Rate): boolean => roundMicros(one, decimals) === roundMicros(other, decimals)
  if (isSame(low, high)) return { kind: 'steady', price: last.sell }
  const range = { kind: 'range', low, high, isCurrent: !last.carried } as const
  if (isSame(last.sell, high)) return { ...range, place: 'highest' }
  if (isSame(last.sell, low)) return { ...range, place: 'lowest' }
  return { ...range, place: placeAt((last.sell - low) / (high - low)) }
}

/** `share` is 0 at the lowest price and 1 at the highest. */
function placeAt(share: number): ChartPlace {
  if (share >= 1 - NEAR) return 'near-highest'
  if (share <= NEAR) return 'near-lowest'
  if (Math.abs(share - 0.5) <= AROUND_MIDDLE) return 'middle'
  return share > 0.5 ? 'upper' : 'lower'
}
