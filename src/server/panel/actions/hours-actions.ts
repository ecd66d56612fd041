import * as v from 'valibot'
import type { HoursActions, HoursRefusal } from '#contract/panel/pages/hours-page.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { WEEKDAY_KEYS } from '#contract/settings/weekday-keys.ts'
import { type Day, dayOf, wallClockOf } from '#domain/calendar.ts'
import { closesAt } from '#domain/early-closing.ts'
import { weekWithLunch } from '#domain/lunch-break.ts'
import { type Hours, hoursOn, type OpeningHours } from '#domain/opening.ts'
import { readDay, readHours, readMoment } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
import type { ActionsOf } from '../action.ts'
import { noticeEdit } from './notice-action.ts'
import { publish, sinceSchema } from './publish.ts'

const day = v.custom<Day>((written) => typeof written === 'string' && readDay(written) === written)

export const HOURS_ACTIONS: ActionsOf<HoursActions> = {
  closeEarly: {
    permission: 'hours',
    schema: v.strictObject({ since: sinceSchema, time: v.nullable(v.string()), notice: v.string() }),
    handler(asked, context) {
      const { body } = asked
      const { hours } = context.office.current().facts
      const now = context.clock.now()
      const today = dayOf(now)
      const thisMinute = timeOf(now)
      const time = readMoment(`${today} ${body.time ?? thisMinute}`)?.time
      const closes = closesAt(hours, now)
      if (time === undefined) return refused('no-time')
      if (closes === null || time >= closes || time < thisMinute) return refused('late-time')
      const notice = body.notice.trim() === '' ? [] : [noticeEdit(body.notice, { day: today, time: closes })]
      return publish(asked, { patch: [endsEarly(hours, today, time), ...notice], since: body.since }, context)
    },
    audit: 'own',
  },
  changeWeek: {
    permission: 'hours',
    schema: v.strictObject({
      since: sinceSchema,
      hours: v.pipe(v.array(v.string()), v.length(7)),
      lunch: v.string(),
    }),
    handler(asked, context) {
      const typed = asked.body.hours.map(readHours)
      const days = typed.flatMap((hours, index) => (hours === undefined ? [index] : []))
      const week = dividedWeek(
        typed.map((hours) => hours ?? []),
        asked.body.lunch,
      )
      if (week === null || days.length > 0)
        return Promise.resolve({ kind: 'unreadable-week', days, lunch: week === null })
      const patch = WEEKDAY_KEYS.map((key, index) => ({ path: ['hours', 'week', key], after: week[index] ?? [] }))
      return publish(asked, { patch, since: asked.body.since }, context)
    },
    audit: 'own',
  },
  saveSpecialDay: {
    permission: 'hours',
    schema: v.strictObject({ since: sinceSchema, day: v.string(), name: v.string(), hours: v.string() }),
    handler(asked, context) {
      const { body } = asked
      const [written, name, spans] = [readDay(body.day), oneLine(body.name).trim(), readHours(body.hours)]
      if (written === undefined) return refused('no-day')
      if (written < dayOf(context.clock.now())) return refused('past-day')
      if (name === '') return refused('no-name')
      if (spans === undefined) return refused('unreadable')
      return publish(asked, { patch: [specialDay(written, name, spans)], since: body.since }, context)
    },
    audit: 'own',
  },
  removeSpecialDay: {
    permission: 'hours',
    schema: v.strictObject({ since: sinceSchema, day }),
    async handler(asked, context) {
      const { special } = context.office.current().facts.hours
      if (special.every((each) => each.day !== asked.body.day)) return { kind: 'not-found' }
      const patch = [{ path: ['hours', 'special', asked.body.day] }]
      return publish(asked, { patch, since: asked.body.since }, context)
    },
    audit: 'own',
  },
}

/** Returns the week with the typed lunch break; null if the break cannot be read or divides no weekday. */
function dividedWeek(week: readonly Hours[], typed: string): readonly Hours[] | null {
  if (typed.trim() === '') return week
  const [lunch, ...more] = readHours(typed) ?? []
  if (lunch === undefined || more.length > 0 || lunch.from >= lunch.to) return null
  const divided = weekWithLunch(week, lunch)
  const isUnused = divided.every((hours, index) => hours === week[index])
  return !isUnused && divided.every((hours) => hours !== undefined) ? divided : null
}

function refused(why: HoursRefusal) {
  return Promise.resolve({ kind: 'refused', why } as const)
}

function timeOf(now: number): string {
  const { hour, minute } = wallClockOf(now)
  return [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
}

const CLOSES_EARLY = 'Erken kapanış'

/**
 * Ends the hours of one day at a time such as "17:15". A special day keeps its name. A time before opening closes the
 * whole day.
 */
function endsEarly(hours: OpeningHours, today: Day, time: string): SettingsEdit {
  const spans = hoursOn(hours, today).filter(({ from }) => from < time)
  const ended = spans.map(({ from, to }) => ({ from, to: to < time ? to : time }))
  const name = hours.special.find((special) => special.day === today)?.name ?? CLOSES_EARLY
  return specialDay(today, name, ended)
}

function specialDay(on: Day, name: string, hours: Hours): SettingsEdit {
  return { path: ['hours', 'special', on], after: { name, hours } }
}
