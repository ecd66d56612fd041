import { addDays, type Day, midnightOf } from './calendar.ts'
import type { HistoryPoint } from './history.ts'
import type { Zone } from './zone.ts'

/** The daily view: today's points only, by time. */
export function pointsOfToday(points: readonly HistoryPoint[], today: Day): HistoryPoint[] {
  return points.filter((point) => point.day === today).sort(byTime)
}

/**
 * The last `days` days ending today, one point a day: the last of each; days without one carry the previous value, marked. Leading days take
 * the first point in the window, and only an empty window takes the latest before it.
 */
export function dailyWindow(points: readonly HistoryPoint[], today: Day, days: number, zone: Zone): HistoryPoint[] {
  const first = addDays(today, 1 - days)
  const closes = new Map<Day, HistoryPoint>()
  let before: HistoryPoint | undefined
  for (const point of [...points].sort(byTime)) {
    if (point.day < first) before = point
    else if (point.day <= today) closes.set(point.day, point)
  }
  let carried = closes.values().next().value ?? before
  if (carried === undefined) return []

  const window: HistoryPoint[] = []
  for (let day = first; day <= today; day = addDays(day, 1)) {
    const own = closes.get(day)
    carried = own ?? carried
    window.push(own ?? { ...carried, at: midnightOf(day, zone), day, carried: true })
  }
  return window
}

function byTime(one: HistoryPoint, other: HistoryPoint): number {
  return one.at - other.at
}
