import { instantOf, MINUTE, parseDay, wallClockOf } from '#domain/calendar.ts'

declare const sharedMoment: unique symbol

/** The minute in Istanbul at which a link was shared, as its address writes it: "20260801-1712". */
export type SharedMoment = string & { readonly [sharedMoment]: true }

const WRITTEN = /^(\d{4})(\d{2})(\d{2})-([01]\d|2[0-3])([0-5]\d)$/

/** Returns null for an invalid minute. */
export function parseMoment(text: string): SharedMoment | null {
  const [, year, month, date] = WRITTEN.exec(text) ?? []
  return parseDay(`${year}-${month}-${date}`).ok ? (text as SharedMoment) : null
}

export function momentAt(instant: number): SharedMoment {
  const { day, hour, minute } = wallClockOf(instant)
  const time = [hour, minute].map((part) => String(part).padStart(2, '0')).join('')
  return `${day.replaceAll('-', '')}-${time}` as SharedMoment
}

/** Returns the minute's first instant, and the first instant after it. */
export function spanOf(moment: SharedMoment): { readonly from: number; readonly to: number } {
  const [, year, month, date, hour, minute] = WRITTEN.exec(moment) ?? []
  const day = parseDay(`${year}-${month}-${date}`)
  if (!day.ok) throw new RangeError(`not a moment: ${moment}`)
  const from = instantOf(day.value, `${hour}:${minute}`)
  return { from, to: from + MINUTE }
}
