import { useSyncExternalStore } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import { currencyNames } from '../copy/rates.ts'
import { useLive } from '../live/LiveRates.tsx'
import { useRow } from '../live/use-live.ts'
import type { ChartChoice } from './chart-choice.ts'
import { ChartPanel } from './ChartPanel.tsx'

interface RateChartProps {
  choice: ChartChoice
  onChoose: (choice: ChartChoice | null) => void
}

/** The chart panel on the live board: it grows with its currency's row. */
export function RateChart({ choice, onChoose }: RateChartProps) {
  const { quote } = useRow(choice.code)
  return (
    <ChartPanel
      choice={choice}
      name={currencyNames[choice.code]}
      quote={quote}
      now={useMinute()}
      onPeriod={(period) => onChoose({ ...choice, period })}
      onClose={() => onChoose(null)}
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
