import type { PreviousCloses } from '#contract/call-answers.ts'
import type { GoldState } from '#contract/page-state.ts'
import { type Board, mergeQuotes } from '#domain/board.ts'
import { type Day, SECOND } from '#domain/calendar.ts'
import { isAhead } from '#domain/freshness.ts'
import type { Instrument, InstrumentId } from '#domain/instrument.ts'
import { claimedTime, isTwoSided, type PriceMessage, type Quote, sidesOf, type TwoSidedQuote } from '#domain/quote.ts'
import type { Rate } from '#domain/rate.ts'
import { type Cell, createCell, type WritableCell } from './cell.ts'

/** The state of one row of the board. The object changes only if one of its values changes. */
export interface RowState {
  readonly code: InstrumentId
  readonly quote: Quote | null
  /** The last quote with both sides, which the hero shows. */
  readonly pair: TwoSidedQuote | null
  /** True if the office does not quote the instrument now ("Gişeye sorunuz"). */
  readonly halted: boolean
  readonly previousClose: Rate | null
  readonly flash: { readonly buy: Flash | null; readonly sell: Flash | null }
}

/** The flash of a changed figure. `count` grows with each flash, so that two of the same colour differ. */
export interface Flash {
  readonly direction: 'up' | 'down'
  readonly count: number
  readonly at: number
}

export interface BoardState {
  /** The displayed rows: those with a price and those that are halted. */
  readonly listed: readonly InstrumentId[]
  /** The time of the newest displayed price. */
  readonly updatedAt: number | null
  /** The time of the source's last message. */
  readonly sourceTime: number | null
  /** True if a price has arrived since the page was loaded. */
  readonly isReceiving: boolean
}

/** The store of live prices. Sockets and the feed fill it, and the newest quote wins. */
export interface PriceStore {
  readonly selection: readonly Instrument[]
  readonly row: (code: InstrumentId) => Cell<RowState>
  readonly board: Cell<BoardState>
  /** Returns false if no price in the message belongs to the board. */
  readonly receive: (message: PriceMessage, receivedAt: number) => boolean
  /** Adds closes. It keeps known closes of the same day, because the summary omits instruments without a price. */
  readonly setCloses: (day: Day, closes: PreviousCloses) => void
  /** Sets the current day and drops closes of other days. */
  readonly setDay: (day: Day) => void
}

/** The least time between two flashes of a figure. */
const FLASH_PAUSE = SECOND

/** Creates a store. `day` is the day of rendering, to which the served closes belong. */
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
      // Drop a known time in the future, because it would never be replaced.
      const known = present.sourceTime !== null && isAhead(present.sourceTime, receivedAt) ? null : present.sourceTime
      // A raw provider message may have no time. Its prices prove that the source is alive.
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

/** Creates the cell of each row. Codes that are not on this board get a constant cell. */
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
 * Returns the prices that the table may show (docs/product.md, "Live prices"). The hero also requires `isTwoSided`.
 * Our server has validated its prices, but prices of a raw provider must be validated here.
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

/** Returns a new flash, or `last` if the figure is unchanged, changed too soon, appeared or disappeared. */
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
