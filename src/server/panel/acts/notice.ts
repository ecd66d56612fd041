import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { addDays, type Day, dayOf, instantOf } from '#domain/calendar.ts'
import { LONGEST_NOTICE } from '#domain/opening.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { readMoment } from '../../settings/index.ts'
import { oneLine } from '../../text/index.ts'
import { draw, type Order, type PanelAnswer, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { closesAt, noticePage, type TypedNotice, typedNotice } from '../models/notice.ts'
import type { PanelParts } from '../parts.ts'
import { doneBy } from '../price-pages.ts'
import { mistake, publish, refusal } from './publish.ts'

export async function showNotice(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  return draw(await drawNotice(parts, typedNotice(question.query), await doneBy(question, parts)))
}

export async function drawNotice(parts: PanelParts, typed: TypedNotice | null, outcome: Outcome | null) {
  const [report, past] = await Promise.all([parts.report(), parts.past()])
  return noticePage(report, past.notices(), { typed, outcome })
}

/** Above the boards, until it goes by itself. */
export async function saveNotice(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const typed = typedNotice(order.fields) ?? NOTHING
  const drawn = (outcome: Outcome) => drawNotice(parts, typed, outcome)
  const read = readNotice(typed, parts)
  if (!read.ok) return draw(await drawn(refusal([read.error])), 422)
  const patch = [noticeEdit(typed.text, read.value)]
  const fieldAt = (path: SettingsPath): string => (path.includes('until') ? 'gun' : 'metin')
  return publish(order, { patch, act: 'notice', path: PANEL_PATHS.notice, drawn, fieldAt }, parts)
}

export function removeNotice(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const drawn = (outcome: Outcome) => drawNotice(parts, null, outcome)
  const patch = [{ path: ['notice'], after: null }]
  return publish(order, { patch, act: 'remove notice', path: PANEL_PATHS.notice, drawn }, parts)
}

/** A notice that ends by itself. */
export function noticeEdit(text: string, until: End): SettingsEdit {
  return { path: ['notice'], after: { text: oneLine(text), until } }
}

const NOTHING: TypedNotice = { text: '', end: 'bugun', day: '', time: '' }

type End = { readonly day: Day; readonly time: string }

function readNotice(typed: TypedNotice, parts: PanelParts): Result<End, FieldMistake> {
  if (typed.text === '') return fail(mistake('metin', ACT_SENTENCES.noNotice))
  if (typed.text.length > LONGEST_NOTICE) return fail(mistake('metin', ACT_SENTENCES.longNotice))
  return readEnd(typed, parts)
}

function readEnd({ end, day, time }: TypedNotice, { office, clock }: PanelParts): Result<End, FieldMistake> {
  const now = clock.now()
  const today = dayOf(now)
  switch (end) {
    case 'bugun': {
      const closes = closesAt(office.current().facts.hours, now)
      return closes === null ? fail(mistake('bitis', ACT_SENTENCES.closedToday)) : ok({ day: today, time: closes })
    }
    case 'yarin':
      return ok({ day: addDays(today, 1), time: '23:59' })
    case 'tarih': {
      const moment = readMoment(`${day} ${time}`)
      if (moment === undefined) return fail(mistake('gun', ACT_SENTENCES.noMoment))
      const isPast = instantOf(moment.day, moment.time) <= now
      return isPast ? fail(mistake('gun', ACT_SENTENCES.pastMoment)) : ok(moment)
    }
  }
}
