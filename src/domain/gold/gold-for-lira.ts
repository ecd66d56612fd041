import type { Amount } from '../amount.ts'
import { differenceOf, kurusOf, type Money } from '../conversion.ts'
import type { Deal } from '../deal.ts'
import type { MetalCode } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { type Rate, roundMicros } from '../rate.ts'
import { holdsGoldForLira } from './gold-price.ts'

/** Returns true for products that are sold by the piece rather than by weight. */
export function isCounted(code: MetalCode): boolean {
  return INSTRUMENTS[code].unitKind === 'piece'
}

/** Returns true for gold with a price in lira, which sums can contain. */
export function isForLira(code: MetalCode): boolean {
  return holdsGoldForLira(INSTRUMENTS[code])
}

/** The amount of a product for lira. */
interface GoldPieces {
  /** Hundredths of a coin or gram. */
  readonly hundredths: bigint
  readonly sum: Money
  /** The rest of the lira; if the visitor sells gold, the surplus. */
  readonly rest: Money
}

/**
 * Returns the most that an amount of lira buys, or the least that a visitor has to sell for it, in whole coins or
 * hundredths of a gram, never rounded in the visitor's favour. Returns null if the lira buy nothing.
 */
export function goldForLira(deal: Deal, code: MetalCode, lira: Amount, rate: Rate): GoldPieces | null {
  const { decimals } = INSTRUMENTS[code]
  const step = isCounted(code) ? 100n : 1n
  // The price of a step, in hundredths of a millionth.
  const price = BigInt(roundMicros(rate, decimals.rate)) * step
  const wanted = BigInt(lira) * 1_000_000n
  const steps = deal === 'buy' ? wanted / price : (wanted + price - 1n) / price
  if (steps === 0n) return null
  const sum = kurusOf(steps * price, 100n)
  const [more, less] = deal === 'buy' ? [amountInMoney(lira), sum] : [sum, amountInMoney(lira)]
  return { hundredths: steps * step, sum, rest: differenceOf(more, less) }
}

/** Amounts and money both have hundredths of a lira as their unit. */
function amountInMoney(lira: Amount): Money {
  return kurusOf(BigInt(lira) * 10_000n)
}
