import type { PreviousCloses } from '#contract/call-answers.ts'
import type { GoldState } from '#contract/page-state.ts'
import { type Board, mergeQuotes } from '#domain/board.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import { isAhead } from '#domain/freshness.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { claimedTime, isTwoSided, type PriceMessage, type Quote, sidesOf, type TwoSidedQuote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'

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

/** The short colouring of a figure that has just changed. `count` grows with each: two of one colour are two. */
export interface Flash {
  readonly direction: 'up' | 'down'
  readonly count: number
  readonly at: number
}

export interface BoardState {
  /** The rows that stand: those with a price, and those that are halted. */
  readonly listed: readonly InstrumentId[]
  /** The newest own time among the prices shown. */
  readonly updatedAt: number | null
  /** When the source last truly sent something. */
  readonly sourceTime: number | null
  /** A price reached this page while it ran, beside those that it came with. */
  readonly isReceiving: boolean
}

/** The one store of live prices. Sockets and feed fill it, the newest quote wins, each row is followed alone. */
export interface PriceStore {
  readonly selection: readonly Instrument[]
  readonly row: (code: InstrumentId) => Cell<RowState>
  readonly board: Cell<BoardState>
  /** False if nothing in the message belongs on the board. */
  readonly receive: (message: PriceMessage, receivedAt: number) => boolean
  /** The summary leaves out what has no price now: closes of the same day, which the page came with, stay. */
  readonly setCloses: (day: Day, closes: PreviousCloses) => void
  /** It is this day: closes of another one go, whether or not the summary can be asked for. */
  readonly setDay: (day: Day) => void
}

/** A price that changes often flashes once a second, not with every change. */
const FLASH_PAUSE = SECOND

/** `day` is that of the rendering: the closes that the page came with are for it. */
export function createPriceStore(initial: GoldState | null, day: Day, selection: readonly Instrument[]): PriceStore {
  let quotes: Board = new Map(initial?.quotes.map((quote) => [quote.code, quote]))
  let closesDay = day
  const cellOf = createRows(initial, quotes, selection)
  const rows = (): RowState[] => selection.map(({ id }) => cellOf(id).get())
  const board = createCell(boardOf(rows(), initial?.sourceTime ?? null, false))

  const setCloses = (of: Day, closes: PreviousCloses): void => {
    const sameDay = of === closesDay
    closesDay = of
    for (const row of rows()) {
      const previousClose = closes[row.code] ?? (sameDay ? row.previousClose : null)
      if (previousClose !== row.previousClose) cellOf(row.code).set({ ...row, previousClose })
    }
  }

  return {
    selection,
    row: cellOf,
    board,
    receive: (message, receivedAt) => {
      const acceptable = acceptableQuotes(message, receivedAt)
      if (acceptable.length === 0 && message.halted.length === 0) return false
      const before = quotes
      quotes = mergeQuotes(quotes, acceptable, receivedAt)
      for (const { id } of selection) {
        const cell = cellOf(id)
        const quote = quotes.get(id)
        if (quote !== undefined && quote !== before.get(id)) cell.set(withQuote(cell.get(), quote, receivedAt))
        const halted = message.halted.includes(id)
        if (halted !== cell.get().halted) cell.set({ ...cell.get(), halted })
      }
      const present = board.get()
      // A time from the future would outlast all others.
      const known = present.sourceTime !== null && isAhead(present.sourceTime, receivedAt) ? null : present.sourceTime
      // A raw provider feed may state no time: that it is alive is known from its prices.
      const stated = message.sourceTime ?? (acceptable.length > 0 ? receivedAt : null)
      const next = boardOf(rows(), latest(known, stated), true)
      if (!sameBoard(next, present)) board.set(next)
      return true
    },
    setCloses,
    setDay: (today) => {
      if (today !== closesDay) setCloses(today, {})
    },
  }
}

/** The row of each code; what this page does not price has one that stays as it is. */
function createRows(
  initial: GoldState | null,
  quotes: Board,
  selection: readonly Instrument[],
): (code: InstrumentId) => WritableCell<RowState> {
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
  return (code) => {
    const known = rows.get(code) ?? newCell(code)
    rows.set(code, known)
    return known
  }
}

/**
 * The prices that the table may show (docs/product.md, "Live prices"; the hero's stricter rule is `isTwoSided`). The
 * server has evaluated its own already; nobody has evaluated a raw provider feed.
 */
function acceptableQuotes({ prices, statedAt }: PriceMessage, receivedAt: number): Quote[] {
  return prices.flatMap((price) => {
    const { code, unit, trend } = price
    const claimed = claimedTime(price, statedAt, receivedAt)
    const sides = sidesOf(price)
    return claimed.ok && sides.ok ? [{ code, unit, ...sides.value, quotedAt: claimed.value, trend }] : []
  })
}

function withQuote(row: RowState, quote: Quote, receivedAt: number): RowState {
  const flash = {
    buy: flashOf(row.flash.buy, row.quote?.buy, quote.buy, quote.trend.buy, receivedAt),
    sell: flashOf(row.flash.sell, row.quote?.sell, quote.sell, quote.trend.sell, receivedAt),
  }
  return { ...row, quote, pair: isTwoSided(quote) ? quote : row.pair, flash }
}

/** The flash after a change: a new one, or `last` if the figure did not move, moved too soon, or came or went. */
function flashOf(
  last: Flash | null,
  before: Rate | null | undefined,
  after: Rate | null,
  trend: Quote['trend']['buy'],
  at: number,
): Flash | null {
  if (before === null || before === undefined || after === null || before === after) return last
  if (last !== null && Math.abs(at - last.at) < FLASH_PAUSE) return last
  const direction = trend === '' ? (after > before ? 'up' : 'down') : trend
  return { direction, count: (last?.count ?? 0) + 1, at }
}

function boardOf(rows: readonly RowState[], sourceTime: number | null, isReceiving: boolean): BoardState {
  return {
    listed: rows.filter(({ quote, halted }) => quote !== null || halted).map(({ code }) => code),
    updatedAt: rows.reduce<number | null>((newest, row) => latest(newest, shownTime(row)), null),
    sourceTime,
    isReceiving,
  }
}

function shownTime({ quote, halted }: RowState): number | null {
  return quote === null || halted ? null : quote.quotedAt
}

function sameBoard(one: BoardState, other: BoardState): boolean {
  return (
    one.sourceTime === other.sourceTime &&
    one.isReceiving === other.isReceiving &&
    one.updatedAt === other.updatedAt &&
    one.listed.join() === other.listed.join()
  )
}

function latest(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return Math.max(one, other)
}
