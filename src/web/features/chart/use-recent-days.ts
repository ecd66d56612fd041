import { useEffect, useState } from 'react'
import type { Bulletin } from '#contract/bulletin.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isTwoSided, type TwoSidedQuote } from '#domain/quote.ts'
import type { DayPrices, RecentDays } from '#domain/recent-days.ts'
import { logFailure, retryLater, type RowState, useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import type { ChartRecord } from './chart-record.ts'

/** undefined: on their way; null: they can't be had. */
export type KnownDays = RecentDays | null | undefined

/** The last days of a currency: the document's own, and after a navigation or midnight those of the month's chart. */
export function useRecentDays(code: CurrencyCode): KnownDays {
  const { days, demo } = usePageState()
  const today = useToday()
  const [known, setKnown] = useState<KnownDays>(days?.code === code ? days : undefined)
  const [attempt, setAttempt] = useState(0)
  const isOfToday = known?.asOf === today

  useEffect(() => {
    if (isOfToday) return undefined
    const abort = new AbortController()
    let cancel: (() => void) | undefined
    const read = async (): Promise<void> => {
      try {
        // The document has the days already for most visitors.
        const { fetchChartRecord } = await import('./chart-record.ts')
        const record = await fetchChartRecord({ code, period: 'monthly' }, today, abort.signal)
        if (!abort.signal.aborted) setKnown({ code, asOf: today, ...closesOf(record, demo.market) })
      } catch (error) {
        if (abort.signal.aborted) return
        logFailure('recent days', error)
        // What was so yesterday still is.
        setKnown((before) => before ?? null)
        cancel = retryLater(() => setAttempt(attempt + 1), attempt + 1)
      }
    }
    void read()
    return () => {
      abort.abort()
      cancel?.()
    }
  }, [isOfToday, code, demo.market, today, attempt])

  return known
}

/** Where the office has no record, the call answers with the central bank's. `demo`: its own record is invented. */
function closesOf({ source, points, official }: ChartRecord, demo: boolean): Pick<RecentDays, 'own' | 'official'> {
  return source === (demo ? 'demo' : 'office') ? { own: points, official } : { own: [], official: points }
}

/** Today's price as it stands on the page; null: the office has none, or doesn't quote the currency now. */
export function quoteOfToday({ quote, halted }: RowState, today: Day): TwoSidedQuote | null {
  if (quote === null || halted || !isTwoSided(quote)) return null
  return dayOf(quote.quotedAt) === today ? quote : null
}

/** The office's record with the price of today in the place of what was recorded of it. */
export function closesWithToday(recorded: readonly DayPrices[], row: RowState, today: Day): DayPrices[] {
  const quote = quoteOfToday(row, today)
  if (quote !== null)
    return [...recorded.filter(({ day }) => day < today), { day: today, buy: quote.buy, sell: quote.sell }]
  return recorded.filter(({ day }) => day < today || (day === today && !row.halted))
}

/** The central bank's days with the page's own bulletin, which is renewed while the page stands open. */
export function daysWithBulletin(
  recorded: readonly DayPrices[],
  bulletin: Bulletin | null,
  code: CurrencyCode,
): readonly DayPrices[] {
  const rate = bulletin?.rates[code]
  const { buy = null, sell = null } = rate ?? {}
  if (bulletin === null || buy === null || sell === null) return recorded
  const published = { day: rate?.day ?? bulletin.day, buy, sell }
  return [
    ...recorded.filter(({ day }) => day < published.day),
    published,
    ...recorded.filter(({ day }) => day > published.day),
  ]
}
