import { CURRENCIES } from '#domain/currencies.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { type Offer, type Outcome, outcomeOf, type Sum } from '#domain/sum.ts'

/** A board: of now, or at the moment of a shared link, from the office's own record of what the link names. */
export interface Board {
  /** Of a moment that is over, `quotedAt` is the minute of the record, which is the link's or an earlier one. */
  readonly quotes: readonly Quote[]
  readonly halted: readonly InstrumentId[]
}

export interface BoardThen extends Board {
  /** The record could not be read just now. */
  readonly unread?: true
}

/** `trades`: left out for a record, which has only what was traded. */
export function offerOn<Code extends InstrumentId>(
  { quotes, halted }: Board,
  instrumentOf: (code: Code) => Instrument,
  trades: (code: Code) => boolean = () => true,
): Offer<Code> {
  return {
    priceOf: (code) => ({
      quote: quotes.find((quote) => quote.code === code) ?? null,
      halted: halted.includes(code),
    }),
    instrumentOf,
    trades,
  }
}

export function outcomeOn(board: Board, sum: Sum<CurrencyCode>): Outcome<CurrencyCode> {
  return outcomeOf(sum, offerOn(board, currencyOf))
}

export function currencyOf(code: CurrencyCode): Instrument {
  return CURRENCIES[code]
}
