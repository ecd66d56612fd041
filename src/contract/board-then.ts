import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'

/** The board at the moment of a shared link, as far as the office's own record knows it, for the currencies that the link names. */
export interface BoardThen {
  /** `quotedAt` is the minute of the record, which is the link's or an earlier one. */
  readonly quotes: readonly Quote[]
  /** Not offered then. */
  readonly halted: readonly InstrumentId[]
}

/** What an exchange comes to by a board that stands still. */
export function outcomeOn({ quotes, halted }: BoardThen, exchange: Exchange): Outcome {
  return outcomeOf(exchange, (code) => ({
    quote: quotes.find((quote) => quote.code === code) ?? null,
    halted: halted.includes(code),
  }))
}
