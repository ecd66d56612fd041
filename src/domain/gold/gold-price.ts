import type { GoldContent, Instrument, InstrumentId } from '../instrument.ts'
import type { Quote, Sides } from '../quote.ts'
import {
  differenceBetween,
  divideHalfAway,
  type Rate,
  type RateDifference,
  computedRate,
  roundMicros,
} from '../rate.ts'

/** A product that contains gold, at the rounded prices of the board, so that sums can be checked to the last digit. */
export interface GoldPrice extends Sides {
  readonly id: InstrumentId
  readonly fine: FineGold
  readonly quotedAt: number
}

export function holdsGoldForLira({ gold, pricedIn }: Instrument): boolean {
  return gold !== null && pricedIn === 'TRY'
}

/** Returns null if the instrument has no gold or no price in lira. */
export function goldPriceOf(instrument: Instrument, { buy, sell, quotedAt }: Quote): GoldPrice | null {
  const { id, gold, decimals } = instrument
  if (gold === null || !holdsGoldForLira(instrument)) return null
  return {
    id,
    fine: fineOf(gold),
    buy: buy === null ? null : roundMicros(buy, decimals.rate),
    sell: roundMicros(sell, decimals.rate),
    quotedAt,
  }
}

/** Returns the price of a gram of pure gold in a product. */
export function perFineGram(price: Rate, fine: FineGold): Rate {
  return computedRate(Number(divideHalfAway(BigInt(price) * FINE_PER_GRAM, fine)))
}

/** Returns price ÷ (has × fine grams) − 1 for one side, in basis points. Negative means that the gold is worth more. */
export function premiumOver(has: Rate, price: Rate, fine: FineGold): number {
  const gold = BigInt(has) * fine
  return Number(divideHalfAway((BigInt(price) * FINE_PER_GRAM - gold) * 10_000n, gold))
}

export interface SellBack {
  /** The loss of one unit; never positive on a valid board. */
  readonly difference: RateDifference
  /** Hundredths of a percent. */
  readonly basisPoints: number
}

/** Returns the cost of buying and selling back immediately, (buy − sell) ÷ sell; null without a buy price. */
export function sellBackOf({ buy, sell }: Sides): SellBack | null {
  if (buy === null) return null
  const difference = differenceBetween(buy, sell)
  return { difference, basisPoints: Number(divideHalfAway(BigInt(difference) * 10_000n, BigInt(sell))) }
}

declare const fine: unique symbol

/**
 * Pure gold in thirty-thousandths of a milligram. In this unit, 11/12 of a coin, 995/1000 of a bar and 0.9166 of a
 * bangle are whole numbers, so that comparisons have no rounding error.
 */
export type FineGold = bigint & { readonly [fine]: 'gold' }

const PER_MILLIGRAM = 30_000n

/** One gram of pure gold ("has"). */
export const FINE_PER_GRAM = 1000n * PER_MILLIGRAM

/**
 * Returns the pure gold of a product, weight × fineness. Throws if it is not a whole number, because the record is
 * wrong.
 */
export function fineOf({ fineness, grossMilligrams }: GoldContent): FineGold {
  const share = BigInt(grossMilligrams) * PER_MILLIGRAM * BigInt(fineness.numerator)
  const whole = share / BigInt(fineness.of)
  if (whole * BigInt(fineness.of) !== share)
    throw new RangeError(`${fineness.numerator}/${fineness.of} is not an exact share`)
  return whole as FineGold
}

/** Converts to ten-thousandths of a gram, the unit on the pages. */
export function tenThousandthsOf(gold: FineGold): number {
  const step = FINE_PER_GRAM / 10_000n
  return Number((gold + step / 2n) / step)
}
