import type { Trend } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'

/** The short colouring of a figure that has just changed. `beat` grows with each, so that two of one colour are told apart. */
export interface Flash {
  readonly direction: 'up' | 'down'
  readonly beat: number
  readonly at: number
}

/** The flash after a figure went from `before` to `after`: a new one, or the former if it did not move, moved too soon, or came or went. */
export function flashOf(
  last: Flash | null,
  before: Rate | null | undefined,
  after: Rate | null,
  trend: Trend,
  at: number,
  pause: number,
): Flash | null {
  if (before === null || before === undefined || after === null || before === after) return last
  if (last !== null && Math.abs(at - last.at) < pause) return last
  const direction = trend === '' ? (after > before ? 'up' : 'down') : trend
  return { direction, beat: (last?.beat ?? 0) + 1, at }
}
