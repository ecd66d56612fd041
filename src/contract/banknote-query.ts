import { type Amount, type AmountError, type DecimalSign, parseAmount, totalOf, writeAmount } from '#domain/amount.ts'
import type { NotesPart } from '#domain/banknote-sum.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { excerptOf } from './json.ts'
import type { QueryParams } from './question-names.ts'

/** The form's fields for banknotes at a lower price: the answer (yes or no), and an amount for each kind. */
export const NOTES_FIELDS = { answer: 'eski', yes: 'var', no: 'yok', amount: (kind: string) => `eski-${kind}` } as const

/** `exceeds` means that the banknotes add up to more than the whole amount. */
export type NotesFigure =
  | { readonly kind: 'figure'; readonly amount: Amount }
  | { readonly kind: 'mistake'; readonly typed: string; readonly mistake: AmountError | 'exceeds' }

/** Amounts of banknotes by kind. A kind without an amount is chosen, but its amount is not typed yet. */
export type NotesQuery = Readonly<Partial<Record<string, NotesFigure>>>

/**
 * Reads `eski-50=500` or the form's `eski=var`; null means no such banknotes. `whole` is null if no amount is typed.
 */
export function readNotes(
  params: QueryParams,
  {
    code,
    whole,
    decimal,
  }: { readonly code: CurrencyCode; readonly whole: Amount | null; readonly decimal: DecimalSign },
): NotesQuery | null {
  const answer = params.get(NOTES_FIELDS.answer)
  if (answer === NOTES_FIELDS.no) return null
  const figures = BANKNOTE_KINDS[code].flatMap(({ id }) => {
    const figure = figureOf(params.get(NOTES_FIELDS.amount(id)) ?? '', decimal)
    return figure === null ? [] : [[id, figure] as const]
  })
  if (figures.length === 0) return answer === NOTES_FIELDS.yes ? {} : null
  const total = totalOf(figures.flatMap(([, figure]) => (figure.kind === 'figure' ? [figure.amount] : [])))
  const exceeds = whole !== null && total !== null && total > whole
  return Object.fromEntries(
    figures.map(([id, figure]) =>
      exceeds && figure.kind === 'figure'
        ? [id, { kind: 'mistake', typed: writeAmount(figure.amount), mistake: 'exceeds' } as const]
        : [id, figure],
    ),
  )
}

function figureOf(text: string, decimal: DecimalSign): NotesFigure | null {
  const typed = text.trim()
  if (typed === '') return null
  const parsed = parseAmount(typed, decimal)
  return parsed.ok
    ? { kind: 'figure', amount: parsed.value }
    : { kind: 'mistake', typed: excerptOf(typed), mistake: parsed.error }
}

/** Returns the banknotes with a valid amount, for the calculation of a sum. */
export function notesOf(query: NotesQuery): NotesPart[] {
  return Object.entries(query).flatMap(([kind, figure]) =>
    figure?.kind === 'figure' ? [{ kind, amount: figure.amount }] : [],
  )
}

/** Returns the address parameters for the banknotes. */
export function notesSearch(query: NotesQuery): string[] {
  const segments = notesOf(query).map(({ kind, amount }) => `${NOTES_FIELDS.amount(kind)}=${writeAmount(amount)}`)
  return segments.length === 0 ? [`${NOTES_FIELDS.answer}=${NOTES_FIELDS.yes}`] : segments
}

/** Returns the query for the banknotes of a sum. */
export function queryOfNotes(notes: readonly NotesPart[]): NotesQuery {
  return Object.fromEntries(notes.map(({ kind, amount }) => [kind, { kind: 'figure', amount } as const]))
}
