import { useSyncExternalStore } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import { useLive, useRow } from '../../live/index.ts'
import type { ChartChoice } from './chart-choice.ts'
import { ChartPanel } from './ChartPanel.tsx'

export interface RateChartProps {
  instrument: Instrument
  name: string
  choice: ChartChoice
  /** "Dolar grafiği": of a chart that is a part of its page, and never closed. */
  title?: string
  onChoose: (choice: ChartChoice | null) => void
}

/** The chart panel on the live board: it grows with its row of the board. */
export function RateChart({ instrument, name, choice, title, onChoose }: RateChartProps) {
  const { quote } = useRow(instrument.id)
  return (
    <ChartPanel
      choice={choice}
      instrument={instrument}
      name={name}
      quote={quote}
      now={useMinute()}
      onPeriod={(period) => onChoose({ ...choice, period })}
      {...(title === undefined ? { onClose: () => onChoose(null) } : { title })}
    />
  )
}

/** The current minute: windows and days don't need the second that ages need. */
function useMinute(): number {
  const { clock } = useLive()
  return useSyncExternalStore(
    clock.subscribe,
    () => minuteOf(clock.get().now),
    () => minuteOf(clock.initial.now),
  )
}

function minuteOf(instant: number): number {
  return Math.floor(instant / MINUTE) * MINUTE
}
