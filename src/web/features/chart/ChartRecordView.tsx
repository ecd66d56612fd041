import { useMemo } from 'react'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { pastWords, recordBeginsText } from '../../copy/chart.ts'
import { formatDay } from '../../format/format.ts'
import { useZone } from '../../page-state/index.ts'
import { SampleNote } from '../../ui/SampleNote.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { type ChartRecord, recordBegins, windowOf } from './chart-record.ts'
import { ChartLine } from './ChartLine.tsx'
import { useGrowingPoints } from './use-growing-points.ts'
import styles from './ChartRecordView.module.css'

interface ChartRecordViewProps {
  record: ChartRecord
  instrument: Instrument
  choice: ChartChoice
  name: string
  quote: Quote | null
  now: number
  /** Draws the central bank's line as well. */
  withOfficial: boolean
}

const NO_POINTS: readonly HistoryPoint[] = []

/** The record as one line of one source; the central bank's, where asked for, stands beside it and never joins it. */
export function ChartRecordView({ record, instrument, choice, name, quote, now, withOfficial }: ChartRecordViewProps) {
  const zone = useZone()
  const { period } = choice
  const words = pastWords(instrument)
  const own = record.source !== 'tcmb'
  const grown = useGrowingPoints(record.points, own ? quote : null, period, now)
  const points = useMemo(() => windowOf(grown, period, now, zone), [grown, period, now, zone])
  const official = useMemo(() => windowOf(record.official, period, now, zone), [record, period, now, zone])
  const begins = own ? recordBegins(record.points, period, now, zone) : null
  const filledUntil = begins === null ? 0 : points.findIndex(({ carried }) => !carried)

  return (
    <>
      <div className={styles.notes}>
        {record.source === 'demo' ? <SampleNote>{words.demo}</SampleNote> : null}
        {own ? null : <p className={styles.note}>{words.officialNote}</p>}
        {begins === null ? null : <p className={styles.note}>{recordBeginsText(formatDay(begins))}</p>}
      </div>
      <ChartLine
        instrument={instrument}
        choice={choice}
        name={name}
        points={points}
        filledUntil={Math.max(0, filledUntil)}
        official={withOfficial ? official : NO_POINTS}
        source={record.source}
      />
    </>
  )
}
