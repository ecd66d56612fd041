import type { Amount } from './amount.ts'
import type { CurrencyCode } from './currency.ts'
import type { Instrument, QuotingUnit } from './instrument.ts'
import { type Direction, divideHalfAway, MICRO, type Rate, roundMicros } from './rate.ts'

declare const money: unique symbol

/** An exact sum in kuruş or in hundredths of another currency. It is never sent over the wire. */
export type Money = bigint & { readonly [money]: true }

export interface UnitPrice {
  readonly rate: Rate
  readonly unit: QuotingUnit
  readonly decimals: number
}

export function unitPriceOf({ unit, decimals }: Instrument, rate: Rate): UnitPrice {
  return { rate, unit, decimals: decimals.rate }
}

/** Rounds a price like the board, so that visitors who multiply the shown price get exactly the same sum. */
function posted({ rate, decimals }: UnitPrice): bigint {
  return BigInt(roundMicros(rate, decimals))
}

/** Returns the value of an amount in lira, rounded half away from zero to kuruş. */
export function liraFor(amount: Amount | Money, price: UnitPrice): Money {
  return divide(BigInt(amount) * posted(price), BigInt(MICRO * price.unit))
}

/** Returns the amount of a currency that lira buy, rounded half away from zero to its smallest coin. */
export function unitsFor(lira: Money, price: UnitPrice, code: CurrencyCode): Money {
  // Hundredths of a unit, except yen, which has no smaller coin.
  const coin = code === 'JPY' ? 100n : 1n
  return (divide(lira * BigInt(MICRO * price.unit), posted(price) * coin) * coin) as Money
}

/** Returns the price of a quoting unit of the first currency in the second one, in millionths. */
export function crossOf(first: UnitPrice, second: UnitPrice): Money {
  return divide(posted(first) * BigInt(second.unit * MICRO), posted(second))
}

/** Compares kuruş with whole units of a currency without rounding. */
export function isLiraAtLeast(lira: bigint, units: number, price: UnitPrice): boolean {
  return lira * BigInt(MICRO * price.unit) >= BigInt(units) * 100n * posted(price)
}

/** Converts whole units of one currency, or of lira (null), to whole units of another, rounded half away from zero. */
export function equivalentOf(units: number, from: UnitPrice | null, to: UnitPrice): bigint {
  const [price, unit] = from === null ? [BigInt(MICRO), 1] : [posted(from), from.unit]
  return divideHalfAway(BigInt(units) * price * BigInt(to.unit), posted(to) * BigInt(unit))
}

export function differenceOf(one: Money, other: Money): Money {
  return (one - other) as Money
}

export function sumOfMoney(sums: readonly Money[]): Money {
  return sums.reduce((total, sum) => (total + sum) as Money, kurusOf(0n))
}

interface SumChange {
  readonly difference: Money
  /** Hundredths of a percent, rounded half away from zero; null if the earlier sum is zero. */
  readonly basisPoints: number | null
  readonly direction: Direction
}

export function changeOfSum(then: Money, now: Money): SumChange {
  const difference = differenceOf(now, then)
  const isLess = difference < 0n
  const magnitude = isLess ? then - now : now - then
  return {
    difference,
    basisPoints: then === 0n ? null : (isLess ? -1 : 1) * Number((2n * magnitude * 10_000n + then) / (2n * then)) || 0,
    direction: isLess ? 'down' : difference === 0n ? 'unchanged' : 'up',
  }
}

/** Converts micro-lira (divided by `divisor`) to kuruş. */
export function kurusOf(micros: bigint, divisor = 1n): Money {
  return divide(micros, 10_000n * divisor)
}

/** Returns a share of a sum, rounded half away from zero to kuruş. */
export function shareOf(lira: Money, share: number, whole: number): Money {
  return divide(lira * BigInt(share), BigInt(whole))
}

function divide(dividend: bigint, divisor: bigint): Money {
  return divideHalfAway(dividend, divisor) as Money
}
