import { type PriceMessage, timeOf, type OfferedPrice } from '#domain/offered-price.ts'
import type { Quote } from '#domain/quote.ts'

/**
 * The prices of a message that may stand on the table: both sides are numbers, the sell side is not zero (SPECIFICATION.md section 5;
 * the hero's stricter rule is `isTwoSided`), and the pair is not a dead code. The server has judged them already; a raw provider
 * feed has not.
 */
export function acceptableQuotes(message: PriceMessage, receivedAt: number): Quote[] {
  return message.prices.flatMap((price) => acceptableQuote(price, timeOf(price, message, receivedAt)) ?? [])
}

function acceptableQuote(price: OfferedPrice, quotedAt: number | undefined): Quote | undefined {
  const { code, unit, buy, sell, trend } = price
  if (quotedAt === undefined || !sell.ok) return undefined
  if (buy.ok) return { code, unit, buy: buy.value, sell: sell.value, quotedAt, trend }
  return buy.error === 'zero' ? { code, unit, buy: null, sell: sell.value, quotedAt, trend } : undefined
}
