import type { PreviousCloses } from '#contract/daily-summary.ts'
import type { GoldState } from '#contract/page-state.ts'
import { type Board, mergeQuotes } from '#domain/board.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import { isAhead } from '#domain/freshness.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import { isTwoSided, type Quote, type TwoSidedQuote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'
import { type Flash, flashOf } from './flash.ts'
import { acceptableQuotes } from './offered-quotes.ts'

/** All that one row of the board shows. Another object only when something in it is another. */
export interface RowState {
  readonly code: InstrumentId
  readonly quote: Quote | null
  /** The last quote with both sides: what the hero shows. */
  readonly pair: TwoSidedQuote | null
  /** The office doesn't quote it now: "Gişeye sorunuz". */
  readonly halted: boolean
  readonly previousClose: Rate | null
  readonly flash: { readonly buy: Flash | null; readonly sell: Flash | null }
}

/** The board as a whole. */
export interface BoardState {
  /** The rows that stand: those with a price, and those that are halted. */
  readonly listed: readonly InstrumentId[]
  /** The newest own time among the prices shown. */
  readonly updatedAt: number | null
  /** When the source last truly spoke. */
  readonly sourceTime: number | null
  /** A price reached this page while it ran, beside those that it came with. */
  readonly heard: boolean
}

/** The one store of live prices: both sockets and the polling feed it, the newest quote of a pair wins, each row is followed alone. */
export interface PriceStore {
  /** What this page prices. */
  readonly selection: readonly Instrument[]
  readonly row: (code: InstrumentId) => Cell<RowState>
  readonly board: Cell<BoardState>
  /** False if nothing in the message belongs on the board. */
  readonly take: (message: PriceMessage, receivedAt: number) => boolean
  /**
   * The daily summary's previous closes. It leaves out what has no price at that moment (halted, not yet quoted), so those of the same
   * day, which the page came with, stay; those of another day go.
   */
  readonly setCloses: (day: Day, closes: PreviousCloses) => void
  /** It is this day: closes of another one go, whether or not the summary can be asked for. */
  readonly turnDay: (day: Day) => void
}

/** A price that keeps changing flashes once a second, not with every change. */
const FLASH_PAUSE = SECOND

/** `day` is that of the rendering: the closes that the page came with are for it. */
export function createPriceStore(initial: GoldState | null, day: Day, selection: readonly Instrument[]): PriceStore {
  let quotes: Board = new Map(initial?.quotes.map((quote) => [quote.code, quote]))
  const newCell = (code: InstrumentId): WritableCell<RowState> => {
    const quote = quotes.get(code) ?? null
    return createCell<RowState>({
      code,
      quote,
      pair: quote !== null && isTwoSided(quote) ? quote : null,
      halted: initial?.halted.includes(code) ?? false,
      previousClose: initial?.closes[code] ?? null,
      flash: { buy: null, sell: null },
    })
  }
  const rows = new Map(selection.map(({ id }) => [id, newCell(id)]))
  /** What this page does not price has a row of its own that stays as it is. */
  const cellOf = (code: InstrumentId): WritableCell<RowState> => {
    const known = rows.get(code) ?? newCell(code)
    rows.set(code, known)
    return known
  }
  const boardOf = (sourceTime: number | null, heard: boolean): BoardState => {
    const all = selection.map(({ id }) => cellOf(id).get())
    return {
      listed: all.filter(({ quote, halted }) => quote !== null || halted).map(({ code }) => code),
      updatedAt: all.reduce<number | null>((newest, row) => latest(newest, shownTime(row)), null),
      sourceTime,
      heard,
    }
  }
  const board = createCell(boardOf(initial?.sourceTime ?? null, false))
  let closesDay = day

  const setQuote = (cell: WritableCell<RowState>, quote: Quote, receivedAt: number): void => {
    const row = cell.get()
    const flash = {
      buy: flashOf(row.flash.buy, row.quote?.buy, quote.buy, quote.trend.buy, receivedAt, FLASH_PAUSE),
      sell: flashOf(row.flash.sell, row.quote?.sell, quote.sell, quote.trend.sell, receivedAt, FLASH_PAUSE),
    }
    cell.set({ ...row, quote, pair: isTwoSided(quote) ? quote : row.pair, flash })
  }

  const setCloses = (of: Day, closes: PreviousCloses): void => {
    const sameDay = of === closesDay
    closesDay = of
    for (const { id } of selection) {
      const cell = cellOf(id)
      const before = cell.get()
      const previousClose = closes[id] ?? (sameDay ? before.previousClose : null)
      if (previousClose !== before.previousClose) cell.set({ ...before, previousClose })
    }
  }

  return {
    selection,
    row: cellOf,
    board,
    take: (message, receivedAt) => {
      const offered = acceptableQuotes(message, receivedAt)
      if (offered.length === 0 && message.halted.length === 0) return false
      const before = quotes
      quotes = mergeQuotes(quotes, offered, receivedAt).board
      for (const { id } of selection) {
        const cell = cellOf(id)
        const quote = quotes.get(id)
        if (quote !== undefined && quote !== before.get(id)) setQuote(cell, quote, receivedAt)
        const halted = message.halted.includes(id)
        if (halted !== cell.get().halted) cell.set({ ...cell.get(), halted })
      }
      const present = board.get()
      // A word from the future would outlast all others.
      const spokenAt =
        present.sourceTime !== null && isAhead(present.sourceTime, receivedAt) ? null : present.sourceTime
      // A raw provider feed may not say when it spoke: that it did so is known from its prices.
      const next = boardOf(latest(spokenAt, message.sourceTime ?? (offered.length > 0 ? receivedAt : null)), true)
      if (!sameBoard(next, present)) board.set(next)
      return true
    },
    setCloses,
    turnDay: (today) => {
      if (today !== closesDay) setCloses(today, {})
    },
  }
}

function shownTime({ quote, halted }: RowState): number | null {
  return quote === null || halted ? null : quote.quotedAt
}

function sameBoard(one: BoardState, other: BoardState): boolean {
  return (
    one.sourceTime === other.sourceTime &&
    one.heard === other.heard &&
    one.updatedAt === other.updatedAt &&
    one.listed.join() === other.listed.join()
  )
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}
