import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'

/** The board at the moment of a shared link, from the office's own record: the currencies that the link names. */
export interface BoardThen {
  /** `quotedAt` is the minute of the record, which is the link's or an earlier one. */
  readonly quotes: readonly Quote[]
  readonly halted: readonly InstrumentId[]
  /** The record could not be read just now. */
  readonly unread?: true
}

export function outcomeOn({ quotes, halted }: BoardThen, exchange: Exchange): Outcome {
  return outcomeOf(exchange, (code) => ({
    quote: quotes.find((quote) => quote.code === code) ?? null,
    halted: halted.includes(code),
  }))
}
