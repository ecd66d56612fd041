import { type Direction, directionOf } from './change.ts'
import { differenceOf, type Money } from './conversion.ts'

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
