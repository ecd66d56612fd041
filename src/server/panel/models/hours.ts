import type { HoursPage } from '#contract/panel/office.ts'
import { type Day, dayOf, instantOf, wallClockOf } from '#domain/calendar.ts'
import { type Hours, hoursOn, type OpeningHours } from '#domain/opening.ts'
import type { HealthReport } from '../../health/index.ts'
import { WEEKDAYS } from '../../settings/index.ts'
import { type Fields, typedIn } from '../form.ts'
import { closesAt } from './notice.ts'

export type HoursEdit = HoursPage['editing']

export function hoursPage(report: HealthReport, editing: HoursEdit, outcome: HoursPage['outcome']): HoursPage {
  const { office, version, at } = report
  const { hours } = office.facts
  return {
    kind: 'hours',
    version,
    hours,
    today: dayOf(at),
    earlyTimes: earlyTimes(hours, at),
    editing,
    outcome,
  }
}

const QUARTER = 15

/** The next two quarters of an hour in which the office is still open today. */
function earlyTimes(hours: OpeningHours, now: number): string[] {
  const [opens, closes] = [hoursOn(hours, dayOf(now)).at(0)?.from, closesAt(hours, now)]
  if (opens === undefined || closes === null) return []
  const { hour, minute } = wallClockOf(Math.max(now, instantOf(dayOf(now), opens)))
  const first = Math.floor((60 * hour + minute) / QUARTER) + 1
  return [first, first + 1].map((quarter) => timeAt(quarter * QUARTER)).filter((time) => time < closes)
}

/** Minutes of the day to "17:15". */
function timeAt(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}

/** What was typed of the week; without a form what stands. */
export function weekEdit({ week }: OpeningHours, fields: Fields | null): HoursEdit {
  const typed = WEEKDAYS.map((weekday, index) => fields?.[weekday]?.trim() ?? writtenHours(week[index] ?? []))
  return { kind: 'week', typed }
}

/** Of a day that is there, or of a new one; null: there is no such day. */
export function specialDayEdit({ special }: OpeningHours, day: Day | null, fields: Fields | null): HoursEdit {
  const known = special.find((each) => each.day === day)
  if (day !== null && known === undefined) return null
  const stands = {
    day: day ?? '',
    name: known?.name ?? '',
    hours: known === undefined ? '' : writtenHours(known.hours),
  }
  if (fields === null) return { kind: 'special-day', day, typed: stands }
  const typed = { day: typedIn(fields, 'gun'), name: typedIn(fields, 'ad'), hours: typedIn(fields, 'saatler') }
  return { kind: 'special-day', day, typed }
}

/** "09.00–12.30, 13.15–18.30" or "kapalı": as people at the counter write it, and as it is read again. */
function writtenHours(hours: Hours): string {
  if (hours.length === 0) return 'kapalı'
  return hours.map(({ from, to }) => `${from}–${to}`.replaceAll(':', '.')).join(', ')
}
