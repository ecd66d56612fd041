import { useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { formatRate } from '../../format/format.ts'
import { useZone } from '../../page-state/index.ts'
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx'
import { formatPointTime } from './chart-format.ts'
import styles from './ChartTable.module.css'

interface ChartTableProps {
  instrument: Instrument
  points: readonly HistoryPoint[]
  period: ChartPeriod
  caption: string
}

/** The same data as rows, newest first: for screen readers and for everyone. A year has 365 of them, made once somebody opens it. */
export function ChartTable({ instrument, points, period, caption }: ChartTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{chartCopy.table}</summary>
      {open ? <Rows instrument={instrument} points={points} period={period} caption={caption} /> : null}
    </details>
  )
}

function Rows({ instrument, points, period, caption }: ChartTableProps) {
  const { rate: decimals } = instrument.decimals
  const zone = useZone()
  return (
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
          {[...points].reverse().map(({ at, buy, sell, carried }) => (
            <tr key={at}>
              <th scope="row">
                <span translate="no">{formatPointTime(at, period, zone)}</span>
                {carried ? <small> {chartCopy.carried}</small> : null}
              </th>
              <td translate="no">{formatRate(buy, decimals)}</td>
              <td translate="no">{formatRate(sell, decimals)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
