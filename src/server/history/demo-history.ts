import { addDays, type Day, dayOf, midnightOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Zone } from '#domain/zone.ts'
import type { DayRecord, MinutePoint } from '../store/index.ts'
import { demoBoardAt } from '../upstream/index.ts'

interface DemoMoment {
  readonly seed: number
  /** Whose past it is. */
  readonly codes: readonly InstrumentId[]
  readonly now: number
  readonly zone: Zone
}

/** The invented closes of the `days` days before today, oldest first; none on weekends, when the walk stands still. */
export function demoHistory({ seed, codes, days, now, zone }: DemoMoment & { readonly days: number }): DayRecord[] {
  const today = dayOf(now, zone)
  return Array.from({ length: days }, (_, index) => addDays(today, index - days))
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => recordsOf(seed, codes, day, zone))
}

/** The invented minutes of today, from midnight to `now`. */
export function demoToday({ seed, codes, now, zone }: DemoMoment): MinutePoint[] {
  const points: MinutePoint[] = []
  for (let at = midnightOf(dayOf(now, zone), zone); at <= now; at += MINUTE) {
    for (const price of demoBoardAt(seed, codes, at, zone)) points.push({ at, source: 'demo', ...price })
  }
  return points
}

function recordsOf(seed: number, codes: readonly InstrumentId[], day: Day, zone: Zone): DayRecord[] {
  const at = midnightOf(addDays(day, 1), zone) - MINUTE
  return demoBoardAt(seed, codes, at, zone).map((price) => ({ day, source: 'demo', ...price }))
}
