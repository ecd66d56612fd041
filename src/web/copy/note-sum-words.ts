import type { NotesFigure } from '#contract/banknote-query.ts'
import type { Amount } from '#domain/amount.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { NoteAssumption } from '#domain/banknote-sum.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'

export type NotesMistake = Extract<NotesFigure, { readonly kind: 'mistake' }>

/** The texts of the question which part of an amount is in banknotes at a lower price. */
export interface NoteQuestionWords {
  /** For example "İçinde 50’lik ya da eski seri var mı?". */
  readonly legend: (code: CurrencyCode, groups: readonly LessGroup[]) => string
  /** The answers. */
  readonly no: (groups: readonly LessGroup[]) => string
  readonly yes: (groups: readonly LessGroup[]) => string
  /** The label of a field: one field for all banknotes, or one for each price. */
  readonly amount: (code: CurrencyCode, group: LessGroup, isOnly: boolean) => string
  /** Explains an old issue that the question names, and the deduction if no line of the slip does; null means nothing. */
  readonly hint: (code: CurrencyCode, rules: BanknoteRules) => string | null
  /** `whole` null means that no amount is typed. */
  readonly mistake: (figure: NotesMistake, code: CurrencyCode, whole: Amount | null) => string
  /** The link to the table of the currency's banknotes. */
  readonly table: (code: CurrencyCode) => { readonly href: string; readonly title: string }
}

/** The texts about banknotes in a sum. Only pages of offices with rules for banknotes load them. */
export interface NoteSumWords {
  readonly question: NoteQuestionWords
  /** The part of a sum in banknotes at a lower price: "500 USD’si 50’lik ya da eski seri: 48,9670 ₺". */
  readonly told: (line: SumLine<CurrencyCode>) => string
  /** The banknotes that a sum is assumed not to contain, and those that the office refuses; empty means none. */
  readonly assumed: (code: CurrencyCode, assumption: NoteAssumption) => string
  /** Warns of refused banknotes that could make up a small sum; null means none. */
  readonly refused: (
    code: CurrencyCode,
    amount: Amount,
    rules: BanknoteRules,
  ) => { readonly title: string; readonly text: string } | null
  /** The link from a sum without the question to the calculator with it; null if every sum of the language has the question. */
  readonly tell: string | null
  /** The lines of a slip; null if the language has them below the sum. */
  readonly slip: NoteLineWords | null
}

export interface NoteLineWords {
  /** The banknotes that a sum is assumed not to contain, and what they cost the visitor. */
  readonly without: (assumption: NoteAssumption) => string
  readonly less: (assumption: NoteAssumption) => string
  readonly refused: (code: CurrencyCode, assumption: NoteAssumption) => string
  /** The link to the question; screen readers also read `about`. */
  readonly change: { readonly text: string; readonly about: string }
}
