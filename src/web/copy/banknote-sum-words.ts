import { notesText } from '#contract/banknote-names.ts'
import type { NotesFigure } from '#contract/banknote-query.ts'
import { type Amount, amountOf, writeAmount } from '#domain/amount.ts'
import type { BanknoteRules, LessGroup } from '#domain/banknotes.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { BANKNOTE_KINDS } from '#domain/currency-records/banknote-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import { capitalised } from '../format/format.ts'
import { figureOf, formatAmount, formatUnitPrice } from '../format/money-text.ts'
import { groupOfLine, groupText, lessFigure, withinGroup } from './banknote-words.ts'
import { amountMistake } from './calculator.ts'
import { currencyWords } from './currency-words.ts'
import { sumNote } from './share.ts'

/** The question under the amount, and the fields after the answer "Var". */
export const banknoteQuestion = {
  /** For example "İçinde 50’lik ya da eski seri var mı?". */
  legend: (groups: readonly LessGroup[]) => `İçinde ${groupText(...groups)} var mı?`,
  no: 'Yok',
  yes: 'Var',
  /** The label of a field: one field for all banknotes, or one for each price. */
  amount: (group: LessGroup, isOnly: boolean) => (isOnly ? 'Bunların toplamı' : capitalised(groupText(group))),
}

/** Returns the explanation of an old issue if the question names one, else null. */
export function oldIssueHint(code: CurrencyCode, groups: readonly LessGroup[]): string | null {
  const marks = new Set(groups.flatMap(({ kinds }) => kinds.map(({ mark }) => mark)))
  if (code !== 'USD') return null
  if (marks.has('large')) return 'Eski seri: mavi şeridi olmayan 100 USD.'
  return marks.has('small') ? 'Eski seri: küçük portreli 100 USD (1990 serisi ve öncesi).' : null
}

const EXAMPLE = amountOf('500')

/** Returns the mistake under the field of banknotes. If `whole` is null, no amount is typed. */
export function notesMistake(
  figure: Extract<NotesFigure, { readonly kind: 'mistake' }>,
  code: CurrencyCode,
  whole: Amount | null,
): string {
  const { mistake, typed } = figure
  if (mistake !== 'exceeds' || whole === null)
    return amountMistake({ mistake: mistake === 'exceeds' ? 'too-large' : mistake, about: typed })
  const example = formatAmount(whole < EXAMPLE ? whole : EXAMPLE)
  return `Bunların toplamı ${formatAmount(whole)} ${code}’yi aşamaz. Örnek: ${example}`
}

/** Returns, for example, "İçinde 50’lik ya da eski seri olmadığı varsayıldı. Bilgi amaçlıdır; …". */
export function assumedNone(groups: readonly LessGroup[]): string {
  return `İçinde ${groupText(...groups)} olmadığı varsayıldı. ${sumNote}`
}

const COUNTS = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı']

/** Returns the sentence in five parts; the second and the fourth are emphasized. */
export function byWhichRates(
  code: CurrencyCode,
  groups: readonly LessGroup[],
): readonly [string, string, string, string, string] {
  const before = `Gişemiz ${currencyWords[code].yours} `
  const [group] = groups
  if (group === undefined || groups.length > 1)
    return [before, 'alış kurundan', ` alır; ${COUNTS[groups.length]} tür banknotta kur daha düşüktür.`, '', '']
  return [before, 'alış kurundan', ` alır; ${withinGroup(group)} kur `, `${lessFigure(group.less)} düşüktür`, '.']
}

/** Returns the banknotes and the price of one line of a sum. */
export function lineTexts(line: SumLine<CurrencyCode>): { readonly name: string; readonly price: string } {
  const { code, amount } = line
  const [units, price, group] = [`${formatAmount(amount)} ${code}`, priceText(line), groupOfLine(line)]
  if (group === null) return { name: units, price: `tabeladaki kurdan: ${price}` }
  return {
    name: `${units}, ${groupText(group)}`,
    price: `tabeladan ${lessFigure(group.less)} düşük: ${price}`,
  }
}

/** Returns, for example, "46,7330 ₺" or "100 JPY = 29,5600 ₺". */
function priceText(line: SumLine<CurrencyCode>): string {
  return line.unit === 1 ? figureOf(line) : formatUnitPrice(line.code, line)
}

/** The largest sum, in quoting units, for which small refused banknotes are mentioned. */
const SMALL = 100

/** Returns the note about refused banknotes that could make up a small sum; null means none. */
export function refusedNotes(
  code: CurrencyCode,
  amount: Amount,
  rules: BanknoteRules,
): { readonly title: string; readonly text: string } | null {
  const whole = Number(writeAmount(amount))
  if (whole >= SMALL * CURRENCIES[code].unit) return null
  const notes = (isTaken: boolean): number[] => [
    ...new Set(
      BANKNOTE_KINDS[code]
        .filter(({ id }) => (rules[id]?.rule === 'no') !== isTaken)
        .flatMap((kind) => (kind.mark === 'plain' || isTaken ? kind.notes : [])),
    ),
  ]
  const refused = notes(false).filter((note) => note <= whole)
  const taken = notes(true).sort((one, other) => one - other)
  if (refused.length === 0 || taken.length === 0) return null
  return {
    title: `${notesText(refused)} ${code}’lik banknotları almıyoruz.`,
    text: `Tutar ${notesText(taken)} ${code}’lik banknotlar içindir.`,
  }
}
