import { useEffect, useState } from 'react'
import type { Bulletin } from '#contract/bulletin.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { isTwoSided, type TwoSidedQuote } from '#domain/quote.ts'
import type { DayPrices, RecentDays } from '#domain/recent-days.ts'
import { logFailure, retryLater, type RowState, useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'
import type { ChartRecord } from './chart-record.ts'

/** Undefined means that the days are loading. Null means that the call failed. */
export type KnownDays = RecentDays | null | undefined

/** Returns the last days of a currency from the document. After a navigation or at midnight it fetches them. */
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
        // The module is loaded lazily, because most visitors receive the days in the document.
        const { fetchChartRecord } = await import('./chart-record.ts')
        const record = await fetchChartRecord({ code, period: 'monthly' }, today, abort.signal)
        if (!abort.signal.aborted) setKnown({ code, asOf: today, ...closesOf(record, demo.market) })
      } catch (error) {
        if (abort.signal.aborted) return
        logFailure('recent days', error)
        // Keep the days that were loaded before.
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

/** Assigns the points to their source: without a record of the office the API sends the central bank's points. */
function closesOf({ source, points, official }: ChartRecord, demo: boolean): Pick<RecentDays, 'own' | 'official'> {
  return source === (demo ? 'demo' : 'office') ? { own: points, official } : { own: [], official: points }
}

/** Returns the displayed price if it is from today. Null means that there is none or that the currency is halted. */
export function quoteOfToday({ quote, halted }: RowState, today: Day): TwoSidedQuote | null {
  if (quote === null || halted || !isTwoSided(quote)) return null
  return dayOf(quote.quotedAt) === today ? quote : null
}

/** Replaces today's recorded close with the displayed price. */
export function closesWithToday(recorded: readonly DayPrices[], row: RowState, today: Day): DayPrices[] {
  const quote = quoteOfToday(row, today)
  if (quote !== null)
    return [...recorded.filter(({ day }) => day < today), { day: today, buy: quote.buy, sell: quote.sell }]
  return recorded.filter(({ day }) => day < today || (day === today && !row.halted))
}

/** Adds the rates of the page's bulletin, which may be newer than the record. */
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
