import { addDays, type Day, weekdayOf } from '#domain/calendar.ts'
import { type HolidayName, holidayOn } from '#domain/holidays.ts'

/** The recorded bulletins of the central bank around one day. */
export type DayStatus = 'published' | 'off' | 'unknown'

export interface OfficialRecord {
  /** `off`: the bank answered that it published nothing that day. */
  readonly statusOf: (day: Day) => DayStatus
  /** The day of the oldest bulletin; null if there is none. */
  readonly begins: Day | null
}

/**
 * The bulletin in force on a date is that of the last business day before it (Tax Procedure Law, general communiqué).
 * If that one is unknown, no other day replaces it.
 */
type ValidBulletin =
  | { readonly kind: 'published'; readonly day: Day }
  /** The bank will publish the bulletin on `day`. */
  | { readonly kind: 'awaited'; readonly day: Day }
  /** The bulletin of `day`, unless the bank publishes one on `holiday`, which is in the future. */
  | { readonly kind: 'expected'; readonly day: Day; readonly holiday: Day }
  /** The record does not show whether the bank published a bulletin on `day`. */
  | { readonly kind: 'unknown'; readonly day: Day }
  | { readonly kind: 'before-record' }

/** The bulletin that was published on a date itself. */
export type PublishedBulletin =
  | { readonly kind: 'published' }
  | { readonly kind: 'weekend' }
  | { readonly kind: 'holiday'; readonly name: HolidayName }
  /** The bank published nothing that day, and the holiday table has no reason. */
  | { readonly kind: 'none' }
  /** The date is today, and today's bulletin is not published yet. */
  | { readonly kind: 'awaited' }
  | { readonly kind: 'future' }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'before-record' }

function validBulletin(date: Day, { statusOf, begins }: OfficialRecord, today: Day): ValidBulletin {
  if (begins === null || date <= begins) return { kind: 'before-record' }
  let holiday: Day | null = null
  for (let day = addDays(date, -1); day >= begins; day = addDays(day, -1)) {
    if (isWeekend(day)) continue
    const status = statusOf(day)
    if (status === 'published')
      return holiday === null ? { kind: 'published', day } : { kind: 'expected', day, holiday }
    if (status === 'off') continue
    if (day < today) return { kind: 'unknown', day }
    if (holidayOn(day) === null) return { kind: 'awaited', day }
    holiday ??= day
  }
  return { kind: 'before-record' }
}

function publishedBulletin(date: Day, { statusOf, begins }: OfficialRecord, today: Day): PublishedBulletin {
  const status = statusOf(date)
  if (status === 'published') return { kind: 'published' }
  if (isWeekend(date)) return { kind: 'weekend' }
  const name = holidayOn(date)
  if (status === 'off') return name === null ? { kind: 'none' } : { kind: 'holiday', name }
  if (begins === null || date < begins) return { kind: 'before-record' }
  if (date < today) return { kind: 'unknown' }
  // The archive requests a day only after it is over, so the calendar has the reason.
  if (name !== null) return { kind: 'holiday', name }
  return date === today ? { kind: 'awaited' } : { kind: 'future' }
}

export interface OfficialDayAnswer {
  readonly date: Day
  readonly valid: ValidBulletin
  readonly published: PublishedBulletin
}

export function officialDay(date: Day, record: OfficialRecord, today: Day): OfficialDayAnswer {
  return { date, valid: validBulletin(date, record, today), published: publishedBulletin(date, record, today) }
}

/** Returns true if only a correction by the bank can change the answer. */
export function isSettled({ date, valid, published }: OfficialDayAnswer, today: Day): boolean {
  const settledByBank = published.kind === 'published' || published.kind === 'weekend'
  const settledByAnswer = date < today && (published.kind === 'holiday' || published.kind === 'none')
  return valid.kind === 'published' && (settledByBank || settledByAnswer)
}

function isWeekend(day: Day): boolean {
  return weekdayOf(day) > 5
}
