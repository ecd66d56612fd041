import type { Instrument } from '#domain/instrument.ts'
import type { TwoSidedQuote } from '#domain/quote.ts'
import { differenceBetween, type Rate, roundMicros } from '#domain/rate.ts'
import { formatRate } from './format.ts'

const SIGNS: Readonly<Record<Instrument['pricedIn'], string>> = { TRY: '₺', USD: '$', EUR: '€' }

/** "41,2835 ₺": with the decimals and the money of what it is the price of. */
export function formatPrice(rate: Rate, instrument: Instrument): string {
  return withSign(formatRate(rate, instrument.decimals.rate), instrument)
}

/** With a no-break space: the sign never stands alone on a line. */
export function withSign(figure: string, { pricedIn }: Instrument): string {
  return `${figure}\u00A0${SIGNS[pricedIn]}`
}

/** "0,2440": the difference of the figures as they stand on the page, so that the sum there is right to the last digit. */
export function formatSpread({ buy, sell }: TwoSidedQuote, { decimals: { rate } }: Instrument): string {
  return formatRate(differenceBetween(roundMicros(sell, rate), roundMicros(buy, rate)), rate)
}
