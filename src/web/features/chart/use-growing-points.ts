import { useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Quote } from '#domain/quote.ts'
import { useZone } from '../../page-state/index.ts'
import { withLiveQuote } from './chart-record.ts'

/** The recorded points and every minute's price that has come since: what the chart would show if it were opened now. */
export function useGrowingPoints(
  recorded: readonly HistoryPoint[],
  quote: Quote | null,
  period: ChartPeriod,
  now: number,
): readonly HistoryPoint[] {
  const [held, setHeld] = useState({ recorded, points: recorded })
  const zone = useZone()
  const before = held.recorded === recorded ? held.points : recorded
  const points = withLiveQuote(before, quote, period, now, zone)
  // Kept while rendering, as React advises for what follows from props: no frame shows the line without its newest price.
  if (points !== held.points || recorded !== held.recorded) setHeld({ recorded, points })
  return points
}
