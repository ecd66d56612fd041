import { useEffect, useState } from 'react'
import { MINUTE } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy, pastWords } from '../../copy/chart.ts'
import { sampleMark } from '../../copy/frame.ts'
import { useAsOfNow, useRow } from '../../live/index.ts'
import { Chip } from '../../ui/Chip.tsx'
import { type ChartChoice, focusPanel } from './chart-choice.ts'
import { ChartBar } from './ChartBar.tsx'
import { ChartFailed, ChartFrame, ChartLoading } from './ChartFrame.tsx'
import { loadPlot } from './ChartPlot.tsx'
import { ChartRecordView, type ChartRecordViewProps, ChartStandIn } from './ChartRecordView.tsx'
import { type ChartLoad, useChartRecord } from './use-chart-record.ts'

export interface RateChartProps {
  instrument: Instrument
  /** The instrument's name: "Dolar / TL". */
  name: string
  choice: ChartChoice
  /** "Dolar grafiği". Set only for a chart that is a fixed part of its page and cannot be closed. */
  title?: string
  onChoose: (choice: ChartChoice | null) => void
}

/** The chart of the chosen row, updated with live prices. It takes the focus when opened and returns it when closed. */
export function RateChart({ instrument, name, choice, title, onChoose }: RateChartProps) {
  const { quote } = useRow(instrument.id)
  // The chart renders once a minute instead of each second.
  const now = useAsOfNow((circumstances) => Math.floor(circumstances.now / MINUTE) * MINUTE)
  const { load, again } = useChartRecord(choice, instrument, quote, now)
  const [withOfficial, setWithOfficial] = useState(false)
  const official = offersOfficial(load) ? withOfficial : null
  const opens = title === undefined
  useFocusWhileOpen(opens ? choice.code : null)
  // Loads the plot in parallel with the record.
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

/** Returns false if the central bank's line is already the main line, because the office has no record. */
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

function useFocusWhileOpen(code: string | null): void {
  useEffect(() => {
    if (code === null) return undefined
    const before = document.activeElement
    focusPanel()
    return () => {
      // Return the focus to the row's button, unless the visitor has focused something else.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [code])
}
