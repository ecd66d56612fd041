import { isAhead } from './freshness.ts'
import type { InstrumentId } from './instrument.ts'
import { samePrice, type Quote } from './quote.ts'

/** The newest accepted quote of each instrument. */
export type Board = ReadonlyMap<InstrumentId, Quote>

export const EMPTY_BOARD: Board = new Map()

/**
 * Merges quotes into a board; returns the same board if nothing is new. The newest quote of a pair wins. A different
 * price with the same time is a correction and wins, too. A quote later than `now` is replaced by any earlier one.
 */
export function mergeQuotes(board: Board, quotes: Iterable<Quote>, now: number): Board {
  let merged: Map<InstrumentId, Quote> | undefined
  for (const quote of quotes) {
    const present = (merged ?? board).get(quote.code)
    if (present !== undefined && !supersedes(quote, present, now)) continue
    merged ??= new Map(board)
    merged.set(quote.code, quote)
  }
  return merged ?? board
}

function supersedes(quote: Quote, present: Quote, now: number): boolean {
  if (isAhead(present.quotedAt, now) !== isAhead(quote.quotedAt, now)) return isAhead(present.quotedAt, now)
  return quote.quotedAt > present.quotedAt || (quote.quotedAt === present.quotedAt && !samePrice(quote, present))
}

export function quotesOf(board: Board, selection: readonly InstrumentId[]): Quote[] {
  return selection.flatMap((code) => board.get(code) ?? [])
}

/** Returns the quotes of a selection without halted ones. This board is relayed, fed and recorded. */
export function boardOf(board: Board, selection: readonly InstrumentId[], halted: ReadonlySet<InstrumentId>): Board {
  const shown = quotesOf(board, selection).filter(({ code }) => !halted.has(code))
  return new Map(shown.map((quote) => [quote.code, quote]))
}

export function movedSince(before: Board, board: Board): Quote[] {
  return [...board.values()].filter((quote) => {
    const known = before.get(quote.code)
    return known === undefined || !samePrice(quote, known)
  })
}

export interface MarketView {
  /** Accepted quotes with the office's margins, without halted ones. */
  readonly board: Board
  /** The time of the source's last valid message, ms; null means never. */
  readonly sourceTime: number | null
  /**
   * Codes that the office does not quote now: the office halted them, or their only price is held or withdrawn.
   */
  readonly halted: ReadonlySet<InstrumentId>
}

/** `moved` has the quotes with a changed price. It is empty if only times, `sourceTime` or `halted` changed. */
export interface MarketChange {
  readonly view: MarketView
  readonly moved: readonly Quote[]
}
