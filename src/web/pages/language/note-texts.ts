import { amountOf } from '#domain/amount.ts'
import type { NoteAssumption } from '#domain/banknote-sum.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import type { NoteQuestionWords } from '../../copy/note-question-words.ts'
import { formatRate } from '../../format/format.ts'
import { formatAmount } from '../../format/money-text.ts'
import type { LanguageParts } from './language-context.tsx'
import { capital } from './language-text.ts'
import { amountText, deductionText, groupNames, kindText } from './note-names.ts'

/** The id of the table of banknotes. */
export const NOTES_ID = 'notes'

/** Returns the line below a sum about the banknotes that it takes for granted. */
export function assumptionText(
  code: CurrencyCode,
  { groups, most, refused }: NoteAssumption,
  languageParts: LanguageParts,
): string {
  const { asked } = languageParts.words.notes
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
  languageParts: LanguageParts,
) {
  const { words, figures } = languageParts
  const units = amountText(amount, code, languageParts)
  const per = unit === 1 ? '' : `${unit}\u00A0${code} = `
  const price = `${per}${formatRate(rate, decimals, figures)}\u00A0${words.lira}`
  return banknotes === undefined
    ? { name: units, price: `${words.notes.full}: ${price}` }
    : {
        name: `${units}: ${groupNames(code, [banknotes], languageParts)}`,
        price: `${words.notes.less(deductionText(banknotes.less, languageParts))}: ${price}`,
      }
}

const EXAMPLE = amountOf('500')

/** Returns the texts of the question about banknotes in the language of the page. */
export function noteQuestionWords(languageParts: LanguageParts): NoteQuestionWords {
  const { words, figures } = languageParts
  const { asked } = words.notes
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
