import { useMemo } from 'react'
import type { PointSource } from '#contract/price-call-answers.ts'
import { type Day, dayOf } from '#domain/calendar.ts'
import { statisticsOf } from '#domain/chart-figures.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { directionOf, type Rate, roundMicros } from '#domain/rate.ts'
import { chartCopy, chartLabel, sourceNames } from '../../copy/chart.ts'
import { formatChange, formatPercent, formatRate, withSign } from '../../format/format.ts'
import { MovementFigure } from '../../ui/MovementFigure.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { dataSetOf } from './chart-data-set.ts'
import { chartSentence } from './chart-sentence.ts'
import { ChartPlot } from './ChartPlot.tsx'
import { ChartActions, ChartTable } from './ChartTable.tsx'
import styles from './ChartLine.module.css'
import series from './ChartSeries.module.css'

interface ChartLineProps {
  instrument: Instrument
  choice: ChartChoice
  name: string
  points: readonly HistoryPoint[]
  filledUntil: number
  /** The first recorded day, if it is inside the window. Null means that the record is older. */
  begins: Day | null
  official: readonly HistoryPoint[]
  /** `placeholder` labels an invented line in the table and the download, too. */
  source: PointSource | 'placeholder'
}

export function ChartLine({ instrument, choice, name, points, filledUntil, begins, official, source }: ChartLineProps) {
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
      {source === 'placeholder' ? null : (
        <p className={styles.sentence}>{chartSentence({ instrument, name, period, points, begins, source })}</p>
      )}
      <Summary instrument={instrument} points={points} />
      <ChartTable instrument={instrument} points={points} period={period} caption={`${label}, ${sourceName}`} />
      <ChartActions
        instrument={instrument}
        choice={choice}
        points={points}
        source={sourceName}
        fileName={`${code}-${period}-${data.at.length === 0 ? '' : dayOf(data.at.at(-1) ?? 0)}.csv`}
      />
    </>
  )
}

function Summary({ instrument, points }: { instrument: Instrument; points: readonly HistoryPoint[] }) {
  const statistics = statisticsOf(points)
  if (statistics === undefined) return null
  const { minBuy, maxBuy, minSell, maxSell, change, changeBasisPoints } = statistics
  const { rate: rateDecimals, change: decimals } = instrument.decimals
  const price = (rate: Rate): string => withSign(formatRate(rate, rateDecimals), instrument)
  return (
    <dl className={styles.summary}>
      <Figure name={chartCopy.minBuy} swatch={series.buy} value={price(minBuy)} />
      <Figure name={chartCopy.maxBuy} swatch={series.buy} value={price(maxBuy)} />
      <Figure name={chartCopy.minSell} swatch={series.sell} value={price(minSell)} />
      <Figure name={chartCopy.maxSell} swatch={series.sell} value={price(maxSell)} />
      <div>
        <dt>{chartCopy.change}</dt>
        <dd>
          <MovementFigure direction={directionOf(roundMicros(change, decimals))} zeroIsGreen>
            {withSign(formatChange(change, decimals), instrument)}
          </MovementFigure>
        </dd>
      </div>
      <div>
        <dt>{chartCopy.changePercent}</dt>
        <dd>
          <MovementFigure direction={directionOf(changeBasisPoints)} zeroIsGreen>
            {formatPercent(changeBasisPoints)}
          </MovementFigure>
        </dd>
      </div>
    </dl>
  )
}

function Figure({ name, swatch, value }: { name: string; swatch: string | undefined; value: string }) {
  return (
    <div>
      <dt>
        <i className={swatch} />
        {name}
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
