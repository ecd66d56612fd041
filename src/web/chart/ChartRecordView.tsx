import { useMemo, useState } from 'react'
import type { HistoryPoint } from '#domain/history.ts'
import type { Quote } from '#domain/quote.ts'
import { chartCopy, recordBeginsText } from '../copy/chart.ts'
import { formatDay } from '../format.ts'
import { SampleNote } from '../ui/SampleNote.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { type ChartRecord, recordBegins, windowOf, withLiveQuote } from './chart-record.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartLine } from './ChartLine.tsx'
import styles from './ChartRecordView.module.css'

interface ChartRecordViewProps {
  record: ChartRecord
  choice: ChartChoice
  name: string
  quote: Quote | null
  now: number
}

const NO_POINTS: readonly HistoryPoint[] = []

/** The record as one line of one source; the central bank's, where asked for, stands beside it and never joins it. */
export function ChartRecordView({ record, choice, name, quote, now }: ChartRecordViewProps) {
  const [withOfficial, setWithOfficial] = useState(false)
  const { period } = choice
  const own = record.source !== 'tcmb'
  const points = useMemo(
    () => windowOf(own ? withLiveQuote(record.points, quote, period, now) : record.points, period, now),
    [own, record, quote, period, now],
  )
  const official = useMemo(() => windowOf(record.official, period, now), [record, period, now])
  const begins = recordBegins(record.points, period, now)
  const filledUntil = begins === null ? 0 : points.findIndex(({ carried }) => !carried)
  const offersOfficial = own && official.length > 0

  return (
    <>
      <div className={styles.bar}>
        <ChartLegend official={offersOfficial && withOfficial} />
        {offersOfficial ? (
          <button
            type="button"
            className={styles.option}
            aria-pressed={withOfficial}
            onClick={() => setWithOfficial(!withOfficial)}
          >
            {chartCopy.showOfficial}
          </button>
        ) : null}
      </div>
      {record.source === 'demo' ? <SampleNote>{chartCopy.demo}</SampleNote> : null}
      {own ? null : <p className={styles.note}>{chartCopy.officialNote}</p>}
      {own && begins !== null ? <p className={styles.note}>{recordBeginsText(formatDay(begins))}</p> : null}
      <ChartLine
        choice={choice}
        name={name}
        points={points}
        filledUntil={Math.max(0, filledUntil)}
        official={offersOfficial && withOfficial ? official : NO_POINTS}
        source={record.source}
      />
    </>
  )
}
