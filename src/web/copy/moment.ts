import { dayOf } from '#domain/calendar.ts'
import { formatMinute } from '../format/format.ts'
import { dayName } from './opening-words.ts'

/** Returns, for example, "31 Temmuz 2026 Cuma 16.48". */
export function momentName(instant: number): string {
  return `${dayName(dayOf(instant))} ${formatMinute(instant)}`
}
