import { addDays, type Day, dayOf, instantOf, weekdayOf, wallClockOf } from '#domain/calendar.ts'
import type { OpeningHours } from '#domain/opening.ts'
import type { Zone } from '#domain/zone.ts'

/** What has to be there by a day of the calendar: the central bank's bulletin, the coming year's holidays. */

/** The bank publishes "about 15.30", and late on some days. */
const PUBLISHED_BY = '17:00'

/** The longest bayram with bridging days and its weekends. */
const LONGEST_HOLIDAY = 14

const OCTOBER = 10

/** The newest business day whose bulletin should be there, and since when. Weekends and the office's special days have none. */
export function bulletinDue({ special }: OpeningHours, now: number, zone: Zone): { day: Day; since: number } | null {
  const today = dayOf(now, zone)
  for (let back = 0; back <= LONGEST_HOLIDAY; back += 1) {
    const day = addDays(today, -back)
    const since = instantOf(day, PUBLISHED_BY, zone)
    if (weekdayOf(day) <= 5 && since <= now && special.every((each) => each.day !== day)) return { day, since }
  }
  return null
}

export interface Holidays {
  readonly year: number
  readonly entered: boolean
  /** From October on they should be. */
  readonly due: boolean
}

/** Of the coming year. */
export function comingHolidays({ special }: OpeningHours, now: number, zone: Zone): Holidays {
  const today = wallClockOf(now, zone).day
  const year = Number(today.slice(0, 4)) + 1
  const entered = special.some(({ day }) => day.startsWith(`${year}-`))
  return { year, entered, due: Number(today.slice(5, 7)) >= OCTOBER }
}
