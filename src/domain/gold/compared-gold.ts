import type { InstrumentId } from '../instrument.ts'
import type { Sides } from '../quote.ts'
import type { Rate } from '../rate.ts'
import { type FineGold, type GoldPrice, perFineGram, premiumOver, type SellBack, sellBackOf } from './gold-price.ts'

/** The same gold in one product: what a gram of it costs there. */
export interface ComparedProduct {
  readonly id: InstrumentId
  readonly fine: FineGold
  readonly perGram: Rate
  /** What each side stands above that of has, in hundredths of a percent; null: one of both has no price now. */
  readonly premium: { readonly buy: number | null; readonly sell: number | null }
  readonly sellBack: SellBack | null
  readonly quotedAt: number
}

/** `has`: what a gram of has itself is bought and sold at; null: it has no price now. */
export function compareGold(prices: readonly GoldPrice[], has: Sides | null): ComparedProduct[] {
  return prices.map((price) => ({
    id: price.id,
    fine: price.fine,
    perGram: perFineGram(price.sell, price.fine),
    premium: { buy: premiumOf('buy', price, has), sell: premiumOf('sell', price, has) },
    sellBack: sellBackOf(price),
    quotedAt: price.quotedAt,
  }))
}

function premiumOf(side: keyof Sides, price: GoldPrice, has: Sides | null): number | null {
  const [own, pure] = [price[side], has?.[side] ?? null]
  return own === null || pure === null ? null : premiumOver(pure, own, price.fine)
}

export interface GoldOrder {
  readonly by: 'perGram' | 'sellBack'
  readonly from: 'best' | 'worst'
}

/** What cannot be compared comes last; what is equal stays as the board has it. */
export function sortGold(rows: readonly ComparedProduct[], { by, from }: GoldOrder): ComparedProduct[] {
  const worthOf = (row: ComparedProduct): number | null => {
    if (by === 'perGram') return row.perGram
    // A loss: the smaller one is the better.
    return row.sellBack === null ? null : -row.sellBack.basisPoints
  }
  return [...rows].sort((one, other) => {
    const [a, b] = [worthOf(one), worthOf(other)]
    if (a === null || b === null) return Number(a === null) - Number(b === null)
    return from === 'best' ? a - b : b - a
  })
}

export function cheapestGold(rows: readonly ComparedProduct[]): ComparedProduct | undefined {
  return sortGold(rows, { by: 'perGram', from: 'best' })[0]
}
