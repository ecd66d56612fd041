import { dayOf, type Zone } from '#domain/calendar.ts'
import { formatMinute } from '../format/format.ts'
import { dayName } from './opening.ts'

/** "31 Temmuz 2026 Cuma 16.48" */
export function momentName(instant: number, zone: Zone): string {
  return `${dayName(dayOf(instant, zone))} ${formatMinute(instant, zone)}`
}
