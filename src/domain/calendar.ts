import { fail, ok, type Result } from './result.ts'

declare const day: unique symbol

/** A calendar day in Istanbul, "YYYY-MM-DD"; compares as text. */
export type Day = string & { readonly [day]: true }

export const SECOND = 1000
export const MINUTE = 60 * SECOND
export const HOUR = 60 * MINUTE
export const DAY_LENGTH = 24 * HOUR

/** What the clock on the wall in Istanbul says. `weekday`: 1 Monday to 7 Sunday. */
export interface WallClock {
  readonly day: Day
  readonly weekday: number
  readonly hour: number
  readonly minute: number
  readonly second: number
}

/** A stretch of time in which Istanbul is `offset` ms ahead of UTC all along. */
export interface ZoneSpan {
  readonly from: number
  readonly until: number
  readonly offset: number
}

const ASKED_BACK = 400
const ASKED_AHEAD = 7

// Turkey's offset has changed by decree (2016: +03:00 for good), so it is asked of the zone, not written here. That takes 10 µs, and the
// first question in a browser, which loads what it knows of places and languages, 30 ms: whoever learned a span before asks nothing.
let known: ZoneSpan = { from: 0, until: 0, offset: 0 }

/** From now on the word of this span is taken: a server learns it of its own zone, a page of the server, whose knowledge is newer than an old phone's. */
export function trustZone(span: ZoneSpan): void {
  known = span
}

/** What the zone says of the last year and the next week, as far as it is one and the same with that of `now`. */
export function zoneSpanAround(now: number): ZoneSpan {
  const offset = askZone(now)
  const unchanged = (step: number, days: number): number => {
    let to = now
    for (let asked = 0; asked < days && askZone(to + step) === offset; asked++) to += step
    return to
  }
  return { from: unchanged(-DAY_LENGTH, ASKED_BACK), until: unchanged(DAY_LENGTH, ASKED_AHEAD), offset }
}

function offsetAt(instant: number): number {
  return instant >= known.from && instant <= known.until ? known.offset : askZone(instant)
}

let istanbul: Intl.DateTimeFormat | undefined

function askZone(instant: number): number {
  istanbul ??= new Intl.DateTimeFormat('en-US', {
    timeZone: 'Europe/Istanbul',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part: Record<string, number> = {}
  for (const { type, value } of istanbul.formatToParts(instant)) part[type] = Number(value)
  const { year = 0, month = 1, day: date = 1, hour = 0, minute = 0, second = 0 } = part
  return Date.UTC(year, month - 1, date, hour, minute, second) - Math.floor(instant / SECOND) * SECOND
}

export function wallClockOf(instant: number): WallClock {
  const local = new Date(instant + offsetAt(instant))
  return {
    day: writeDay(local),
    weekday: isoWeekday(local),
    hour: local.getUTCHours(),
    minute: local.getUTCMinutes(),
    second: local.getUTCSeconds(),
  }
}

export function dayOf(instant: number): Day {
  return wallClockOf(instant).day
}

/** The instant at which a wall clock in Istanbul shows `time` ("HH:mm" or "HH:mm:ss") on `date`; also the one of its midnight. */
export function instantOf(date: Day, time = '00:00'): number {
  const wall = time === '00:00' ? utcOf(date) : Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`)
  const guess = wall - offsetAt(wall)
  return wall - offsetAt(guess)
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

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((utcOf(to) - utcOf(from)) / DAY_LENGTH)
}

export function weekdayOf(date: Day): number {
  return isoWeekday(new Date(utcOf(date)))
}

/** The midnight of `date` in UTC, in which every day has 24 hours. A date alone is read as UTC, and so three times as fast as with an hour. */
function utcOf(date: Day): number {
  return Date.parse(date)
}

/** In a seventh of the time of `toISOString`: a year's chart writes a thousand days. */
function writeDay(utc: Date): Day {
  const year = String(utc.getUTCFullYear()).padStart(4, '0')
  return `${year}-${twoDigits(utc.getUTCMonth() + 1)}-${twoDigits(utc.getUTCDate())}` as Day
}

function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number)
}

/** Monday is 1, Sunday 7. */
function isoWeekday(utc: Date): number {
  return utc.getUTCDay() || 7
}

export function nextMidnight(instant: number): number {
  return instantOf(addDays(dayOf(instant), 1))
}

const STAMP = /^(\d{2})-(\d{2})-(\d{4}) (\d{2}):([0-5]\d):([0-5]\d)$/

/** The provider's stamp, "dd-MM-yyyy HH:mm:ss" in Istanbul time, to an instant. */
export function parseStamp(text: string): Result<number, 'not-a-stamp'> {
  const [, date, month, year, hour, minute, second] = STAMP.exec(text.trim()) ?? []
  const parsed = parseDay(`${year}-${month}-${date}`)
  if (!parsed.ok || Number(hour) > 23) return fail('not-a-stamp')
  return ok(instantOf(parsed.value, `${hour}:${minute}:${second}`))
}

export function writeStamp(instant: number): string {
  const local = new Date(instant + offsetAt(instant)).toISOString()
  return `${local.slice(8, 10)}-${local.slice(5, 7)}-${local.slice(0, 4)} ${local.slice(11, 19)}`
}

/** ISO 8601 with Istanbul's offset: "2026-08-03T00:56:58+03:00". */
export function writeIso(instant: number): string {
  const offset = offsetAt(instant)
  const ahead = Math.abs(offset)
  const { day: date, hour, minute, second } = wallClockOf(instant)
  const zone = `${twoDigits(Math.floor(ahead / HOUR))}:${twoDigits(Math.floor((ahead % HOUR) / MINUTE))}`
  return `${date}T${twoDigits(hour)}:${twoDigits(minute)}:${twoDigits(second)}${offset < 0 ? '-' : '+'}${zone}`
}
