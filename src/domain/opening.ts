import { addDays, type Day, dayOf, instantOf, weekdayOf } from './calendar.ts'
import type { Zone } from './zone.ts'

/** Opening hours of one day, "HH:mm" in Istanbul; null: closed all day. */
export type Hours = { readonly from: string; readonly to: string } | null

/** A day with hours of its own: bayram, New Year's Eve. */
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
  /** `opensAt` is null when nothing opens in the coming weeks. */
  | { readonly kind: 'closed'; readonly opensAt: number | null }

/** The longest bayram closure with bridging days is nine days; two weeks see past it. */
const HORIZON_DAYS = 14

export function hoursOn(hours: OpeningHours, day: Day): Hours {
  const special = hours.special.find((entry) => entry.day === day)
  return special === undefined ? (hours.week[weekdayOf(day) - 1] ?? null) : special.hours
}

export function openingAt(hours: OpeningHours, now: number, zone: Zone): Opening {
  const today = dayOf(now, zone)
  for (let ahead = 0; ahead <= HORIZON_DAYS; ahead += 1) {
    const day = addDays(today, ahead)
    const span = hoursOn(hours, day)
    if (span === null) continue
    const from = instantOf(day, span.from, zone)
    if (now < from) return { kind: 'closed', opensAt: from }
    const until = instantOf(day, span.to, zone)
    if (now < until) return { kind: 'open', until }
  }
  return { kind: 'closed', opensAt: null }
}
