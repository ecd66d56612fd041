import { type Amount, amountOf } from '#domain/amount.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { NoteAssumption } from '#domain/banknote-sum.ts'
import type { BanknoteIssues, BanknoteKind, BanknoteMark } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import type { NoteWords } from '../../copy/language-words.ts'
import type { NoteQuestionWords } from '../../copy/note-question-words.ts'
import { formatDigits, formatRate } from '../../format/format.ts'
import { formatAmount, formatDeduction } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'
import { capital } from './language-text.ts'

/** A language with its words about banknotes. */
export interface NoteParts extends LanguageParts {
  readonly notes: NoteWords
}

/** The id of the table of banknotes. */
export const NOTES_ID = 'notes'

/** Returns the name of a kind: "100 USD without the strip". */
export function kindText(code: CurrencyCode, { mark, notes }: BanknoteKind, noteParts: NoteParts): string {
  if (mark === 'large' && notes.length === 0) return noteParts.notes.old
  const units = noteParts.notes.units(
    notes.map((note) => formatDigits(note, 0, noteParts.figures)),
    code,
  )
  return noteParts.notes.kinds[mark](units)
}

/** The issues that distinguish banknotes of the same name. */
const ISSUES: Readonly<Record<'old' | 'current', Partial<Record<BanknoteMark, BanknoteIssues>>>> = {
  old: { large: 'from-1996-to-2006', small: 'until-1990' },
  current: { plain: 'current' },
}

/** Returns the names of groups: "50 USD or 100 USD without the strip", and of a single one if needed with its issue. */
export function groupNames(code: CurrencyCode, groups: readonly LessGroup[], languageParts: NoteParts): string {
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

/** Returns an amount with its currency: "1,500.50 USD". */
function amountText(amount: Amount, code: CurrencyCode, { figures }: LanguageParts): string {
  return `${formatAmount(amount, figures)}\u00A0${code}`
}

/** Returns a deduction with its unit: "0.50 TL". */
export function deductionText(less: number, { words, figures }: LanguageParts): string {
  return `${formatDeduction(less, figures)}\u00A0${words.lira}`
}

/** Returns the line below a sum about the banknotes that it takes for granted. */
export function assumptionText(
  code: CurrencyCode,
  { groups, most, refused }: NoteAssumption,
  languageParts: NoteParts,
): string {
  const { asked } = languageParts.notes
  const sentences = [
    ...(groups.length === 0
      ? []
      : [
          asked.assumed(groupNames(code, groups, languageParts), deductionText(most, languageParts), groups.length > 1),
        ]),
    ...(refused.length === 0
      ? []
      : [asked.refused(asked.or(refused.map((kind) => kindText(code, kind, languageParts))))]),
  ]
  return sentences.join(' ')
}

/** Returns the banknotes and the price of a line of a sum. */
export function lineTexts(
  { code, amount, banknotes, rate, unit, decimals }: SumLine<CurrencyCode>,
  languageParts: NoteParts,
) {
  const { words, notes, figures } = languageParts
  const units = amountText(amount, code, languageParts)
  const per = unit === 1 ? '' : `${unit}\u00A0${code} = `
  const price = `${per}${formatRate(rate, decimals, figures)}\u00A0${words.lira}`
  return banknotes === undefined
    ? { name: units, price: `${notes.full}: ${price}` }
    : {
        name: `${units}: ${groupNames(code, [banknotes], languageParts)}`,
        price: `${notes.less(deductionText(banknotes.less, languageParts))}: ${price}`,
      }
}

const EXAMPLE = amountOf('500')

/** Returns the texts of the question about banknotes in the language of the page. */
export function noteQuestionWords(languageParts: NoteParts): NoteQuestionWords {
  const { words, notes, figures } = languageParts
  const { asked } = notes
  return {
    legend: (code, groups) => asked.legend(groupNames(code, groups, languageParts)),
    no: asked.no,
    yes: asked.yes,
    amount: (code, group, isOnly) => (isOnly ? asked.total : capital(groupNames(code, [group], languageParts))),
    hint: () => null,
    mistake({ mistake, typed }, code, whole) {
      if (mistake !== 'exceeds') return words.sum.mistake[mistake](typed)
      const most = whole ?? EXAMPLE
      return asked.exceeds(
        amountText(most, code, languageParts),
        formatAmount(most < EXAMPLE ? most : EXAMPLE, figures),
      )
    },
    table: (code) => ({ href: `#${NOTES_ID}`, title: words.currencies[code].which }),
    figures,
  }
}
