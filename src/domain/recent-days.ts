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
  /** Change of the sell rate since the day before in the same record; null if there is none. */
  readonly change: DailyChange | null
  /** The central bank's sell rate of the same day; null: it published none. */
  readonly official: Rate | null
}

export interface RecentTable {
  /** Whose record it is: one table never joins two. */
  readonly of: 'office' | 'central-bank'
  /** Newest first. */
  readonly days: readonly RecentDay[]
  /** The first day of the office's record where it began among these days; null: it is older, or there is none. */
  readonly began: Day | null
}

/** Calendar days that are looked back: as many as the table has rows, with weekends and a bayram between them. */
const LOOK_BACK = 21
const MAX_ROWS = 10

export function firstRecentDay(today: Day): Day {
  return addDays(today, 1 - LOOK_BACK)
}

/** Oldest first, led by the newest day before the first. Where the office has only today: the central bank's days. */
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

/** The last days of one currency: the office's own, and the central bank's beside them. */
export interface RecentDays {
  readonly code: InstrumentId
  /** The day on which they were read. */
  readonly asOf: Day
  /** Oldest first, led by the newest before the first of these days where there is one. */
  readonly own: readonly DayPrices[]
  readonly official: readonly DayPrices[]
}
