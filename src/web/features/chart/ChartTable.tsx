import { useState } from 'react'
import { MINUTE, writeIso } from '#domain/calendar.ts'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { type Rate, writeRate } from '#domain/rate.ts'
import { chartCopy } from '../../copy/chart.ts'
import { share } from '../../copy/share.ts'
import { formatRate } from '../../format/format.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { download } from '../../ui/icons.ts'
import { ShareActions } from '../../ui/ShareActions.tsx'
import { TableHead } from '../../ui/Table.tsx'
import { type ChartChoice, writeChoice } from './chart-choice.ts'
import { formatPointTime } from './chart-format.ts'
import styles from './ChartTable.module.css'

interface ChartTableProps {
  instrument: Instrument
  points: readonly HistoryPoint[]
  period: ChartPeriod
  caption: string
}

/** Shows the data as rows, newest first. The rows are rendered when the visitor opens the table: a year has 365. */
export function ChartTable(props: ChartTableProps) {
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{chartCopy.table}</summary>
      {open ? <Rows {...props} /> : null}
    </details>
  )
}

function Rows({ instrument, points, period, caption }: ChartTableProps) {
  const { rate: decimals } = instrument.decimals
  return (
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
      <table>
        <TableHead
          caption={caption}
          columns={[period === 'daily' ? chartCopy.time : chartCopy.day, chartCopy.buy, chartCopy.sell]}
        />
        <tbody>
          {[...points].reverse().map(({ at, buy, sell, carried }) => (
            <tr key={at}>
              <th scope="row">
                <span translate="no">{formatPointTime(at, period)}</span>
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

interface ChartActionsProps {
  instrument: Instrument
  choice: ChartChoice
  points: readonly HistoryPoint[]
  source: string
  fileName: string
}

export function ChartActions({ instrument, choice, points, source, fileName }: ChartActionsProps) {
  const url = `${location.origin}${location.pathname}${writeChoice(choice)}`

  const saveCsv = (): void => {
    const csv = chartCsv(instrument, points, choice.period, source)
    const file = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    const link = document.createElement('a')
    link.href = file
    link.download = fileName
    link.click()
    // Safari reads the URL only after the visitor has confirmed the download.
    setTimeout(() => URL.revokeObjectURL(file), MINUTE)
  }

  return (
    <div className={`${styles.actions} screen-only`}>
      <Button kind="line" onClick={saveCsv}>
        <Icon of={download} />
        {chartCopy.download}
      </Button>
      <ShareActions shared={{ title: document.title, url }} copied={url} words={share.link} />
    </div>
  )
}

/** Returns CSV for Turkish spreadsheets: semicolons, decimal commas and a byte order mark for UTF-8. */
function chartCsv(
  { decimals }: Instrument,
  points: readonly HistoryPoint[],
  period: ChartPeriod,
  source: string,
): string {
  const figure = (rate: Rate): string => writeRate(rate, decimals.rate).replace('.', ',')
  const rows = points.map(({ at, day, buy, sell, carried }) => [
    period === 'daily' ? writeIso(at) : day,
    figure(buy),
    figure(sell),
    source,
    carried ? chartCopy.carried : '',
  ])
  return `\uFEFF${[chartCopy.csvHead, ...rows].map((row) => row.join(';')).join('\r\n')}\r\n`
}
