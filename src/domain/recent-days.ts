import { addDays, type Day } from './calendar.ts'
import type { InstrumentId } from './instrument.ts'
import { changeSince, type DailyChange, type Rate } from './rate.ts'

/** The last prices of both sides on one day, per quoting unit. */
export interface DayPrices {
  readonly day: Day
  readonly buy: Rate
  readonly sell: Rate
}

export interface RecentDay extends DayPrices {
  /** The change of the sell rate since the previous day in the same record; null if there is none. */
  readonly change: DailyChange | null
  /** The central bank's sell rate of the same day; null if it published none. */
  readonly official: Rate | null
}

export interface RecentTable {
  /** The source of the record. One table never joins two sources. */
  readonly of: 'office' | 'central-bank'
  /** The rows of the table, newest first. */
  readonly days: readonly RecentDay[]
  /** The first day of the office's record if it is one of these days; null if the record is older or empty. */
  readonly began: Day | null
}

/** The number of calendar days that contain ten rows, with weekends and a bayram. */
const LOOK_BACK = 21
const MAX_ROWS = 10

export function firstRecentDay(today: Day): Day {
  return addDays(today, 1 - LOOK_BACK)
}

/**
 * Both lists are oldest first and begin with the newest day before. If the office has only today, the rows are the
 * bank's.
 */
export function recentTable(own: readonly DayPrices[], official: readonly DayPrices[], today: Day): RecentTable {
  const first = firstRecentDay(today)
  const [oldest] = own
  const began = oldest !== undefined && oldest.day >= first ? oldest.day : null
  const published = new Map(official.map(({ day, sell }) => [day, sell]))
  return own.some(({ day }) => day < today) || official.length === 0
    ? { of: 'office', days: rowsOf(own, first, published), began }
    : { of: 'central-bank', days: rowsOf(official, first, published), began }
}

function rowsOf(line: readonly DayPrices[], first: Day, published: ReadonlyMap<Day, Rate>): RecentDay[] {
  return line
    .map((prices, index) => {
      const before = line[index - 1]
      const change = before === undefined ? null : changeSince(before.sell, prices.sell)
      return { ...prices, change, official: published.get(prices.day) ?? null }
    })
    .filter(({ day }) => day >= first)
    .slice(-MAX_ROWS)
    .reverse()
}

/** The last days of one currency, recorded by the office and by the central bank. */
export interface RecentDays {
  readonly code: InstrumentId
  /** The day on which the records were read. */
  readonly asOf: Day
  /** Oldest first. The list begins with the newest day before the first row, if there is one. */
  readonly own: readonly DayPrices[]
  readonly official: readonly DayPrices[]
}
