import { listText } from '#contract/list-text.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { BanknoteKind } from '#domain/banknotes.ts'
import { CURRENCY_PLURALS } from '#domain/currency-records/plural-column.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { capitalised, formatDigits, MINUS } from '../format/format.ts'
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

/** The everyday names of the banknotes of a kind: "50’lik", "eski seri", or with its issue "küçük portreli 100’lük". */
function spokenNames({ mark, notes }: BanknoteKind, tellsIssue: LessGroup['tellsIssue']): string[] {
  switch (mark) {
    case 'plain':
      return notes.map((note, index) =>
        tellsIssue === 'current' && index === 0 ? `yeni seri ${nameOfNote(note)}` : nameOfNote(note),
      )
    case 'strip':
      return notes.map((note) => `mavi şeritli ${nameOfNote(note)}`)
    case 'large':
    case 'small':
      return tellsIssue === 'old'
        ? notes.map((note) => `${mark === 'large' ? 'büyük' : 'küçük'} portreli ${nameOfNote(note)}`)
        : ['eski seri']
    case 'coin':
    case 'torn':
      return []
  }
}

/** Returns each name once, denominations before old issues. */
function namesOf(groups: readonly LessGroup[]): string[] {
  // The question about all groups needs no issues, because their names are joined by "or".
  const tellsIssue = groups.length === 1 ? (groups[0]?.tellsIssue ?? null) : null
  const kinds = groups.flatMap((group) => group.kinds)
  const isOld = ({ mark }: BanknoteKind): boolean => mark === 'large' || mark === 'small'
  const inOrder = [...kinds.filter((kind) => !isOld(kind)), ...kinds.filter(isOld)]
  return [...new Set(inOrder.flatMap((kind) => spokenNames(kind, tellsIssue)))]
}

/** Returns, for example, "50’lik ya da eski seri". */
export function groupText(...groups: readonly LessGroup[]): string {
  return listText(namesOf(groups), 'ya da')
}

/** Returns the question under the amount: "İçinde 50’lik ya da eski seri var mı?". */
export function notesQuestion(groups: readonly LessGroup[]): string {
  return `İçinde ${groupText(...groups)} var mı?`
}

/** Returns, for example, "50’lik ve eski seri olmadan". */
export function withoutGroups(groups: readonly LessGroup[]): string {
  return `${capitalised(listText(namesOf(groups)))} olmadan`
}
