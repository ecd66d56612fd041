import type { Instrument } from '#domain/instrument.ts'
import type { TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, roundMicros } from '#domain/rate.ts'
import { formatRate } from '../../format/format.ts'

/** "0,2440": the difference of the figures as they stand on the page, so that the sum there is right to the last digit. */
export function shownSpread({ buy, sell }: TwoSidedQuote, { decimals: { rate } }: Instrument): string {
  return formatRate(differenceBetween(roundMicros(sell, rate), roundMicros(buy, rate)), rate)
}
