import type { Rate } from './rate.ts'

/** The largest deduction if the office has set none, in basis points of the price. */
export const USUAL_BANKNOTE_LIMIT = 1000

/** Basis points from which a deduction needs a confirmation. */
const UNUSUAL_FROM = 200

/** The smallest step of a written deduction in micro-lira: four decimals of a lira. */
const STEP = 100

/**
 * A deduction compared with the office's buying price. `most` and `likely` are micro-lira. `likely` is null if there is
 * no suggestion.
 */
type LessCheck =
  | { readonly kind: 'usual' }
  | { readonly kind: 'unusual' | 'too-much'; readonly most: number; readonly likely: number | null }

/**
 * Compares a deduction with the price. `limit` is in basis points. The browser and the server use this same function.
 */
export function checkLess(less: number, price: Rate, limit: number): LessCheck {
  const [usual, allowed] = [shareOf(price, Math.min(UNUSUAL_FROM, limit)), shareOf(price, limit)]
  if (less <= usual) return { kind: 'usual' }
  const likely = [10, 100, 1000].map((factor) => less / factor).find((each) => each % STEP === 0 && each <= usual)
  return less > allowed
    ? { kind: 'too-much', most: allowed, likely: likely ?? null }
    : { kind: 'unusual', most: usual, likely: likely ?? null }
}

function shareOf(price: Rate, basisPoints: number): number {
  return Number((BigInt(price) * BigInt(basisPoints)) / 10_000n)
}
