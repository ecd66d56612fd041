import { useMemo, useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { Quote } from '#domain/quote.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { chartCopy, pastWords, recordBeginsText } from '../../copy/chart.ts'
import { formatDay } from '../../format/format.ts'
import { usePageState } from '../../page-state/index.ts'
import { ChartRecordFoot } from '../../slots/index.ts'
import { BankSource } from '../../ui/BankSource.tsx'
import { Button } from '../../ui/Button.tsx'
import { SampleNote } from '../../ui/Notice.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { type ChartRecord, recordBegins, windowOf, withLiveQuote } from './chart-record.ts'
import { ChartLine } from './ChartLine.tsx'
import styles from './ChartRecordView.module.css'

interface PastProps {
  instrument: Instrument
  choice: ChartChoice
  name: string
  /** The start of the current minute in ms since the epoch. */
  now: number
}

export interface ChartRecordViewProps extends PastProps {
  record: ChartRecord
  quote: Quote | null
  withOfficial: boolean
}

const NO_POINTS: readonly HistoryPoint[] = []

/** Shows the record as one line. If the visitor adds the central bank's line, the two lines stay separate. */
export function ChartRecordView({ record, quote, now, withOfficial, ...line }: ChartRecordViewProps) {
  const { period } = line.choice
  const { links } = usePageState().office
  const own = record.source !== 'tcmb'
  const grown = useGrowingPoints(record.points, own ? quote : null, period, now)
  const points = useMemo(() => windowOf(grown, period, now), [grown, period, now])
  const official = useMemo(() => windowOf(record.official, period, now), [record, period, now])
  const begins = own ? recordBegins(record.points, period, now) : null
  const filledUntil = begins === null ? 0 : points.findIndex(({ carried }) => !carried)

  return (
    <>
      <div className={styles.notes}>
        {record.source === 'demo' ? <SampleNote>{pastWords(line.instrument).demo}</SampleNote> : null}
        {own ? null : <p className="fine">{chartCopy.officialNote}</p>}
        {begins === null ? null : <p className="fine">{recordBeginsText(formatDay(begins))}</p>}
        {withOfficial || !own ? (
          <p className="fine">
            <BankSource href={links.centralBankHistory} />
            <ChartRecordFoot />
          </p>
        ) : null}
      </div>
      <ChartLine
        {...line}
        points={points}
        filledUntil={Math.max(0, filledUntil)}
        begins={begins}
        official={withOfficial ? official : NO_POINTS}
        source={record.source}
      />
    </>
  )
}

/** Returns the recorded points plus one live price for each minute since the chart was opened. */
function useGrowingPoints(
  recorded: readonly HistoryPoint[],
  quote: Quote | null,
  period: ChartPeriod,
  now: number,
): readonly HistoryPoint[] {
  const [held, setHeld] = useState({ recorded, points: recorded })
  const before = held.recorded === recorded ? held.points : recorded
  const points = withLiveQuote(before, quote, period, now)
  // React recommends setting derived state while rendering. An effect would paint one frame without the newest price.
  if (points !== held.points || recorded !== held.recorded) setHeld({ recorded, points })
  return points
}

type ChartStandInProps = PastProps & { points: readonly HistoryPoint[]; again: () => void }

/** Shows the placeholder series with a label that it is invented. Live prices are never added to it. */
export function ChartStandIn({ points, now, again, ...line }: ChartStandInProps) {
  const { period } = line.choice
  const shown = useMemo(() => windowOf(points, period, now), [points, period, now])
  return (
    <>
      <div className={styles.standIn}>
        <p role="status">
          <b>{chartCopy.placeholderMark}:</b> {pastWords(line.instrument).placeholder}
        </p>
        <Button kind="line" onClick={again}>
          {chartPanel.again}
        </Button>
      </div>
      <ChartLine {...line} points={shown} filledUntil={0} begins={null} official={NO_POINTS} source="placeholder" />
    </>
  )
}
