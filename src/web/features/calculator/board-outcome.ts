import type { BoardThen } from '#contract/board-then.ts'
import { type Exchange, type Outcome, outcomeOf } from '#domain/exchange.ts'

/** What an exchange comes to by a board that stands still. */
export function outcomeOn({ quotes, halted }: BoardThen, exchange: Exchange): Outcome {
  return outcomeOf(exchange, (code) => ({
    quote: quotes.find((quote) => quote.code === code) ?? null,
    halted: halted.includes(code),
  }))
}
