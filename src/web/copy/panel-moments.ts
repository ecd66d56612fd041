import { addDays, type Day, dayOf, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import { formatDay, formatDayOfYear, formatMinute } from '../format/format.ts'
import { atTime, sinceTime, untilTime, weekdayName } from './opening-words.ts'

/** What the panel's moments are seen from: now, and the wall clock of the office. */
export interface Now {
  readonly renderedAt: number
}

/** "bugün 11.42", "dün 16.20", "29 Temmuz 09.02", "29 Temmuz 2025 09.02" */
export function momentText(at: number, now: Now): string {
  return `${nearDay(at, now, 'bugün')} ${formatMinute(at)}`
}

/** In a list: "16.20", "dün 16.20", "30 Temmuz" */
export function listMoment(at: number, now: Now): string {
  const [today, day] = [dayOf(now.renderedAt), dayOf(at)]
  const isNear = day === today || day === addDays(today, -1)
  return isNear ? timed(at, now, formatMinute(at)) : dayText(day, today)
}

/** "16.20’den beri", "dün 16.20’den beri", "30 Temmuz 16.20’den beri" */
export function sinceText(at: number, now: Now): string {
  return `${timed(at, now, sinceTime(wallClockOf(at)))} beri`
}

/** "17.40’a kadar", "yarın 09.00’a kadar" */
export function untilText(at: number, now: Now): string {
  return `${timed(at, now, untilTime(wallClockOf(at)))} kadar`
}

/** When something ends, as a whole: "bugün 18.00’de", "yarın 23.59’da", "3 Ağustos 09.00’da" */
export function endText(at: number, now: Now): string {
  return `${nearDay(at, now, 'bugün')} ${atTime(wallClockOf(at))}`
}

/** "30 Ağustos", and with its year where it is another than today's. */
export function dayText(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(day) : formatDay(day)
}

/** "30 Ağustos Pazar", "1 Ocak 2027 Cuma" */
export function weekdayText(day: Day, today: Day): string {
  return `${dayText(day, today)} ${weekdayName(weekdayOf(day))}`
}

/** A time of today goes without its day. */
function timed(at: number, now: Now, time: string): string {
  const day = nearDay(at, now, '')
  return day === '' ? time : `${day} ${time}`
}

function nearDay(at: number, { renderedAt }: Now, today: string): string {
  const [now, day] = [dayOf(renderedAt), dayOf(at)]
  switch (day) {
    case now:
      return today
    case addDays(now, -1):
      return 'dün'
    case addDays(now, 1):
      return 'yarın'
    default:
      return dayText(day, now)
  }
}
