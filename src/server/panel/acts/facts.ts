import type { Outcome } from '#contract/panel/frame.ts'
import type { FactField, FactsPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import type { SettingsPath } from '#contract/settings/settings-mistake.ts'
import type { SettingsEdit } from '#contract/settings/settings-patch.ts'
import { oneLine } from '../../text/index.ts'
import { draw, type Order, type PanelAnswer, problem, type Question } from '../answer.ts'
import { ACT_SENTENCES } from '../copy.ts'
import { type Fields, typedIn } from '../form.ts'
import { factField, factsPage } from '../models/facts.ts'
import type { PanelParts } from '../parts.ts'
import { doneBy } from '../price-pages.ts'
import { mistake, publish, refusal } from './publish.ts'

/** What visitors call and where they come; `?alan=` opens the form of one of them. */
export async function showFacts(question: Question, parts: PanelParts): Promise<PanelAnswer> {
  const editing = factField(question.query['alan'])
  const typed = editing === null ? null : typedFact(question.query, editing)
  return draw(await drawFacts(parts, { editing, typed, outcome: await doneBy(question, parts) }))
}

export async function drawFacts(parts: PanelParts, asked: Pick<FactsPage, 'editing' | 'typed' | 'outcome'>) {
  return factsPage(await parts.report(), parts.office.version().settings, asked)
}

const FIELDS: Readonly<Record<FactField, readonly string[]>> = {
  telefon: ['telefon'],
  mesaj: ['mesaj'],
  adres: ['sokak', 'semt', 'il', 'posta_kodu'],
}

/** null: none of the fields of that form is there. */
function typedFact(fields: Fields, editing: FactField): Fields | null {
  const typed = FIELDS[editing].flatMap((name) =>
    fields[name] === undefined ? [] : [[name, typedIn(fields, name)] as const],
  )
  return typed.length === 0 ? null : Object.fromEntries(typed)
}

export async function changeFact(order: Order, parts: PanelParts): Promise<PanelAnswer> {
  const { fields } = order
  const editing = factField(fields['alan'])
  if (editing === null) return draw(problem('badRequest'))
  const typed = typedFact(fields, editing)
  const drawn = (outcome: Outcome) => drawFacts(parts, { editing, typed, outcome })
  const empty = FIELDS[editing].filter((name) => typedIn(fields, name) === '')
  if (empty.length > 0) return draw(await drawn(refusal(empty.map((name) => mistake(name, ACT_SENTENCES.noFact)))), 422)
  const patch = factEdits(editing, fields)
  const fieldAt = (path: SettingsPath): string | undefined => ADDRESS_FIELDS[path.at(-1) ?? ''] ?? editing
  return publish(order, { patch, act: editing, path: PANEL_PATHS.facts, drawn, fieldAt }, parts)
}

const ADDRESS_FIELDS: Readonly<Record<string, string>> = {
  street: 'sokak',
  district: 'semt',
  city: 'il',
  postalCode: 'posta_kodu',
}

function factEdits(editing: FactField, fields: Fields): SettingsEdit[] {
  switch (editing) {
    case 'telefon':
      return [{ path: ['phone'], after: oneLine(typedIn(fields, 'telefon')) }]
    case 'mesaj':
      return [{ path: ['chat', 'number'], after: chatNumber(typedIn(fields, 'mesaj')) }]
    case 'adres':
      return Object.entries(ADDRESS_FIELDS).map(([key, name]) => {
        return { path: ['address', key], after: oneLine(typedIn(fields, name)) }
      })
  }
}

/** However a person writes a telephone of Turkey: "0 555 123 45 67", "+90 555 123 45 67". */
function chatNumber(written: string): string {
  return oneLine(written.replaceAll(/[\s().+–-]/g, '').replace(/^(?:0090|90|0)?(?=[1-9]\d{9}$)/, '90'))
}
