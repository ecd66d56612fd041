import { dayOf, instantOf, wallClockOf } from './calendar.ts'
import { hoursOn, type OpeningHours } from './opening.ts'

/** Returns today's closing time, "18:30"; null if the office is already closed for the day. */
export function closesAt(hours: OpeningHours, now: number): string | null {
  const today = dayOf(now)
  const last = hoursOn(hours, today).at(-1)?.to
  return last !== undefined && now < instantOf(today, last) ? last : null
}

const QUARTER = 15

/** Returns the next two quarter hours today, "17:15", at which the open office could close early. */
export function earlyClosingTimes(hours: OpeningHours, now: number): string[] {
  const [spans, closes] = [hoursOn(hours, dayOf(now)), closesAt(hours, now)]
  if (closes === null) return []
  const { hour, minute } = wallClockOf(now)
  const isOpenAt = (time: string): boolean => spans.some(({ from, to }) => from < time && time <= to)
  const first = Math.floor((60 * hour + minute) / QUARTER) + 1
  const ahead = Array.from({ length: (24 * 60) / QUARTER - first }, (_, index) => timeAt((first + index) * QUARTER))
  return ahead.filter((time) => time < closes && isOpenAt(time)).slice(0, 2)
}

/** Formats minutes of the day as "17:15". */
function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
