import type { Amount } from '../amount.ts'
import { kurusOf, type Money } from '../conversion.ts'
import type { Sides } from '../quote.ts'
import { type Rate, roundMicros } from '../rate.ts'
import { FINE_PER_GRAM, type FineGold, fineOf } from './gold-price.ts'

/** As it is said at a jeweller's: all three in hundredths, of a gram and of a thousandth. */
export interface Jewellery {
  readonly grams: Amount
  /** Milyem: 916,6 of a thousand. */
  readonly fineness: Amount
  /** İşçilik, in thousandths of the weight; null: none. */
  readonly workmanship: Amount | null
}

export interface JewelleryWorth {
  readonly fine: FineGold
  /** What the has in it is worth: as the office buys has, and as it sells it. */
  readonly buy: Money | null
  readonly sell: Money
  /** What the workmanship costs who buys the piece, by the price at which has is sold. */
  readonly workmanship: Money
}

const FINEST = 100_000

export function isFineness(milyem: Amount): boolean {
  return milyem <= FINEST
}

/** weight × milyem × the price of has; workmanship is the same share of the weight, at the sell price. */
export function worthOf({ grams, fineness, workmanship }: Jewellery, has: Sides, decimals: number): JewelleryWorth {
  const fine = shareOf(grams, fineness)
  const sell = roundMicros(has.sell, decimals)
  return {
    fine,
    buy: has.buy === null ? null : liraOf(fine, roundMicros(has.buy, decimals)),
    sell: liraOf(fine, sell),
    workmanship: liraOf(shareOf(grams, workmanship ?? 0), sell),
  }
}

/** Both in hundredths, of a gram and of a thousandth. */
function shareOf(grams: Amount, thousandths: number): FineGold {
  return fineOf({ fineness: { parts: thousandths, of: 100_000 }, grossMilligrams: grams * 10 })
}

function liraOf(fine: FineGold, price: Rate): Money {
  return kurusOf(fine * BigInt(price), FINE_PER_GRAM)
}
