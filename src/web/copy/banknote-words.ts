import { listText } from '#contract/list-text.ts'
import { type BanknoteKind, kindNamed, type LessGroup } from '#domain/banknotes.ts'
import { CURRENCY_PLURALS } from '#domain/currency-records/plural-column.ts'
import { type CurrencyCode, isCurrencyCode } from '#domain/currency.ts'
import type { SumLine } from '#domain/sum.ts'
import { formatDigits, MINUS } from '../format/format.ts'
import { formatDeduction, lira } from '../format/money-text.ts'

/** Returns, for example, "Hangi dolarları alıyoruz?". */
export const banknotesTitle = (code: CurrencyCode): string => `Hangi ${CURRENCY_PLURALS[code]} alıyoruz?`

/** The id of the table on the page of a currency. */
export const BANKNOTES_ID = 'banknotlar'

/** Returns "0,50 ₺" for 500,000 micro-lira. */
export function lessFigure(less: number): string {
  return lira(formatDeduction(less))
}

/** Returns, for example, "−0,50 ₺". */
export const lessText = (less: number): string => MINUS + lessFigure(less)

/** The Turkish ending after a note's figure: "50’lik", "10’luk", "100’lük". */
const ENDINGS: Readonly<Record<number, string>> = { 10: 'luk', 100: 'lük', 200: 'lük', 500: 'lük' }

function nameOfNote(note: number): string {
  return `${formatDigits(note)}’${ENDINGS[note] ?? 'lik'}`
}

/** The everyday names of the banknotes of a kind: "50’lik", "eski seri". */
function spokenNames({ mark, notes }: BanknoteKind): string[] {
  switch (mark) {
    case 'plain':
      return notes.map(nameOfNote)
    case 'strip':
      return notes.map((note) => `mavi şeritli ${nameOfNote(note)}`)
    case 'large':
    case 'small':
      return ['eski seri']
    case 'coin':
    case 'torn':
      return []
  }
}

/** Returns each name once, denominations before old issues. */
function namesOf(groups: readonly LessGroup[]): string[] {
  const kinds = groups.flatMap((group) => group.kinds)
  const isOld = ({ mark }: BanknoteKind): boolean => mark === 'large' || mark === 'small'
  return [...new Set([...kinds.filter((kind) => !isOld(kind)), ...kinds.filter(isOld)].flatMap(spokenNames))]
}

/** Returns, for example, "50’lik ya da eski seri". */
export function groupText(...groups: readonly LessGroup[]): string {
  return listText(namesOf(groups), 'ya da')
}

/** Returns, for example, "50’lik ve eski seride". */
export function withinGroup(group: LessGroup): string {
  const text = listText(namesOf([group]))
  const isHard = text.endsWith('luk')
  return text.endsWith('seri') ? `${text}de` : `${text}${isHard ? 'ta' : 'te'}`
}

/** Returns the banknotes of a line; null means that the line has the board's price. */
export function groupOfLine({ code, banknotes }: SumLine): LessGroup | null {
  if (!isCurrencyCode(code)) return null
  const [first, ...others] = (banknotes?.kinds ?? []).flatMap((id) => kindNamed(code, id) ?? [])
  return banknotes === undefined || first === undefined ? null : { less: banknotes.less, kinds: [first, ...others] }
}
