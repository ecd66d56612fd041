import { useMemo } from 'react'
import type { PointSource } from '#contract/chart-data.ts'
import { dayOf } from '#domain/calendar.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy, chartLabel, sourceNames } from '../../copy/chart.ts'
import { useZone } from '../../page-state/index.ts'
import type { ChartChoice } from './chart-choice.ts'
import { dataSetOf } from './chart-data-set.ts'
import { ChartActions } from './ChartActions.tsx'
import { ChartPlot } from './ChartPlot.tsx'
import { ChartSummary } from './ChartSummary.tsx'
import { ChartTable } from './ChartTable.tsx'

/** A stand-in is a source of its own, so that it says so in the table and the download as well. */
type LineSource = PointSource | 'placeholder'

interface ChartLineProps {
  instrument: Instrument
  choice: ChartChoice
  name: string
  points: readonly HistoryPoint[]
  filledUntil: number
  official: readonly HistoryPoint[]
  source: LineSource
}

/** One line with everything that is said of it: the drawing, its six figures, its rows, its download. */
export function ChartLine({ instrument, choice, name, points, filledUntil, official, source }: ChartLineProps) {
  const zone = useZone()
  const { code, period } = choice
  const data = useMemo(
    () => dataSetOf(instrument, points, filledUntil, official),
    [instrument, points, filledUntil, official],
  )
  const label = chartLabel(name, period)
  const sourceName = source === 'placeholder' ? chartCopy.placeholderMark : sourceNames[source]
  return (
    <>
      <ChartPlot instrument={instrument} data={data} period={period} label={label} />
      <ChartSummary instrument={instrument} points={points} />
      <ChartTable instrument={instrument} points={points} period={period} caption={`${label}, ${sourceName}`} />
      <ChartActions
        instrument={instrument}
        choice={choice}
        points={points}
        source={sourceName}
        fileName={`${code}-${period}-${data.at.length === 0 ? '' : dayOf(data.at.at(-1) ?? 0, zone)}.csv`}
      />
    </>
  )
}
