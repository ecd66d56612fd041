import { CURRENCY_CODES, type CurrencyCode } from './currency.ts'
import { isAhead } from './freshness.ts'
import { samePrice, type Quote } from './quote.ts'

/** All pairs now: the newest accepted quote of each currency. */
export type Board = ReadonlyMap<CurrencyCode, Quote>

export const EMPTY_BOARD: Board = new Map()

/** `moved`: quotes whose price differs from what stood there; `board` is a new one only if any quote, or its time, is new. */
export interface BoardUpdate {
  readonly board: Board
  readonly moved: readonly Quote[]
}

/**
 * Merges quotes into a board. The newest of a pair wins; one of the same time with another price is a correction and wins too;
 * what arrives late or twice does no harm. A quote that lies in the future of `now` is let go for any that does not.
 */
export function mergeQuotes(board: Board, quotes: Iterable<Quote>, now: number): BoardUpdate {
  let merged: Map<CurrencyCode, Quote> | undefined
  const moved: Quote[] = []
  for (const quote of quotes) {
    const present = (merged ?? board).get(quote.code)
    if (present !== undefined && !supersedes(quote, present, now)) continue
    merged ??= new Map(board)
    merged.set(quote.code, quote)
    if (present === undefined || !samePrice(quote, present)) moved.push(quote)
  }
  return { board: merged ?? board, moved }
}

function supersedes(quote: Quote, present: Quote, now: number): boolean {
  if (isAhead(present.quotedAt, now) !== isAhead(quote.quotedAt, now)) return isAhead(present.quotedAt, now)
  return quote.quotedAt > present.quotedAt || (quote.quotedAt === present.quotedAt && !samePrice(quote, present))
}

/** The board's quotes in display order. */
export function quotesOf(board: Board): Quote[] {
  return CURRENCY_CODES.flatMap((code) => board.get(code) ?? [])
}

/** A board without the given currencies: what is relayed, fed and recorded while they are halted. */
export function without(board: Board, halted: ReadonlySet<CurrencyCode>): Board {
  if (halted.size === 0) return board
  return new Map([...board].filter(([code]) => !halted.has(code)))
}
