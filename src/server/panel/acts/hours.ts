import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { WEEKDAY_KEYS } from '#contract/settings/settings-schema.ts'
import { type Day, dayOf, wallClockOf } from '#domain/calendar.ts'
import { type Hours, hoursOn, type OpeningHours } from '#domain/opening.ts'
import { readDay, readHours, readMoment, WEEKDAYS } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
import { draw, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, typedIn } from '../form.ts'
import { type HoursEdit, hoursPage, specialDayEdit, weekEdit } from '../models/hours.ts'
import { closesAt } from '../models/notice.ts'
import type { PanelParts } from '../parts.ts'
import { doneBy } from '../price-pages.ts'
import { noticeEdit } from './notice.ts'
import { mistake, publish, refusal } from './publish.ts'

export async function showHours(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  return draw(await drawHours(parts, null, await doneBy(question, parts)))
}

export async function showWeek({ query }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const { hours } = parts.office.current().facts
  const typed = query['pazartesi'] === undefined ? null : query
  return draw(await drawHours(parts, weekEdit(hours, typed), null))
}

/** The form of a day that is there (`gun`), or of a new one. */
export async function showSpecialDay({ query }: Question, parts: PanelParts): Promise<PanelAnswer> {
  const { hours } = parts.office.current().facts
  const day = readDay(typedIn(query, 'gun')) ?? null
  const known = hours.special.some((each) => each.day === day)
  const typed = query['saatler'] === undefined ? null : query
  const editing = specialDayEdit(hours, known ? day : null, typed)
  return draw(editing === null ? problem('notFound') : await drawHours(parts, editing, null))
}

export async function drawHours(parts: PanelParts, editing: HoursEdit, outcome: Outcome | null) {
  return hoursPage(await parts.report(), editing, outcome)
}

/** Today alone, with a notice beside it where that is wanted. */
export async function closeEarly(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const { clock, office } = parts
  const now = clock.now()
  const today = dayOf(now)
  const { hours } = office.current().facts
  const drawn = (outcome: Outcome) => drawHours(parts, null, outcome)
  const chosen = typedIn(fields, 'kapanis')
  const { hour, minute } = wallClockOf(now)
  const thisMinute = [hour, minute].map((part) => String(part).padStart(2, '0')).join(':')
  const typed = chosen === 'simdi' ? thisMinute : chosen === 'yaz' ? typedIn(fields, 'saat') : chosen
  const time = readMoment(`${today} ${typed}`)?.time
  const closes = closesAt(hours, now)
  if (time === undefined) return draw(await drawn(refusal([mistake('saat', ACT_SENTENCES.closingUnreadable)])), 422)
  if (closes === null || time >= closes || time < thisMinute)
    return draw(await drawn(refusal([mistake('saat', ACT_SENTENCES.closingLate)])), 422)
  const text = typedIn(fields, 'metin')
  const noted = isTicked(fields, 'duyuru') && text !== '' ? [noticeEdit(text, { day: today, time: closes })] : []
  const patch = [endsEarly(hours, today, time), ...noted]
  return publish(order, { patch, act: `close ${today} ${time}`, path: PANEL_PATHS.hours, drawn }, parts)
}

const CLOSES_EARLY = 'Erken kapanış'

/** Ends a day's hours at "17:15", that day alone; a special day keeps its name. Before it opens: closed all day. */
function endsEarly(hours: OpeningHours, day: Day, time: string): SettingsEdit {
  const spans = hoursOn(hours, day).filter(({ from }) => from < time)
  const ended = spans.map(({ from, to }) => ({ from, to: to < time ? to : time }))
  const name = hours.special.find((special) => special.day === day)?.name ?? CLOSES_EARLY
  return specialDay(day, name, ended)
}

function specialDay(day: Day, name: string, hours: Hours): SettingsEdit {
  return { path: ['hours', 'special', day], after: { name, hours } }
}

export async function changeWeek(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const { hours } = parts.office.current().facts
  const drawn = (outcome: Outcome) => drawHours(parts, weekEdit(hours, fields), outcome)
  const read = WEEKDAYS.map((weekday) => ({ weekday, hours: readHours(typedIn(fields, weekday)) }))
  const mistakes = read.flatMap((each): FieldMistake[] =>
    each.hours === undefined ? [mistake(each.weekday, ACT_SENTENCES.hoursUnreadable)] : [],
  )
  if (mistakes.length > 0) return draw(await drawn(refusal(mistakes)), 422)
  const patch = WEEKDAY_KEYS.map((key, index) => ({ path: ['hours', 'week', key], after: read[index]?.hours ?? [] }))
  const fieldAt = ([, , key]: SettingsPath): string | undefined =>
    WEEKDAYS[WEEKDAY_KEYS.findIndex((each) => each === key)]
  return publish(order, { patch, act: 'hours', path: PANEL_PATHS.hours, drawn, fieldAt }, parts)
}

export async function saveSpecialDay(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const { hours } = parts.office.current().facts
  const day = readDay(typedIn(fields, 'gun'))
  const known = hours.special.some((each) => each.day === day)
  const drawn = (outcome: Outcome) =>
    drawHours(parts, specialDayEdit(hours, known ? (day ?? null) : null, fields), outcome)
  const [name, spans] = [typedIn(fields, 'ad'), readHours(typedIn(fields, 'saatler'))]
  const mistakes = [
    ...(day === undefined ? [mistake('gun', ACT_SENTENCES.noDay)] : pastDay(day, parts)),
    ...(name === '' ? [mistake('ad', ACT_SENTENCES.noName)] : []),
    ...(spans === undefined ? [mistake('saatler', ACT_SENTENCES.hoursUnreadable)] : []),
  ]
  if (day === undefined || spans === undefined || mistakes.length > 0) return draw(await drawn(refusal(mistakes)), 422)
  const patch = [specialDay(day, oneLine(name), spans)]
  const fieldAt = (path: SettingsPath): string => (path.at(-1) === 'name' ? 'ad' : 'saatler')
  return publish(order, { patch, act: `special day ${day}`, path: PANEL_PATHS.hours, drawn, fieldAt }, parts)
}

function pastDay(day: Day, { clock }: PanelParts): FieldMistake[] {
  return day < dayOf(clock.now()) ? [mistake('gun', ACT_SENTENCES.pastDay)] : []
}

export async function removeSpecialDay(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const day = readDay(typedIn(order.fields, 'gun'))
  const { special } = parts.office.current().facts.hours
  if (day === undefined || special.every((each) => each.day !== day)) return draw(problem('notFound'))
  const drawn = (outcome: Outcome) => drawHours(parts, null, outcome)
  const patch = [{ path: ['hours', 'special', day] }]
  return publish(order, { patch, act: `remove special day ${day}`, path: PANEL_PATHS.hours, drawn }, parts)
}
