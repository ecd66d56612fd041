import { addDays, type Day } from '#domain/calendar.ts'
import { holidayOn } from '#domain/holidays.ts'

/** Returns true if offices close at 13:00: on the eve of a feast, and on 28 October. */
export function isHalfDay(day: Day): boolean {
  if (holidayOn(day) !== null) return false
  const tomorrow = holidayOn(addDays(day, 1))
  return day.endsWith('-10-28') || tomorrow === 'ramadan-feast' || tomorrow === 'sacrifice-feast'
}
