import { directionOf } from '#domain/change.ts'
import { statisticsOf } from '#domain/history-statistics.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { roundMicros } from '#domain/rate.ts'
import { chartCopy } from '../copy/chart.ts'
import { formatChange, formatPercent, formatRate } from '../format.ts'
import { MovementFigure } from '../rates/Movement.tsx'
import styles from './ChartSummary.module.css'

/** The six figures of the line that is shown. */
export function ChartSummary({ points }: { points: readonly HistoryPoint[] }) {
  const statistics = statisticsOf(points)
  if (statistics === undefined) return null
  const { minBuy, maxBuy, minSell, maxSell, change, changeBasisPoints } = statistics
  return (
    <dl className={styles.summary}>
      <Figure name={chartCopy.minBuy} mark={styles.buy} value={`${formatRate(minBuy)}\u00a0₺`} />
      <Figure name={chartCopy.maxBuy} mark={styles.buy} value={`${formatRate(maxBuy)}\u00a0₺`} />
      <Figure name={chartCopy.minSell} mark={styles.sell} value={`${formatRate(minSell)}\u00a0₺`} />
      <Figure name={chartCopy.maxSell} mark={styles.sell} value={`${formatRate(maxSell)}\u00a0₺`} />
      <div>
        <dt>{chartCopy.change}</dt>
        <dd>
          <MovementFigure
            direction={directionOf(roundMicros(change, 2))}
            zeroIsGreen
          >{`${formatChange(change)}\u00a0₺`}</MovementFigure>
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

function Figure({ name, mark, value }: { name: string; mark: string | undefined; value: string }) {
  return (
    <div>
      <dt>
        <i className={mark} />
        {name}
      </dt>
      <dd translate="no">{value}</dd>
    </div>
  )
}
