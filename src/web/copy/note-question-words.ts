import type { NotesFigure } from '#contract/banknote-query.ts'
import type { FigureStyle } from '#contract/languages.ts'
import type { Amount } from '#domain/amount.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'

export type NotesMistake = Extract<NotesFigure, { readonly kind: 'mistake' }>

/** The texts of the question which part of an amount is in banknotes at a lower price. */
export interface NoteQuestionWords {
  /** For example "İçinde 50’lik ya da eski seri var mı?". */
  readonly legend: (code: CurrencyCode, groups: readonly LessGroup[]) => string
  readonly no: string
  readonly yes: string
  /** The label of a field: one field for all banknotes, or one for each price. */
  readonly amount: (code: CurrencyCode, group: LessGroup, isOnly: boolean) => string
  /** Explains an old issue that the question names; null means that the names are enough. */
  readonly hint: (code: CurrencyCode, rules: BanknoteRules) => string | null
  /** `whole` null means that no amount is typed. */
  readonly mistake: (figure: NotesMistake, code: CurrencyCode, whole: Amount | null) => string
  /** The link to the table of the currency's banknotes. */
  readonly table: (code: CurrencyCode) => { readonly href: string; readonly title: string }
  /** The notation of amounts; undefined means the Turkish notation. */
  readonly figures?: FigureStyle
}
