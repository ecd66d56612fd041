import type { Amount } from '../amount.ts'
import { differenceOf, kurusOf, type Money } from '../conversion.ts'
import type { InstrumentId } from '../instrument.ts'
import { computedRate, type Rate } from '../rate.ts'
import { bestFilling } from './best-filling.ts'
import { type FineGold, type GoldPrice, perFineGram, sumOfFine, timesFine } from './gold-price.ts'

/** Whole coins and bars for a budget, the largest first; in kuruş. */
export interface CoinMix {
  readonly coins: readonly { readonly id: InstrumentId; readonly count: number }[]
  readonly cost: Money
  readonly rest: Money
  readonly fine: FineGold
  readonly perGram: Rate
}

/** In a kuruş. */
const MICROS = 10_000

/** The mix with the most gold, then the lower cost, then the fewer pieces. Null: the budget buys no piece. */
export function mixFor(budget: Amount, prices: readonly GoldPrice[]): CoinMix | null {
  const pieces = prices.map(({ sell, fine }) => ({ cost: sell, worth: Number(fine) }))
  const counts = bestFilling(pieces, budget * MICROS)
  const chosen = prices
    .map((price, index) => ({ price, count: counts[index] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort(({ price: one }, { price: other }) => Number(other.fine - one.fine))
  if (chosen.length === 0) return null
  const fine = sumOfFine(chosen.map(({ price, count }) => timesFine(price.fine, BigInt(count))))
  const micros = chosen.reduce((sum, { price, count }) => sum + price.sell * count, 0)
  const cost = kurusOf(BigInt(micros))
  return {
    coins: chosen.map(({ price, count }) => ({ id: price.id, count })),
    cost,
    rest: differenceOf(kurusOf(BigInt(budget * MICROS)), cost),
    fine,
    perGram: perFineGram(computedRate(micros), fine),
  }
}
