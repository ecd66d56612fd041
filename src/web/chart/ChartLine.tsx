import { useMemo } from 'react'
import type { PointSource } from '#contract/chart-data.ts'
import { dayOf, wallClockOf } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { chartCopy, chartLabel, sourceNames } from '../copy/chart.ts'
import { formatDay, formatTime } from '../format.ts'
import type { ChartChoice } from './chart-choice.ts'
import { dataSetOf } from './chart-data-set.ts'
import { ChartActions } from './ChartActions.tsx'
import { ChartPlot } from './ChartPlot.tsx'
import { ChartSummary } from './ChartSummary.tsx'
import { ChartTable } from './ChartTable.tsx'

/** A stand-in is a source of its own, so that it says so in the table and the download as well. */
type LineSource = PointSource | 'placeholder'

interface ChartLineProps {
  choice: ChartChoice
  name: string
  points: readonly HistoryPoint[]
  filledUntil: number
  official: readonly HistoryPoint[]
  source: LineSource
}

const NAMES = { buy: chartCopy.buy, sell: chartCopy.sell } as const

const lira = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 4, maximumFractionDigits: 4 })
// A no-break space: ₺ never stands alone on a line.
const formatValue = (value: number): string => `${lira.format(value)}\u00a0₺`

/** One line with everything that is said of it: the drawing, its six figures, its rows, its download. */
export function ChartLine({ choice, name, points, filledUntil, official, source }: ChartLineProps) {
  const { code, period } = choice
  const data = useMemo(() => dataSetOf(points, filledUntil, official), [points, filledUntil, official])
  const label = chartLabel(name, period)
  const sourceName = source === 'placeholder' ? chartCopy.placeholderMark : sourceNames[source]
  return (
    <>
      <ChartPlot
        data={data}
        label={label}
        names={NAMES}
        formatValue={formatValue}
        formatInstant={INSTANTS[period]}
        formatMoment={period === 'daily' ? formatTime : (at) => formatDay(dayOf(at))}
      />
      <ChartSummary points={points} />
      <ChartTable points={points} period={period} caption={`${label}, ${sourceName}`} />
      <ChartActions
        choice={choice}
        points={points}
        source={sourceName}
        fileName={`${code}-${period}-${data.at.length === 0 ? '' : dayOf(data.at.at(-1) ?? 0)}.csv`}
      />
    </>
  )
}

/** "14.30" for a day, "21 Kas" below a year, "Kas 2026" for one. */
const INSTANTS: Readonly<Record<ChartPeriod, (at: number) => string>> = {
  daily: (at) => formatTime(at).slice(0, 5),
  weekly: shortDay,
  monthly: shortDay,
  quarterly: shortDay,
  semiannual: shortDay,
  annual: (at) => {
    const [, month = '', year = ''] = formatDay(dayOf(at)).split(' ')
    return `${month.slice(0, 3)} ${year}`
  },
}

function shortDay(at: number): string {
  const [date = '', month = ''] = formatDay(wallClockOf(at).day).split(' ')
  return `${date} ${month.slice(0, 3)}`
}
