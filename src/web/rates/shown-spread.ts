import type { TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, type RateDifference, roundMicros } from '#domain/rate.ts'

/** The difference of the figures as they stand on the page, so that the sum there is right to the last digit. */
export function shownSpread({ buy, sell }: TwoSidedQuote): RateDifference {
  return differenceBetween(roundMicros(sell, 4), roundMicros(buy, 4))
}
