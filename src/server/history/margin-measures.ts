import { type Bulletin, priceOf } from '#contract/bulletin.ts'
import type { PreviousCloses } from '#contract/call-answers.ts'
import type { Board } from '#domain/board.ts'
import { isCurrencyCode } from '#domain/currency.ts'
import { barQuote } from '#domain/gold/bars.ts'
import { type MarginMeasures, pickMeasure } from '#domain/margin-measure.ts'
import { type Margins, withoutMargins } from '#domain/margin.ts'

interface KnownPrices {
  /** The source's current prices, before margins. */
  readonly sourceQuotes: Board
  readonly bulletin: Bulletin | null
  /** The office's own prices at its last close, margins included. */
  readonly closes: PreviousCloses
  readonly margins: Margins
}

/** Returns the measure of each price's margins. A bar is measured by the gram's price times its weight. */
export function marginMeasures({ sourceQuotes, bulletin, closes, margins }: KnownPrices): MarginMeasures {
  return (code) => {
    const bank = isCurrencyCode(code) ? bulletin?.rates[code] : undefined
    const close = closes[code]
    return pickMeasure({
      price: sourceQuotes.get(code) ?? barQuote(code, sourceQuotes.get('KULCEALTIN')),
      bulletin: bank && priceOf(bank),
      close: close && withoutMargins({ buy: null, sell: close }, margins[code]),
    })
  }
}
