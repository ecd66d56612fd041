import { differenceOf, type Money } from './conversion.ts'
import { differenceBetween, type Rate, type RateDifference, roundHalfAway } from './rate.ts'

export type Direction = 'up' | 'down' | 'unchanged'

/** The move of a sell rate since the previous close. */
export interface DailyChange {
  readonly difference: RateDifference
  /** Hundredths of a percent, rounded half away from zero: +0.29 % is 29. */
  readonly basisPoints: number
  /** Follows the rounded percent, so an arrow never points where the figure beside it says 0,00. */
  readonly direction: Direction
}

export function changeSince(previousClose: Rate, sell: Rate): DailyChange {
  const difference = differenceBetween(sell, previousClose)
  const basisPoints = roundHalfAway((difference * 10_000) / previousClose)
  return { difference, basisPoints, direction: directionOf(basisPoints) }
}

export function directionOf(amount: number): Direction {
  if (amount > 0) return 'up'
  return amount < 0 ? 'down' : 'unchanged'
}

/** How far a sum has moved. */
export interface SumChange {
  readonly difference: Money
  /** Hundredths of a percent, rounded half away from zero; null: nothing can be set against a sum of nothing. */
  readonly basisPoints: number | null
  /** Of the difference, to the last kuruş. */
  readonly direction: Direction
}

export function changeOfSum(then: Money, now: Money): SumChange {
  const difference = differenceOf(now, then)
  const magnitude = now < then ? then - now : now - then
  const sign = difference < 0n ? -1 : 1
  return {
    difference,
    basisPoints: then === 0n ? null : sign * Number((2n * magnitude * 10_000n + then) / (2n * then)) || 0,
    direction: directionOf(difference === 0n ? 0 : sign),
  }
}
