import { type Day, daysBetween } from './calendar.ts'
import type { Side } from './deal.ts'
import type { Rate } from './rate.ts'
import type { DayPrices } from './recent-days.ts'

/** The stored closes, oldest first. `recorded` has the office's own closes, on other days than the candidates. */
export interface KnownPast {
  readonly recorded: readonly DayPrices[]
  readonly official: readonly DayPrices[]
}

/** A candidate price that is further than `allowed` (basis points) from the price that it was compared with. */
export interface Outlier {
  readonly day: Day
  readonly side: Side
  readonly price: Rate
  readonly measure: 'close' | 'bulletin'
  readonly against: DayPrices
  readonly allowed: number
}

const WEEK = 7

type Placed = DayPrices & { readonly isNew: boolean }

/**
 * Finds implausible candidates, oldest first: those further than `limit` (basis points) from the newest bulletin of
 * their week, or from their neighbour in time; the limit then counts once for each week between them. In 21 years of
 * real lira rates six days exceeded 10 %.
 */
export function pastOutliers(
  candidates: readonly DayPrices[],
  { recorded, official }: KnownPast,
  limit: number,
): Outlier[] {
  const newestFirst = [...official].reverse()
  const strays = candidates.flatMap((close) => {
    const bulletin = newestFirst.find(({ day }) => day <= close.day)
    if (bulletin === undefined || daysBetween(bulletin.day, close.day) > WEEK) return []
    return outlier(close, bulletin, 'bulletin', limit) ?? []
  })
  const stray = new Set(strays.map(({ day }) => day))
  const closes: Placed[] = [
    ...candidates.filter(({ day }) => !stray.has(day)).map((close) => ({ ...close, isNew: true })),
    ...recorded.map((close) => ({ ...close, isNew: false })),
  ]
  const jumps = jumpsOf(closes.sort(byDay), limit)
  return [...strays, ...jumps].sort(byDay)
}

/** Returns the new close of each pair of neighbours that differ too much; the later one if both are new. */
function jumpsOf(closes: readonly Placed[], limit: number): Outlier[] {
  const jumps: Outlier[] = []
  const far = (close: DayPrices, before: DayPrices): Outlier | undefined =>
    outlier(close, before, 'close', limit * Math.max(1, Math.ceil(Math.abs(daysBetween(before.day, close.day)) / WEEK)))

  let [believed] = closes
  for (const [index, close] of closes.entries()) {
    if (believed === undefined || close === believed) continue
    const jump = far(close, believed)
    const after = closes[index + 1]
    if (jump === undefined) {
      believed = close
    } else if (believed.isNew && (!close.isNew || (index === 1 && after !== undefined && !far(after, close)))) {
      // The very first price is the outlier if the next two agree with each other.
      jumps.push(far(believed, close) ?? jump)
      believed = close
    } else {
      if (close.isNew) jumps.push(jump)
      // If the next close is near the old level again, this close was a spike. Otherwise the level has changed.
      if (after === undefined || far(after, believed)) believed = close
    }
  }
  return jumps
}

function outlier(
  close: DayPrices,
  against: DayPrices,
  measure: Outlier['measure'],
  allowed: number,
): Outlier | undefined {
  const side = (['sell', 'buy'] as const).find((one) => distanceBetween(close[one], against[one]) > allowed)
  return side && { day: close.day, side, price: close[side], measure, against, allowed }
}

/** Returns the distance of two prices in basis points of the smaller one, so that it is symmetric. */
export function distanceBetween(one: Rate, other: Rate): number {
  return (Math.abs(one - other) / Math.min(one, other)) * 10_000
}

function byDay(one: { readonly day: Day }, other: { readonly day: Day }): number {
  return one.day < other.day ? -1 : one.day > other.day ? 1 : 0
}
