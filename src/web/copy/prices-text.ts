import { listText } from '#contract/list-text.ts'
import type { Leg, SumLine } from '#domain/sum.ts'
import { figureOf } from '../format/money-text.ts'
import { sideWord } from './side-word.ts'

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
