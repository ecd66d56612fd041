import type { InstrumentId } from '../instrument.ts'
import type { Sides } from '../quote.ts'
import type { Rate } from '../rate.ts'
import { type FineGold, type GoldPrice, perFineGram, premiumOver, type SellBack, sellBackOf } from './gold-price.ts'

/** The price of a gram of pure gold in one product. */
export interface ComparedProduct {
  readonly id: InstrumentId
  readonly fine: FineGold
  readonly perGram: Rate
  /** The premium of each side over pure gold, in hundredths of a percent; null if one of them has no price now. */
  readonly premium: { readonly buy: number | null; readonly sell: number | null }
  readonly sellBack: SellBack | null
  readonly quotedAt: number
}

/** `has` has the prices of a gram of pure gold; null means that it has no price now. */
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

/** Sorts by the price per gram, lowest first. Products with the same price keep the order of the board. */
export function byPricePerGram(rows: readonly ComparedProduct[]): ComparedProduct[] {
  return [...rows].sort((one, other) => one.perGram - other.perGram)
}
