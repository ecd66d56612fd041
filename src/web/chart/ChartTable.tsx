import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import { chartCopy } from '../copy/chart.ts'
import { formatRate } from '../format.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import { formatPointTime } from './chart-format.ts'
import styles from './ChartTable.module.css'

/** The same data as rows, newest first: for screen readers and for everyone. */
export function ChartTable({
  points,
  period,
  caption,
}: {
  points: readonly HistoryPoint[]
  period: ChartPeriod
  caption: string
}) {
  return (
    <details className={styles.details}>
      <summary>{chartCopy.table}</summary>
      <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
        <table>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              <th scope="col">{period === 'daily' ? chartCopy.time : chartCopy.day}</th>
              <th scope="col">{chartCopy.buy}</th>
              <th scope="col">{chartCopy.sell}</th>
            </tr>
          </thead>
          <tbody>
            {points.toReversed().map(({ at, buy, sell, carried }) => (
              <tr key={at}>
                <th scope="row">
                  {formatPointTime(at, period)}
                  {carried ? <small> {chartCopy.carried}</small> : null}
                </th>
                <td>{formatRate(buy)}</td>
                <td>{formatRate(sell)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
