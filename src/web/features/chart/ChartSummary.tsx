import { directionOf } from '#domain/change.ts'
import { statisticsOf } from '#domain/history-statistics.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { type Rate, roundMicros } from '#domain/rate.ts'
import { chartCopy } from '../../copy/chart.ts'
import { formatChange, formatPercent, formatPrice, withSign } from '../../format/format.ts'
import { MovementFigure } from '../rates/index.ts'
import styles from './ChartSummary.module.css'

/** The six figures of the line that is shown. */
export function ChartSummary({ instrument, points }: { instrument: Instrument; points: readonly HistoryPoint[] }) {
  const statistics = statisticsOf(points)
  if (statistics === undefined) return null
  const { minBuy, maxBuy, minSell, maxSell, change, changeBasisPoints } = statistics
  const price = (rate: Rate): string => formatPrice(rate, instrument)
  const { change: decimals } = instrument.decimals
  return (
    <dl className={styles.summary}>
      <Figure name={chartCopy.minBuy} mark={styles.buy} value={price(minBuy)} />
      <Figure name={chartCopy.maxBuy} mark={styles.buy} value={price(maxBuy)} />
      <Figure name={chartCopy.minSell} mark={styles.sell} value={price(minSell)} />
      <Figure name={chartCopy.maxSell} mark={styles.sell} value={price(maxSell)} />
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
