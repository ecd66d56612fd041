import { useEffect, useState, useSyncExternalStore } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy, pastWords } from '../../copy/chart.ts'
import { sampleMark } from '../../copy/frame.ts'
import { useLive, useRow } from '../../live/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { type ChartChoice, focusPanel } from './chart-choice.ts'
import { ChartBar } from './ChartBar.tsx'
import { ChartFailed, ChartFrame, ChartLoading } from './ChartFrame.tsx'
import { loadPlot } from './ChartPlot.tsx'
import { ChartRecordView, type ChartRecordViewProps, ChartStandIn } from './ChartRecordView.tsx'
import { type ChartLoad, useChartRecord } from './use-chart-record.ts'

export interface RateChartProps {
  instrument: Instrument
  /** "Dolar / TL" */
  name: string
  choice: ChartChoice
  /** "Dolar grafiği": of a chart that is a part of its page, and never closed. */
  title?: string
  onChoose: (choice: ChartChoice | null) => void
}

/** The chosen past, growing with its row of the board. A panel that opens takes the focus, and gives it back. */
export function RateChart({ instrument, name, choice, title, onChoose }: RateChartProps) {
  const { quote } = useRow(instrument.id)
  const now = useMinute()
  const { load, again } = useChartRecord(choice, instrument, quote, now)
  const [withOfficial, setWithOfficial] = useState(false)
  const official = offersOfficial(load) ? withOfficial : null
  const opens = title === undefined
  useFocusWhileOpen(opens ? choice.code : null)
  // The drawing comes while the record is on its way.
  useEffect(() => {
    loadPlot().catch(() => undefined)
  }, [])

  return (
    <ChartFrame
      instrument={instrument}
      title={title ?? name}
      onClose={opens ? () => onChoose(null) : undefined}
      origin={<Origin load={load} />}
      busy={load.kind === 'loading' ? 'body' : null}
    >
      <ChartBar
        instrument={instrument}
        period={choice.period}
        onPeriod={(period) => onChoose({ ...choice, period })}
        official={official}
        onOfficial={setWithOfficial}
      />
      <Past {...{ load, again, instrument, choice, name, quote, now }} withOfficial={official === true} />
    </ChartFrame>
  )
}

type PastProps = Omit<ChartRecordViewProps, 'record'> & ReturnType<typeof useChartRecord>

function Past({ load, again, quote, withOfficial, ...past }: PastProps) {
  switch (load.kind) {
    case 'loading':
      return <ChartLoading />
    case 'record':
      return (
        <ChartRecordView {...past} record={load.record} quote={load.whole ? quote : null} withOfficial={withOfficial} />
      )
    case 'placeholder':
      return <ChartStandIn {...past} points={load.points} again={again} />
    case 'nothing':
      return <ChartFailed text={pastWords(past.instrument).nothing} again={again} />
  }
}

/** The central bank's line stands beside an own one; where there is none, it is the line itself. */
function offersOfficial(load: ChartLoad): boolean {
  return load.kind === 'record' && load.record.source !== 'tcmb' && load.record.official.length > 0
}

function Origin({ load }: { load: ChartLoad }) {
  if (load.kind === 'placeholder') return <Chip kind="demo">{chartCopy.placeholderMark}</Chip>
  if (load.kind !== 'record') return null
  switch (load.record.source) {
    case 'demo':
      return <Chip kind="demo">{sampleMark}</Chip>
    case 'tcmb':
      return (
        <Chip kind="off" icon={null}>
          {chartCopy.official}
        </Chip>
      )
    case 'office':
      return null
  }
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

function useFocusWhileOpen(code: string | null): void {
  useEffect(() => {
    if (code === null) return undefined
    const before = document.activeElement
    focusPanel()
    return () => {
      // The row's button, unless the visitor has moved on to something else.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [code])
}
