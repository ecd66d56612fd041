import { addDays, type Day, instantOf } from './calendar.ts'
import type { HistoryPoint } from './history.ts'

/** A day of the window; `filled` when no point of its own stands behind it. */
export interface WindowPoint extends HistoryPoint {
  readonly filled: boolean
}

/** The daily view: today's points only, by time. */
export function pointsOfToday(points: readonly HistoryPoint[], today: Day): WindowPoint[] {
  return points
    .filter((point) => point.day === today)
    .toSorted(byTime)
    .map(({ at, day, buy, sell }) => ({ at, day, buy, sell, filled: false }))
}

/**
 * The last `days` days ending today, one point a day: the last of each; days without one carry the previous value. Leading days take
 * the first point in the window, and only an empty window takes the latest before it.
 */
export function dailyWindow(points: readonly HistoryPoint[], today: Day, days: number): WindowPoint[] {
  const first = addDays(today, 1 - days)
  const closes = new Map<Day, HistoryPoint>()
  let before: HistoryPoint | undefined
  for (const point of points.toSorted(byTime)) {
    if (point.day < first) before = point
    else if (point.day <= today) closes.set(point.day, point)
  }
  let carried = closes.values().next().value ?? before
  if (carried === undefined) return []

  const window: WindowPoint[] = []
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const own = closes.get(day)
    carried = own ?? carried
    window.push(own === undefined ? { ...carried, at: instantOf(day), day, filled: true } : { ...own, filled: false })
  }
  return window
}

function byTime(one: HistoryPoint, other: HistoryPoint): number {
  return one.at - other.at
}
