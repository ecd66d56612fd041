import { amountOf } from '#domain/amount.ts'
import { type LessGroup, lessGroups } from '#domain/banknote-classes.ts'
import type { NoteAssumption } from '#domain/banknote-sum.ts'
import type { BanknoteIssues, BanknoteKind, BanknoteMark, BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import { formatDigits } from '../format/format.ts'
import { formatAmount, formatDeduction } from '../format/money-text.ts'
import type { Figures } from '../format/page-figures.ts'
import { withCapital } from './foreign-figures.ts'
import type { LanguageWords, NoteWords } from './language-words.ts'
import type { NoteQuestionWords, NoteSumWords } from './note-sum-words.ts'
import { smallRefused } from './small-refused.ts'

/** A language with its words about banknotes. */
export interface NoteParts {
  readonly words: LanguageWords
  readonly notes: NoteWords
  readonly figures: Figures
}

/** Returns the words about banknotes in a sum in a foreign language. */
export function foreignNotes(noteParts: NoteParts): NoteSumWords {
  const { smallRefused: words } = noteParts.notes.asked
  return {
    question: noteQuestionWords(noteParts),
    told: (line) => toldText(line, noteParts),
    assumed: (code, assumption) => assumptionText(code, assumption, noteParts),
    refused(code, amount, rules) {
      const small = smallRefused(code, amount, rules)
      const units = (notes: readonly number[]): string => unitsText(code, notes, noteParts)
      return small && { title: words.title(units(small.refused)), text: words.text(units(small.taken)) }
    },
    tell: null,
    slip: null,
  }
}

/** The id of the table of banknotes. */
export const NOTES_ID = 'notes'

/** Returns the name of a kind: "100 USD without the strip". */
export function kindText(
  code: CurrencyCode,
  { mark, notes }: BanknoteKind,
  noteParts: Pick<NoteParts, 'notes' | 'figures'>,
): string {
  if (mark === 'large' && notes.length === 0) return noteParts.notes.old
  return noteParts.notes.kinds[mark](unitsText(code, notes, noteParts))
}

/** Returns, for example, "20, 10 and 5 USD". */
function unitsText(
  code: CurrencyCode,
  notes: readonly number[],
  { notes: words, figures }: Pick<NoteParts, 'notes' | 'figures'>,
): string {
  return words.units(
    notes.map((note) => formatDigits(note, 0, figures.style)),
    code,
  )
}

/** The issues that distinguish banknotes of the same name. */
const ISSUES: Readonly<Record<'old' | 'current', Partial<Record<BanknoteMark, BanknoteIssues>>>> = {
  old: { large: 'from-1996-to-2006', small: 'until-1990' },
  current: { plain: 'current' },
}

/** Returns the names of groups: "50 USD or 100 USD without the strip", and of a single one if needed with its issue. */
export function groupNames(
  code: CurrencyCode,
  groups: readonly LessGroup[],
  languageParts: Pick<NoteParts, 'notes' | 'figures'>,
): string {
  const { asked, issues } = languageParts.notes
  const tellsIssue = groups.length === 1 ? (groups[0]?.tellsIssue ?? null) : null
  const names = groups.flatMap(({ kinds }) =>
    kinds.map((kind) => {
      const text = kindText(code, kind, languageParts)
      const name = text.charAt(0).toLowerCase() + text.slice(1)
      const issue = tellsIssue === null ? undefined : ISSUES[tellsIssue][kind.mark]
      return issue === undefined ? name : `${name} (${issues[issue]})`
    }),
  )
  return asked.or(names)
}

/** Returns a deduction with its unit: "0.50 TL". */
export function deductionText(less: number, { figures }: Pick<NoteParts, 'figures'>): string {
  return `${formatDeduction(less, figures.style)}\u00A0${figures.lira}`
}

/** Returns the line below a sum about banknotes that the office refuses. The question names the others. */
function assumptionText(code: CurrencyCode, { refused }: NoteAssumption, languageParts: NoteParts): string {
  const { asked } = languageParts.notes
  return refused.length === 0 ? '' : asked.refused(asked.or(refused.map((kind) => kindText(code, kind, languageParts))))
}

/** Returns the part of a sum at a lower price: "50 of it at 48.9670 TL". */
function toldText(line: SumLine<CurrencyCode>, { notes, figures }: NoteParts): string {
  const { code, amount, unit } = line
  const per = unit === 1 ? '' : `${unit}\u00A0${code} = `
  return notes.asked.told(formatAmount(amount, figures.style), per + figures.price(line))
}

/** Returns the everyday names of banknotes for the answers, denominations first: "50s", "old ones". */
function spokenNames(
  groups: readonly LessGroup[],
  answer: 'without' | 'some',
  { notes, figures }: NoteParts,
): string[] {
  const { plain, strip, old } = notes.asked.spoken
  const kinds = groups.flatMap((group) => group.kinds)
  const written = (note: number): string => formatDigits(note, 0, figures.style)
  const names = kinds.flatMap(({ mark, notes: of }) => {
    if (mark === 'plain') return of.map((note) => plain(written(note)))
    return mark === 'strip' ? of.map((note) => strip(written(note))) : []
  })
  return kinds.some(({ mark }) => mark === 'large' || mark === 'small') ? [...names, old[answer]] : names
}

/** Explains old dollars and names the largest deduction. */
function hintText(code: CurrencyCode, rules: BanknoteRules, languageParts: NoteParts): string {
  const { asked } = languageParts.notes
  const groups = lessGroups(code, rules)
  const isOld = (mark: BanknoteMark): boolean =>
    code === 'USD' && groups.some(({ kinds }) => kinds.some((kind) => kind.mark === mark))
  const old = isOld('large') ? [asked.old.strip] : isOld('small') ? [asked.old.portrait] : []
  const most = Math.max(...groups.map(({ less }) => less))
  return [...old, asked.less(deductionText(most, languageParts), groups.length > 1)].join(' ')
}

const EXAMPLE = amountOf('500')

/** Returns the texts of the question about banknotes in the language of the page. */
function noteQuestionWords(languageParts: NoteParts): NoteQuestionWords {
  const { words, notes, figures } = languageParts
  const { asked } = notes
  return {
    legend: () => asked.legend,
    no: (groups) => asked.no(spokenNames(groups, 'without', languageParts)),
    yes: (groups) => asked.yes(spokenNames(groups, 'some', languageParts)),
    amount: (code, group, isOnly) => (isOnly ? asked.total : withCapital(groupNames(code, [group], languageParts))),
    hint: (code, rules) => hintText(code, rules, languageParts),
    mistake({ mistake, typed }, code, whole) {
      if (mistake !== 'exceeds') return words.sum.mistake[mistake](typed)
      const most = whole ?? EXAMPLE
      return asked.exceeds(figures.amount(most, code), formatAmount(most < EXAMPLE ? most : EXAMPLE, figures.style))
    },
    table: () => ({ href: `#${NOTES_ID}`, title: asked.all }),
  }
}
