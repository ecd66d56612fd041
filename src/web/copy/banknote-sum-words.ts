import { notesText } from '#contract/banknote-names.ts'
import { listText } from '#contract/list-text.ts'
import { currencyPath } from '#contract/paths.ts'
import { type Amount, amountOf } from '#domain/amount.ts'
import type { NoteAssumption } from '#domain/banknote-sum.ts'
import type { BanknoteKind, BanknoteRules } from '#domain/banknotes.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import { capitalised } from '../format/format.ts'
import { figureOf, formatAmount, formatUnitPrice } from '../format/money-text.ts'
import { nameInList } from './banknote-list-name.ts'
import { BANKNOTES_ID, banknotesTitle, groupText, lessFigure, notesQuestion, withoutGroups } from './banknote-words.ts'
import { amountMistake } from './calculator.ts'
import type { NoteLineWords, NoteQuestionWords, NotesMistake, NoteSumWords } from './note-sum-words.ts'
import { smallRefused } from './small-refused.ts'
import { shareText } from './sum-message-parts.ts'

/** The question under the amount, and the fields after the answer "Var". */
const banknoteQuestion: NoteQuestionWords = {
  legend: (_code, groups) => notesQuestion(groups),
  no: () => 'Yok',
  yes: () => 'Var',
  amount: (_code, group, isOnly) => (isOnly ? 'Bunların toplamı' : capitalised(groupText(group))),
  hint: oldIssueHint,
  mistake: notesMistake,
  table: (code) => ({ href: `${currencyPath(code)}#${BANKNOTES_ID}`, title: banknotesTitle(code) }),
}

/** Explains the old dollars that a name may mean; null if it means none. */
function oldIssueHint(code: CurrencyCode, rules: BanknoteRules): string | null {
  if (code !== 'USD') return null
  const [large, small] = [rules['100-seritsiz'], rules['100-kucuk']]
  if (large?.rule === 'less' && small?.rule === 'less')
    return large.less === small.less
      ? 'Eski seri: mavi şeridi olmayan 100 USD.'
      : 'Büyük portreli: şeritsiz, 1996–2006 serileri. Küçük portreli: 1990 serisi ve öncesi.'
  if (large?.rule === 'less')
    return `Eski seri: mavi şeridi olmayan 100 USD. Küçük portreli olanları ${small?.rule === 'no' ? 'almıyoruz' : 'tabeladaki kurdan alıyoruz'}.`
  return small?.rule === 'less' ? 'Eski seri: küçük portreli 100 USD (1990 serisi ve öncesi).' : null
}

const EXAMPLE = amountOf('500')

function notesMistake({ mistake, typed }: NotesMistake, code: CurrencyCode, whole: Amount | null): string {
  if (mistake !== 'exceeds' || whole === null)
    return amountMistake({ mistake: mistake === 'exceeds' ? 'too-large' : mistake, about: typed })
  const example = formatAmount(whole < EXAMPLE ? whole : EXAMPLE)
  return `Bunların toplamı ${formatAmount(whole)} ${code}’yi aşamaz. Örnek: ${example}`
}

/** Returns, for example, "İçinde 50’lik olmadığı varsayıldı. Varsa onların kuru 0,50 ₺ düşüktür. 1 ve 2 USD alınmaz." */
function assumptionText(code: CurrencyCode, { groups, most, refused }: NoteAssumption): string {
  const sentences = [
    ...(groups.length === 0
      ? []
      : [
          `İçinde ${groupText(...groups)} olmadığı varsayıldı.`,
          `Varsa onların kuru ${largestOf({ groups, most })} düşüktür.`,
        ]),
    ...(refused.length === 0 ? [] : [`${refusedText(code, refused)}.`]),
  ]
  return sentences.join(' ')
}

/** Returns the largest deduction: "0,50 ₺" or "en çok 0,50 ₺". */
function largestOf({ groups, most }: Pick<NoteAssumption, 'groups' | 'most'>): string {
  return `${groups.length > 1 ? 'en çok ' : ''}${lessFigure(most)}`
}

/** Returns, for example, "1 ve 2 USD ile küçük portreli 100 USD alınmaz". */
function refusedText(code: CurrencyCode, kinds: readonly BanknoteKind[]): string {
  const isPlain = ({ mark }: BanknoteKind): boolean => mark === 'plain'
  const inOrder = [...kinds.filter(isPlain), ...kinds.filter((kind) => !isPlain(kind))]
  const names = inOrder.map((kind) => nameInList(code, kind))
  return `${capitalised(listText(names, 'ile'))} alınmaz`
}

/** Returns, for example, "46,7330 ₺" or "100 JPY = 29,5600 ₺". */
function priceText(line: SumLine<CurrencyCode>): string {
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** Returns the note about refused banknotes that could make up a small sum; null means none. */
function refusedNotes(
  code: CurrencyCode,
  amount: Amount,
  rules: BanknoteRules,
): { readonly title: string; readonly text: string } | null {
  const small = smallRefused(code, amount, rules)
  return (
    small && {
      title: `${notesText(small.refused)} ${code}’lik banknotları almıyoruz.`,
      text: `Tutar ${notesText(small.taken)} ${code}’lik banknotlar içindir.`,
    }
  )
}

const noteLineWords: NoteLineWords = {
  without: ({ groups }) => withoutGroups(groups),
  less: (assumption) => `varsa kuru ${largestOf(assumption)} düşük`,
  refused: (code, { refused }) => refusedText(code, refused),
  change: { text: 'Değiştir', about: 'banknotlar' },
}

/** The Turkish texts about banknotes in a sum. */
export const noteSumWords: NoteSumWords = {
  question: banknoteQuestion,
  told: (line) => `${shareText(line)}: ${priceText(line)}`,
  assumed: assumptionText,
  refused: refusedNotes,
  tell: 'Varsa yazın',
  slip: noteLineWords,
}
