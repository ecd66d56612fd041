import { addDays, type Day, dayOf, wallClockOf, weekdayOf } from '#domain/calendar.ts'
import { formatDay, formatDayOfYear, formatMinute } from '../format/format.ts'
import { atTime, sinceTime, untilTime, weekdayName } from './opening-words.ts'

/** Returns, for example, "bugün 11.42", "dün 16.20", "29 Temmuz 09.02" or "29 Temmuz 2025 09.02". */
export function momentText(at: number, now: number): string {
  return `${nearDay(at, now, 'bugün')} ${formatMinute(at)}`
}

/** Returns a short moment for lists, for example "16.20", "dün 16.20" or "30 Temmuz". */
export function listMoment(at: number, now: number): string {
  const [today, day] = [dayOf(now), dayOf(at)]
  const isNear = day === today || day === addDays(today, -1)
  return isNear ? timed(at, now, formatMinute(at)) : dayText(day, today)
}

/** Returns, for example, "16.20’den beri", "dün 16.20’den beri" or "30 Temmuz 16.20’den beri". */
export function sinceText(at: number, now: number): string {
  return `${timed(at, now, sinceTime(wallClockOf(at)))} beri`
}

/** Returns, for example, "17.40’a kadar" or "yarın 09.00’a kadar". */
export function untilText(at: number, now: number): string {
  return `${timed(at, now, untilTime(wallClockOf(at)))} kadar`
}

/** Returns when something ends, for example "bugün 18.00’de" or "3 Ağustos 09.00’da". */
export function endText(at: number, now: number): string {
  return `${nearDay(at, now, 'bugün')} ${atTime(wallClockOf(at))}`
}

/** Returns, for example, "30 Ağustos", with the year if it is not the current one. */
export function dayText(day: Day, today: Day): string {
  return day.slice(0, 4) === today.slice(0, 4) ? formatDayOfYear(day) : formatDay(day)
}

/** Returns, for example, "30 Ağustos Pazar" or "1 Ocak 2027 Cuma". */
export function weekdayText(day: Day, today: Day): string {
  return `${dayText(day, today)} ${weekdayName(weekdayOf(day))}`
}

/** Returns a time, without its day if that is today. */
function timed(at: number, now: number, time: string): string {
  const day = nearDay(at, now, '')
  return day === '' ? time : `${day} ${time}`
}

function nearDay(at: number, now: number, today: string): string {
  const [thisDay, day] = [dayOf(now), dayOf(at)]
  switch (day) {
    case thisDay:
      return today
    case addDays(thisDay, -1):
      return 'dün'
    case addDays(thisDay, 1):
      return 'yarın'
    default:
      return dayText(day, thisDay)
  }
}
