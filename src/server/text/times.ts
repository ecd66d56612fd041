import { countText } from '#contract/turkish-figures.ts'
import { type Day, DAY_LENGTH, dayOf, HOUR, MINUTE, SECOND, wallClockOf } from '#domain/calendar.ts'

/** Days, times and durations in Turkish. Instants are in ms since the epoch. */

const timeZone = 'Europe/Istanbul'
const fullDay = new Intl.DateTimeFormat('tr-TR', { timeZone: 'UTC', dateStyle: 'long' })
const long = new Intl.DateTimeFormat('tr-TR', { timeZone, dateStyle: 'long', timeStyle: 'short' })
const numeric = new Intl.DateTimeFormat('tr-TR', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
})

/** Returns text such as "3 Ağustos 2026 09.05". */
export function longTimeText(instant: number): string {
  return withPoint(long.format(instant))
}

/** Returns text such as "03.08.2026 09.05". */
export function timeText(instant: number): string {
  return withPoint(numeric.format(instant))
}

/** Turkish writes a point between hours and minutes, but the formatter writes a colon. */
function withPoint(text: string): string {
  return text.replaceAll(/(?<=\d):(?=\d)/g, '.')
}

/** Writes a day, for example "31 Temmuz". The year is added if it differs from today's. */
export function dayText(day: Day, today: Day): string {
  const full = fullDayText(day)
  return day.slice(0, 4) === today.slice(0, 4) ? full.slice(0, -5) : full
}

/** Returns text such as "1 Ağustos 2026". */
function fullDayText(day: Day): string {
  return fullDay.format(Date.parse(day))
}

/** Returns text such as "17.12.08". */
export function clockText(instant: number): string {
  const { hour, minute, second } = wallClockOf(instant)
  return [hour, minute, second].map((part) => String(part).padStart(2, '0')).join('.')
}

/** Returns text such as "17.12.08" for today or "31 Temmuz 16.20" for another day. */
export function momentText(instant: number, now: number): string {
  const [day, today] = [dayOf(instant), dayOf(now)]
  const clock = clockText(instant)
  return day === today ? clock : `${dayText(day, today)} ${clock.slice(0, 5)}`
}

const LENGTHS = [
  { ms: DAY_LENGTH, from: 2, name: 'gün', since: 'gündür', short: 'gün' },
  { ms: HOUR, from: 2, name: 'saat', since: 'saattir', short: 'sa' },
  { ms: MINUTE, from: 2, name: 'dakika', since: 'dakikadır', short: 'dk' },
  { ms: SECOND, from: 0, name: 'saniye', since: 'saniyedir', short: 'sn' },
] as const

/** Writes a duration in whole units: "31 dakika". `since`: "31 dakikadır", for a state that lasts. `short`: "31 dk". */
export function lengthText(ms: number, form: 'name' | 'since' | 'short' = 'name'): string {
  return roundedLength(ms, form, Math.floor)
}

/** Writes an age in seconds, rounded to the nearest unit: "31 dk". */
export function ageText(seconds: number): string {
  return roundedLength(seconds * SECOND, 'short', Math.round)
}

function roundedLength(ms: number, form: 'name' | 'since' | 'short', round: (value: number) => number): string {
  const length = LENGTHS.find((each) => ms >= each.from * each.ms) ?? LENGTHS[3]
  return `${countText(Math.max(0, round(ms / length.ms)))} ${length[form]}`
}
