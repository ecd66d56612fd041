import { type Day, dayOf } from '#domain/calendar.ts'
import { isTwoSided, type TwoSidedQuote } from '#domain/quote.ts'
import type { DayPrices } from '#domain/recent-days.ts'
import type { Zone } from '#domain/zone.ts'
import type { RowState } from '../../live/index.ts'

/** The price of today as it stands on the page; null: the office has none of today, or doesn't quote the currency now. */
export function quoteOfToday({ quote, halted }: RowState, today: Day, zone: Zone): TwoSidedQuote | null {
  if (quote === null || halted || !isTwoSided(quote)) return null
  return dayOf(quote.quotedAt, zone) === today ? quote : null
}

/** The office's record with the price of today in the place of what was recorded of it. */
export function ownLine(recorded: readonly DayPrices[], row: RowState, today: Day, zone: Zone): DayPrices[] {
  const quote = quoteOfToday(row, today, zone)
  if (quote !== null)
    return [...recorded.filter(({ day }) => day < today), { day: today, buy: quote.buy, sell: quote.sell }]
  return recorded.filter(({ day }) => day < today || (day === today && !row.halted))
}
