import { type Amount, amountOf } from '../amount.ts'
import { kurusOf, type Money } from '../conversion.ts'
import type { Sides } from '../quote.ts'
import { type Rate, roundMicros } from '../rate.ts'
import { FINE_PER_GRAM, type FineGold, fineOf } from './gold-price.ts'

/** Gold by weight: hundredths of a gram, and a fineness in hundredths of a thousandth (916,6 is 91_660). */
interface FineWeight {
  readonly grams: Amount
  readonly fineness: Amount
}

interface WeightWorth {
  readonly fine: FineGold
  /** The value of the pure gold at the office's buy price; null if there is no buy price. */
  readonly buy: Money | null
  readonly sell: Money
}

const FINEST = 100_000

export function isFineness(fineness: Amount): boolean {
  return fineness <= FINEST
}

/** Multiplies weight, fineness and the price of pure gold, rounded to `decimals` as the board shows it. */
export function worthOf({ grams, fineness }: FineWeight, has: Sides, decimals: number): WeightWorth {
  const fine = fineOf({ fineness: { numerator: fineness, of: FINEST }, grossMilligrams: grams * 10 })
  const worthAt = (price: Rate): Money => kurusOf(fine * BigInt(roundMicros(price, decimals)), FINE_PER_GRAM)
  return { fine, buy: has.buy === null ? null : worthAt(has.buy), sell: worthAt(has.sell) }
}

/** The common finenesses by karat: "22 ayar". */
export const KARATS = [
  { karat: 22, fineness: amountOf('916,6') },
  { karat: 18, fineness: amountOf('750') },
  { karat: 14, fineness: amountOf('585') },
] as const
