import { useEffect, useEffectEvent, useState } from 'react'
import { dayOf } from '#domain/calendar.ts'
import { placeholderSeries } from '#domain/chart-figures.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { isTwoSided, type Quote } from '#domain/quote.ts'
import { onWake } from '../../live/index.ts'
import { type ChartChoice, writeChoice } from './chart-choice.ts'
import { type ChartRecord, fetchChartRecord } from './chart-record.ts'

export type ChartLoad =
  | { readonly kind: 'loading' }
  /** `whole` is true if no live price was missed since the fetch, so that live prices may be appended. */
  | { readonly kind: 'record'; readonly record: ChartRecord; readonly whole: boolean }
  /** The call failed or there is no record. The chart shows invented points with a label. */
  | { readonly kind: 'placeholder'; readonly points: readonly HistoryPoint[] }
  /** The call failed and no current price is known, so that not even a placeholder can be drawn. */
  | { readonly kind: 'nothing' }

/**
 * Fetches the history of the chosen currency and period, and ignores answers for an earlier choice. If the call fails,
 * it draws a placeholder around `quote`, once per choice.
 */
export function useChartRecord(
  { code, period }: ChartChoice,
  instrument: Instrument,
  quote: Quote | null,
  now: number,
): { readonly load: ChartLoad; readonly again: () => void } {
  const today = dayOf(now)
  // The key contains the day, so that a chart that is open at midnight fetches its record again.
  const key = `${writeChoice({ code, period })} ${today}`
  const [held, setHeld] = useState<{ readonly key: string; readonly load: ChartLoad }>()
  const [attempt, setAttempt] = useState(0)

  const request = useEffectEvent((signal: AbortSignal) => fetchChartRecord({ code, period }, today, signal))
  /** After a failed call, keep a record even if it has a gap at its end, and keep a placeholder as it is. */
  const known = useEffectEvent(() => (held?.key === key && held.load.kind !== 'nothing' ? held.load : undefined))
  const standIn = useEffectEvent((): ChartLoad => {
    if (quote === null || !isTwoSided(quote)) return { kind: 'nothing' }
    return { kind: 'placeholder', points: placeholderSeries(instrument, quote, period, now, Math.random) }
  })

  useEffect(() => {
    const abort = new AbortController()
    const load = async (): Promise<ChartLoad> => {
      try {
        return { kind: 'record', record: await request(abort.signal), whole: true }
      } catch (error) {
        if (!abort.signal.aborted) console.error('chart data', error)
        return known() ?? standIn()
      }
    }
    const hold = async (): Promise<void> => {
      const loaded = await load()
      if (!abort.signal.aborted) setHeld({ key, load: loaded })
    }
    void hold()
    return () => abort.abort()
  }, [key, attempt])

  // Fetch again, because the page has missed the prices of the time when it was frozen or offline.
  const woke = useEffectEvent(() => {
    setHeld((before) =>
      before?.load.kind === 'record' ? { ...before, load: { ...before.load, whole: false } } : before,
    )
    setAttempt((count) => count + 1)
  })
  useEffect(() => onWake(() => woke()), [])

  return {
    load: held?.key === key ? held.load : { kind: 'loading' },
    again() {
      setHeld(undefined)
      setAttempt((count) => count + 1)
    },
  }
}
