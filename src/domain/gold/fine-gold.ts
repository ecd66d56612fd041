import type { GoldContent } from '../instrument.ts'

declare const fine: unique symbol

/**
 * Pure gold, in thirty-thousandths of a milligram: 11/12 of a coin's weight, 995/1000 of a bar's and 0.9166 of a bangle's are whole numbers
 * of them, so that no mix of coins seems to hold more than another because of a rounding.
 */
export type FineGold = bigint & { readonly [fine]: 'gold' }

const PER_MILLIGRAM = 30_000n

/** One gram of has. */
export const FINE_PER_GRAM = 1000n * PER_MILLIGRAM

export const NO_GOLD = fineOf({ fineness: { parts: 0, of: 1 }, grossMilligrams: 0 })

/** The gold in one unit: its weight times its fineness. A fineness that doesn't come out even is a mistake of the record, and throws. */
export function fineOf({ fineness, grossMilligrams }: GoldContent): FineGold {
  const share = BigInt(grossMilligrams) * PER_MILLIGRAM * BigInt(fineness.parts)
  const whole = share / BigInt(fineness.of)
  if (whole * BigInt(fineness.of) !== share) throw new RangeError(`${fineness.parts}/${fineness.of} is no exact share`)
  return whole as FineGold
}

export function timesFine(gold: FineGold, count: bigint): FineGold {
  return (gold * count) as FineGold
}

export function sumOfFine(golds: readonly FineGold[]): FineGold {
  return golds.reduce((sum, gold) => (sum + gold) as FineGold, NO_GOLD)
}

/** Ten-thousandths of a gram, as they are shown. */
export function tenThousandthsOf(gold: FineGold): number {
  const step = FINE_PER_GRAM / 10_000n
  return Number((gold + step / 2n) / step)
}
