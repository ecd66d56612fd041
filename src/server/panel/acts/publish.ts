import type { FieldMistake, Outcome } from '#contract/panel/frame.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { marginText } from '#domain/margin-text.ts'
import { objectionReason, type OfficePricing, panelWords } from '../../office/index.ts'
import {
  changeOffice,
  type ChangeOutcome,
  type Objection,
  type SiteAnswer,
  type TextChange,
} from '../../operations/index.ts'
import { draw, go, type Order, type PanelAnswer } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { isTicked, numberIn } from '../form.ts'
import { publishedPath, publishedText } from '../outcomes.ts'
import type { PanelParts } from '../parts.ts'

/** A change of what visitors see, as a form asks for it. */
export interface Publishing {
  readonly change: TextChange
  /** For the versions, after "panel": "margin USD". */
  readonly words: string
  /** To what was in force before: that waits for nobody's word. */
  readonly returns?: boolean
  /** The page that shows what came of it, when it was published. */
  readonly path: string
  /** The page of the form with what was typed, when it was not. */
  readonly drawn: (outcome: Outcome) => Promise<PanelBody>
  /** The form's field that an objection to a margin is about; left out: none is. */
  readonly fieldOf?: (objection: Pick<Objection, 'code' | 'side'>) => string
  /** The form's field that a place of the office's text stands in ("iletisim.telefon"), if one does. */
  readonly fieldAt?: (place: string) => string | undefined
}

/** Publishes by the operation that the commands use, and says what came of it. */
export async function publish(order: Order, publishing: Publishing, parts: PanelParts): Promise<PanelAnswer> {
  const { session, fields } = order
  const operator = parts.operatorOf(session)
  const outcome = await changeOffice(operator, {
    change: publishing.change,
    words: panelWords(publishing.words),
    returns: publishing.returns ?? false,
    agreement: isTicked(fields, 'onay') ? 'unusual' : 'usual',
    since: isTicked(fields, 'ustune') ? null : numberIn(fields, 'surum'),
  })
  parts.reportIsOld()
  const event = { person: session.person.name, act: publishing.words, outcome: outcome.kind }
  parts.log.info(event, 'change by the panel')
  return answerTo(outcome, publishing, parts)
}

function answerTo(outcome: ChangeOutcome, publishing: Publishing, { clock, office }: PanelParts): Promise<PanelAnswer> {
  const { path, drawn } = publishing
  const drawing = async (status: number, shown: Outcome): Promise<PanelAnswer> => draw(await drawn(shown), status)
  switch (outcome.kind) {
    case 'unchanged':
      return drawing(200, refusedFor([ACT_SENTENCES.unchanged]))
    case 'preview':
      return drawing(200, refusedFor([]))
    case 'not-sound':
      // What is wrong with the file was there before, and is none of whoever publishes here.
      if (office.status().mistakes.length > 0) return drawing(422, refusedFor([ACT_SENTENCES.brokenFile]))
      return drawing(422, notSound(outcome, publishing, office.current().pricing))
    case 'unusual':
      return drawing(422, { kind: 'unusual', reasons: outcome.reasons })
    case 'conflict':
      return drawing(409, { kind: 'conflict', by: outcome.by, at: outcome.at, changes: outcome.changes })
    case 'changed':
    case 'busy':
      return drawing(503, { kind: 'failed', text: ACT_SENTENCES[outcome.kind], at: clock.now() })
    case 'written':
      return written(outcome, { path, drawing, now: clock.now() })
  }
}

interface Answering {
  readonly path: string
  readonly drawing: (status: number, shown: Outcome) => Promise<PanelAnswer>
  readonly now: number
}

function written(
  { answer, took, unheard, preview }: Extract<ChangeOutcome, { kind: 'written' }>,
  { path, drawing, now }: Answering,
): Promise<PanelAnswer> {
  if (answer.kind !== 'taken') return drawing(503, failureOf(answer, now))
  const names = unheard?.map(({ name }) => name) ?? []
  const { version } = answer
  if (version !== null && unheard !== null && names.length === 0)
    return Promise.resolve(go(publishedPath(path, version, took)))
  const text = unheard === null ? ACT_SENTENCES.othersUnknown : publishedText(preview.changes)
  return drawing(200, { kind: 'done', text, took, version, unheard: names, undoable: false })
}

function failureOf(answer: Exclude<SiteAnswer, { kind: 'taken' }>, at: number): Outcome {
  if (answer.kind === 'refused') return refusedFor(answer.mistakes.map((each) => placed(each).text))
  return { kind: 'failed', text: ACT_SENTENCES.late, at }
}

/** Of what was typed; each mistake is a reason, too. */
export function refusal(fields: readonly FieldMistake[]): Outcome {
  return { kind: 'refused', reasons: [...new Set(fields.map(({ text }) => text))], fields }
}

export function mistake(field: string, text: string): FieldMistake {
  return { field, text, likely: null }
}

function refusedFor(reasons: readonly string[], fields: readonly FieldMistake[] = []): Outcome {
  return { kind: 'refused', reasons, fields }
}

function notSound(
  { mistakes, objections }: Extract<ChangeOutcome, { kind: 'not-sound' }>,
  { fieldOf, fieldAt }: Publishing,
  pricing: OfficePricing,
): Outcome {
  const known = mistakes.map(placed)
  const fields = known.flatMap(({ place, text }): FieldMistake[] => {
    const field = place === null ? undefined : fieldAt?.(place)
    return field === undefined ? [] : [mistake(field, text)]
  })
  const margins = fieldOf === undefined ? [] : objections.map((each) => mistakeOf(each, fieldOf(each), pricing))
  return refusedFor(
    known.map(({ text }) => text),
    [...fields, ...margins],
  )
}

/** "satır 265, kurlar.paylar.USD: …": who publishes here has no lines before them, and knows the price by its name. */
function placed(mistaken: string): { readonly place: string | null; readonly text: string } {
  const [, place = null, reason = mistaken] = /^satır \d+, ([^\s:]+): (.*)$/s.exec(mistaken) ?? []
  const [, price] = /^(?:kurlar|altin)\.paylar\.([\w-]+)/.exec(place ?? '') ?? []
  const words = reason.replace(/ \((?:kurlar|altin)\.[\w.-]+\)$/, '')
  return { place, text: sentence(price === undefined ? words : `${price}: ${words}`) }
}

function sentence(words: string): string {
  const text = `${words.charAt(0).toLocaleUpperCase('tr-TR')}${words.slice(1)}`
  return /[.!?]$/.test(text) ? text : `${text}.`
}

/** What is wrong with a margin, beside its field. */
function mistakeOf({ code, mistake: kind, likely }: Objection, field: string, pricing: OfficePricing): FieldMistake {
  const { text } = placed(objectionReason({ code, mistake: kind }, pricing))
  return { field, text, likely: likely === null ? null : marginText(likely) }
}
