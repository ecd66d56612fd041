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
