import { useMemo } from 'react'
import type { HistoryPoint } from '#domain/history.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { chartCopy, pastWords } from '../../copy/chart.ts'
import { useZone } from '../../page-state/index.ts'
import { Button } from '../../ui/Button.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { windowOf } from './chart-record.ts'
import { ChartLine } from './ChartLine.tsx'
import styles from './ChartStandIn.module.css'

const NO_POINTS: readonly HistoryPoint[] = []

interface ChartStandInProps {
  points: readonly HistoryPoint[]
  instrument: Instrument
  choice: ChartChoice
  name: string
  now: number
  again: () => void
}

/** The placeholder series: passes the filters of its period like a record, and says that it is none. No price ever joins it. */
export function ChartStandIn({ points, instrument, choice, name, now, again }: ChartStandInProps) {
  const zone = useZone()
  const shown = useMemo(() => windowOf(points, choice.period, now, zone), [points, choice.period, now, zone])
  return (
    <>
      <div className={styles.note}>
        <p role="status">
          <b>{chartCopy.placeholderMark}:</b> {pastWords(instrument).placeholder}
        </p>
        <Button kind="line" onClick={again}>
          {chartPanel.again}
        </Button>
      </div>
      <ChartLine
        instrument={instrument}
        choice={choice}
        name={name}
        points={shown}
        filledUntil={0}
        official={NO_POINTS}
        source="placeholder"
      />
    </>
  )
}
