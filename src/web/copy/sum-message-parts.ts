import { listText } from '#contract/list-text.ts'
import type { LessGroup } from '#domain/banknote-classes.ts'
import type { Leg, SumLine, SumResult } from '#domain/sum.ts'
import { figureOf, formatAmount } from '../format/money-text.ts'
import { groupText } from './banknote-words.ts'
import { sideWord } from './side-word.ts'

/** Returns the part after the sold sum, for example "; 500 USD’si 50’lik ya da eski seri". */
export function banknotesText({ lines }: SumResult): string {
  const clauses = lines.flatMap(({ amount, code, banknotes }) =>
    banknotes === undefined ? [] : `${formatAmount(amount)} ${code}’si ${groupText(banknotes)}`,
  )
  return clauses.length === 0 ? '' : `; ${clauses.join(', ')}`
}

/** Returns the part after the sum, for example " (50’lik ya da eski seri yoksa)". */
export function withoutText(groups: readonly LessGroup[]): string {
  return groups.length === 0 ? '' : ` (${groupText(...groups)} yoksa)`
}

/** Returns, for example, "alış 47,2330 ₺", "alış 9.856 ₺ ve 6.090,93 ₺" or "100 JPY alış 29,5600 ₺". */
export function pricesText(all: readonly (Leg & Pick<Partial<SumLine>, 'banknotes'>)[]): string {
  const legs = all.filter(({ banknotes }) => banknotes === undefined)
  const lower = all.filter(({ banknotes }) => banknotes !== undefined)
  const sides = [...new Set(legs.map(({ side }) => side))]
  const prices = sides.map((side) => {
    const ofSide = legs.filter((leg) => leg.side === side)
    const [first] = ofSide
    const per = first === undefined || first.unit === 1 ? '' : `${first.unit} ${first.code} `
    return `${per}${sideWord(side)} ${listText(ofSide.map(figureOf))}`
  })
  return [...prices, ...(lower.length === 0 ? [] : [`bunlar için ${listText(lower.map(figureOf))}`])].join(', ')
}
