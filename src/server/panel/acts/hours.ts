import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { type Day, dayOf, wallClockOf } from '#domain/calendar.ts'
import {
  endingEarly,
  noticing,
  type OfficeEdit,
  openingWeek,
  ordinaryDay,
  readDay,
  readHours,
  readMoment,
  specialDay,
  together,
  WEEKDAYS,
} from '../../office/index.ts'
import { readable } from '../../operations/index.ts'
import { draw, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, typedIn } from '../form.ts'
import { type HoursEdit, hoursPage, specialDayEdit, weekEdit } from '../models/hours.ts'
import { closesAt } from '../models/notice.ts'
import type { PanelParts } from '../parts.ts'
import { doneBy } from '../price-pages.ts'
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
  const ended = endingEarly(today, time)
  const noted = noticing(text, `${today} ${closes}`)
  const edit: OfficeEdit = isTicked(fields, 'duyuru') && text !== '' ? together([ended, noted]) : ended
  const words = `special-day ${today} ${time}`
  return publish(order, { change: readable(edit), words, path: PANEL_PATHS.hours, drawn }, parts)
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
  const edit = openingWeek(read.map((each) => each.hours ?? []))
  const fieldAt = (place: string): string | undefined => WEEKDAYS.find((weekday) => place.endsWith(`.${weekday}`))
  return publish(order, { change: readable(edit), words: 'hours', path: PANEL_PATHS.hours, drawn, fieldAt }, parts)
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
  const change = readable(specialDay(day, spans, name))
  const fieldAt = (place: string): string => (place.endsWith('.ad') ? 'ad' : 'saatler')
  return publish(order, { change, words: `special-day ${day}`, path: PANEL_PATHS.hours, drawn, fieldAt }, parts)
}

function pastDay(day: Day, { clock }: PanelParts): FieldMistake[] {
  return day < dayOf(clock.now()) ? [mistake('gun', ACT_SENTENCES.pastDay)] : []
}

export async function removeSpecialDay(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const day = readDay(typedIn(order.fields, 'gun'))
  const { special } = parts.office.current().facts.hours
  if (day === undefined || special.every((each) => each.day !== day)) return draw(problem('notFound'))
  const drawn = (outcome: Outcome) => drawHours(parts, null, outcome)
  const words = `special-day ${day} sil`
  return publish(order, { change: readable(ordinaryDay(day)), words, path: PANEL_PATHS.hours, drawn }, parts)
}
