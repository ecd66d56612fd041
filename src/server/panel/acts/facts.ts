import type { Outcome } from '#contract/panel/frame.ts'
import type { FactField, FactsPage } from '#contract/panel/office.ts'
import { PANEL_PATHS } from '#contract/panel/paths.ts'
import { addressing, chatting, type OfficeEdit, phoning } from '../../office/index.ts'
import { readable } from '../../operations/index.ts'
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
  const { store, officeFile } = parts.settings
  return factsPage(await parts.report(), store.kind === 'file' ? officeFile : 'veritabanı', asked)
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
  const change = readable(factEdit(editing, fields))
  // "iletisim.sohbet.numara" is the one whose field has another name.
  const fieldAt = (place: string): string | undefined =>
    FIELDS[editing].length === 1 ? editing : FIELDS[editing].find((name) => place.endsWith(`.${name}`))
  return publish(order, { change, words: editing, path: PANEL_PATHS.facts, drawn, fieldAt }, parts)
}

function factEdit(editing: FactField, fields: Fields): OfficeEdit {
  switch (editing) {
    case 'telefon':
      return phoning(typedIn(fields, 'telefon'))
    case 'mesaj':
      return chatting(typedIn(fields, 'mesaj'))
    case 'adres': {
      const [street, district, city, postalCode] = FIELDS.adres.map((name) => typedIn(fields, name))
      return addressing({
        street: street ?? '',
        district: district ?? '',
        city: city ?? '',
        postalCode: postalCode ?? '',
      })
    }
  }
}
