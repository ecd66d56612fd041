import { addDays, type Day, dayOf, instantOf, weekdayOf } from './calendar.ts'

/** Opening and closing time, "HH:mm" in Istanbul. */
export interface Span {
  readonly from: string
  readonly to: string
}

/** The opening hours of one day in order: two spans with a lunch break, none on a closed day. */
export type Hours = readonly Span[]

/** A day with special hours, such as a bayram or New Year's Eve. */
export interface SpecialDay {
  readonly day: Day
  readonly name: string
  readonly hours: Hours
}

export interface OpeningHours {
  /** Monday first, seven entries. */
  readonly week: readonly Hours[]
  readonly special: readonly SpecialDay[]
}

export type Opening =
  | { readonly kind: 'open'; readonly until: number }
  /** `opensAt` is null if the office does not open in the next two weeks. */
  | { readonly kind: 'closed'; readonly opensAt: number | null }

/** The longest bayram closure with bridging days is nine days. */
const HORIZON_DAYS = 14

export function hoursOn(hours: OpeningHours, day: Day): Hours {
  const special = hours.special.find((entry) => entry.day === day)
  return special === undefined ? (hours.week[weekdayOf(day) - 1] ?? []) : special.hours
}

/** Returns the hours without past special days, which accumulate in the settings. */
export function hoursFrom({ week, special }: OpeningHours, today: Day): OpeningHours {
  return { week, special: special.filter(({ day }) => day >= today) }
}

export function openingAt(hours: OpeningHours, now: number): Opening {
  const today = dayOf(now)
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    for (const span of hoursOn(hours, day)) {
      const from = instantOf(day, span.from)
      if (now < from) return { kind: 'closed', opensAt: from }
      const until = instantOf(day, span.to)
      if (now < until) return { kind: 'open', until }
    }
  }
  return { kind: 'closed', opensAt: null }
}

/** The maximum length of a notice in characters, because it is one line above the rates. */
export const MAX_NOTICE_LENGTH = 140

/** The office's notice to visitors, e.g. that it closes early today. */
export interface OfficeNoticeLine {
  /** One line, without markup. */
  readonly text: string
  /** The end of the notice in Istanbul, "HH:mm"; null means that it stays until it is removed. */
  readonly until: { readonly day: Day; readonly time: string } | null
}

/** Returns the first instant without the notice. */
export function noticeEnd({ until }: OfficeNoticeLine): number {
  return until === null ? Infinity : instantOf(until.day, until.time)
}

export function noticeAt(notice: OfficeNoticeLine | null, now: number): string | null {
  return notice !== null && now < noticeEnd(notice) ? notice.text : null
}
