import { addDays, type Day, dayOf, midnightOf, MINUTE, weekdayOf } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Zone } from '#domain/zone.ts'
import type { DayRecord, MinutePoint } from '../store/door.ts'
import { demoPricesAt } from '../upstream/door.ts'

interface DemoMoment {
  readonly seed: number
  readonly now: number
  readonly zone: Zone
}

/** The invented closes of the `days` days before today, oldest first; none on weekends, when the walk stands still. */
export function demoHistory({ seed, days, now, zone }: DemoMoment & { readonly days: number }): DayRecord[] {
  const today = dayOf(now, zone)
  return Array.from({ length: days }, (_, index) => addDays(today, index - days))
    .filter((day) => weekdayOf(day) <= 5)
    .flatMap((day) => recordsOf(seed, day, zone))
}

/** The invented minutes of today, from midnight to `now`. */
export function demoToday({ seed, now, zone }: DemoMoment): MinutePoint[] {
  const points: MinutePoint[] = []
  for (let at = midnightOf(dayOf(now, zone), zone); at <= now; at += MINUTE) {
    const prices = demoPricesAt(seed, at, zone)
    for (const code of CURRENCY_CODES) points.push({ at, code, source: 'demo', ...prices[code] })
  }
  return points
}

function recordsOf(seed: number, day: Day, zone: Zone): DayRecord[] {
  const prices = demoPricesAt(seed, midnightOf(addDays(day, 1), zone) - MINUTE, zone)
  return CURRENCY_CODES.map((code) => ({ day, code, source: 'demo', ...prices[code] }))
}
