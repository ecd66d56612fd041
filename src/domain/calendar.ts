import { fail, ok, type Result } from './result.ts'

declare const day: unique symbol

/** Exported because declarations of types with a `Day` need its name. */
export interface DayBrand {
  readonly [day]: true
}

/** A calendar day in Istanbul, "YYYY-MM-DD"; compares as text. */
export type Day = string & DayBrand

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY_LENGTH = 24 * HOUR

/**
 * Istanbul is three hours ahead of UTC since 2016, without summer time. calendar.test.ts compares this with the zone
 * data of Node and fails if Turkey changes it.
 */
const ISTANBUL_OFFSET = 3 * HOUR

/** The wall clock in Istanbul. `weekday`: 1 Monday to 7 Sunday. */
export interface WallClock {
  readonly day: Day
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** Istanbul's first midnight of the new lira, a million times the old one: no price of ours is older. */
const NEW_LIRA = Date.UTC(2004, 11, 31, 21)
/** Later instants have no four-digit year, and from 8.64e15 on no date at all. */
export const LAST_INSTANT = Date.UTC(9999, 11, 31)

/**
 * Returns true for a possible time of a price. Dead codes and zeroed fields have times before 2005 or far in the
 * future.
 */
export function isTimeOfPrice(instant: number): boolean {
  return instant >= NEW_LIRA && instant <= LAST_INSTANT
}

export function wallClockOf(instant: number): WallClock {
  const local = new Date(instant + ISTANBUL_OFFSET)
  return {
    day: writeDay(local),
    weekday: isoWeekday(local),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  }
}

export function dayOf(instant: number): Day {
  return writeDay(new Date(instant + ISTANBUL_OFFSET))
}

/** Returns the instant at which a clock in Istanbul shows `time` ("HH:mm" or "HH:mm:ss") on `date`. */
export function instantOf(date: Day, time: string): number {
  return Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`) - ISTANBUL_OFFSET
}

export function midnightOf(date: Day): number {
  return utcOf(date) - ISTANBUL_OFFSET
}

export function nextMidnight(instant: number): number {
  return midnightOf(addDays(dayOf(instant), 1))
}

export function parseDay(text: string): Result<Day, 'not-a-day'> {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return fail('not-a-day')
  const date = text as Day
  const instant = utcOf(date)
  return Number.isNaN(instant) || writeDay(new Date(instant)) !== date ? fail('not-a-day') : ok(date)
}

export function addDays(date: Day, days: number): Day {
  return writeDay(new Date(utcOf(date) + days * DAY_LENGTH))
}

/** Returns the whole days from `from` to `to`; negative if `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_LENGTH)
}

/** Counts the weekdays after the earlier of the two days, up to the later one. */
export function weekdaysBetween(one: Day, other: Day): number {
  const [first, last] = one < other ? [one, other] : [other, one]
  const days = Array.from({ length: daysBetween(first, last) }, (_, index) => weekdayOf(addDays(last, -index)))
  return days.filter((weekday) => weekday <= 5).length
}

export function weekdayOf(date: Day): number {
  return isoWeekday(new Date(utcOf(date)))
}

/** Returns the first instant after `now` at which it is `time` in Istanbul on a weekday; 1 is Monday, 7 is Sunday. */
export function nextOnWeekday(weekday: number, time: string, now: number): number {
  const today = dayOf(now)
  const ahead = (weekday - weekdayOf(today) + 7) % 7
  const at = (days: number): number => instantOf(addDays(today, days), time)
  return at(ahead) > now ? at(ahead) : at(ahead + 7)
}

/**
 * UTC has no summer time, so every day has 24 hours. A date without a time is parsed three times as fast.
 */
function utcOf(date: Day): number {
  return Date.parse(date)
}

/** Seven times as fast as `toISOString`, because a year's chart formats a thousand days. */
function writeDay(utc: Date): Day {
  const year = String(utc.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(utc.getUTCMonth() + 1)}-${twoDigits(utc.getUTCDate())}` as Day
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

function isoWeekday(utc: Date): number {
  return utc.getUTCDay() || 7
}

const STAMP = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):([0-5]\d):([0-5]\d)$/

/** Parses the provider's stamp, "dd-MM-yyyy HH:mm:ss" in Istanbul time, to an instant. */
export function parseStamp(text: string): Result<number, 'not-a-stamp'> {
  const [, date, month, year, hour, minute, second] = STAMP.exec(text.trim()) ?? []
  const parsed = parseDay(`${year}-${month}-${date}`)
  if (!parsed.ok || Number(hour) > 23) return fail('not-a-stamp')
  const instant = instantOf(parsed.value, `${hour}:${minute}:${second}`)
  return isTimeOfPrice(instant) ? ok(instant) : fail('not-a-stamp')
}

export function writeStamp(instant: number): string {
  const local = new Date(instant + ISTANBUL_OFFSET).toISOString()
  return `${local.slice(8, 10)}-${local.slice(5, 7)}-${local.slice(0, 4)} ${local.slice(11, 19)}`
}

/** Writes ISO 8601 with the offset of Istanbul: "2026-08-03T00:56:58+03:00". */
export function writeIso(instant: number): string {
  const { day: date, hour, minute, second } = wallClockOf(instant)
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}+03:00`
}
