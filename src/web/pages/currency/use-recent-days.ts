import { useEffect, useState } from 'react'
import type { RecentDays } from '#contract/recent-days.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { logFailure, useToday } from '../../live/index.ts'
import { usePageState } from '../../page-state/index.ts'

/** undefined: on their way; null: they can't be had. */
export type KnownDays = RecentDays | null | undefined

/**
 * The last days of a currency. The page of an address comes with its own; after a walk, and when the day is over, they are read from the
 * month that the chart shows as well.
 */
export function useRecentDays(code: CurrencyCode): KnownDays {
  const { days, demo, zone } = usePageState()
  const today = useToday()
  const [known, setKnown] = useState<KnownDays>(days?.code === code ? days : undefined)
  const [woken, setWoken] = useState(0)
  const isOfToday = known?.asOf === today

  useEffect(() => {
    if (isOfToday) return undefined
    const abort = new AbortController()
    const read = async (): Promise<void> => {
      try {
        // Most visitors come with the days, and need no reader of them.
        const { readRecentDays } = await import('./read-recent-days.ts')
        const found = await readRecentDays(code, demo.market, today, zone, abort.signal)
        if (!abort.signal.aborted) setKnown(found)
      } catch (error) {
        if (abort.signal.aborted) return
        logFailure('recent days', error)
        // What was so yesterday still is.
        setKnown((before) => before ?? null)
      }
    }
    void read()
    return () => abort.abort()
  }, [isOfToday, code, demo.market, today, zone, woken])

  // What failed is tried again.
  useEffect(() => {
    const again = (): void => setWoken((times) => times + 1)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
  return known
}
