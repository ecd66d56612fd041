import { claimedTime, type PriceMessage, sidesOf } from '#domain/offered-price.ts'
import type { Quote } from '#domain/quote.ts'

/**
 * The prices of a message that may stand on the table: both sides are numbers, the sell side is not zero (SPECIFICATION.md section 5;
 * the hero's stricter rule is `isTwoSided`), and the pair is not a dead code. The server has judged them already; a raw provider
 * feed has not.
 */
export function acceptableQuotes({ prices, statedAt }: PriceMessage, receivedAt: number): Quote[] {
  return prices.flatMap((price) => {
    const { code, unit, trend } = price
    const claimed = claimedTime(price, statedAt, receivedAt)
    const sides = sidesOf(price)
    return claimed.ok && sides.ok ? [{ code, unit, ...sides.value, quotedAt: claimed.value, trend }] : []
  })
}
