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
  /** `whole`: nothing was slept through since it was fetched, so that it may grow with the prices. */
  | { readonly kind: 'record'; readonly record: ChartRecord; readonly whole: boolean }
  /** The call failed or there is no record: a drawn stand-in, labelled so. */
  | { readonly kind: 'placeholder'; readonly points: readonly HistoryPoint[] }
  /** It failed, and no price is known to draw around either. */
  | { readonly kind: 'nothing' }

/**
 * The history of the chosen currency and period. An answer for a former choice is aborted, and would not be shown if it
 * came: what is held names its choice. `quote` is what a stand-in is drawn around, once, when it is needed.
 */
export function useChartRecord(
  { code, period }: ChartChoice,
  instrument: Instrument,
  quote: Quote | null,
  now: number,
): { readonly load: ChartLoad; readonly again: () => void } {
  const today = dayOf(now)
  // A chart that is open over midnight begins the new day like one that is opened then.
  const key = `${writeChoice({ code, period })} ${today}`
  const [held, setHeld] = useState<{ readonly key: string; readonly load: ChartLoad }>()
  const [attempt, setAttempt] = useState(0)

  const request = useEffectEvent((signal: AbortSignal) => fetchChartRecord({ code, period }, today, signal))
  /** A true record with a gap at its end is worth more than an invented one, and one invention is enough. */
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

  // What came while the page slept, or was cut off, is in the record and nowhere else.
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
