import { isAhead } from './freshness.ts'
import type { InstrumentId } from './instrument.ts'
import { samePrice, type Quote } from './quote.ts'

/** The newest accepted quote of each instrument. */
export type Board = ReadonlyMap<InstrumentId, Quote>

export const EMPTY_BOARD: Board = new Map()

/**
 * Merges quotes into a board; the same one where nothing is new. The newest of a pair wins; one of the same time with
 * another price is a correction and wins too. A quote from the future of `now` gives way to any that is not.
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

/** The board of a selection without what is halted: what is relayed, fed and recorded. */
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
  /** Accepted quotes with the office's margins; what is halted is not in it. */
  readonly board: Board
  /** When the last valid message of the source arrived, ms; null means never. */
  readonly sourceTime: number | null
  /**
   * Codes that the office does not quote now: it halted them, or the price is held or withdrawn and there is no earlier
   * one.
   */
  readonly halted: ReadonlySet<InstrumentId>
}

/** `moved`: quotes whose price is another than before; empty when only times, `sourceTime` or `halted` changed. */
export interface MarketChange {
  readonly view: MarketView
  readonly moved: readonly Quote[]
}
