import { type Day, instantOf } from './calendar.ts'
import type { Zone } from './zone.ts'

/** A line of the office to its visitors: that it closes early today. */
export interface Notice {
  /** One line, without markup. */
  readonly text: string
  /** When it goes by itself, on the wall in Istanbul, "HH:mm"; null: it stays until it is taken away. */
  readonly until: { readonly day: Day; readonly time: string } | null
}

/** The first instant without it. */
export function noticeEnd({ until }: Notice, zone: Zone): number {
  return until === null ? Infinity : instantOf(until.day, until.time, zone)
}

/** What it says now; null: nothing. */
export function noticeAt(notice: Notice | null, now: number, zone: Zone): string | null {
  return notice !== null && now < noticeEnd(notice, zone) ? notice.text : null
}
