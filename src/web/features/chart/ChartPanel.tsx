import { useEffect, useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { isTwoSided, type Quote } from '#domain/quote.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { chartCopy, pastWords } from '../../copy/chart.ts'
import { sampleMark } from '../../copy/frame.ts'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { ChartComing } from './ChartComing.tsx'
import { ChartHead } from './ChartHead.tsx'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartRecordView } from './ChartRecordView.tsx'
import { ChartStandIn } from './ChartStandIn.tsx'
import { loadPlot } from './load-plot.ts'
import { leadToPanel, PANEL_TITLE } from './panel-place.ts'
import { PeriodButtons } from './PeriodButtons.tsx'
import { type ChartLoad, useChartRecord } from './use-chart-record.ts'
import styles from './ChartPanel.module.css'

interface ChartPanelProps {
  instrument: Instrument
  choice: ChartChoice
  /** "Dolar / TL" */
  name: string
  /** "Dolar grafiği"; the name unless told. */
  title?: string
  /** Its newest quote; the open chart grows with it. */
  quote: Quote | null
  /** The current minute, ms. */
  now: number
  onPeriod: (period: ChartPeriod) => void
  /** Without it the panel is a part of its page, always open. */
  onClose?: () => void
}

/** The past of what was chosen. One that opens takes the focus and gives it back when it closes. */
export function ChartPanel({ instrument, choice, name, title = name, quote, now, onPeriod, onClose }: ChartPanelProps) {
  const { load, again } = useChartRecord(choice, instrument, quote !== null && isTwoSided(quote) ? quote : null, now)
  const [officialAsked, setOfficialAsked] = useState(false)
  useFocusWhileOpen(onClose === undefined ? null : choice.code)
  const withOfficial = officialAsked && offersOfficial(load)
  // The drawing comes while the record is on its way.
  useEffect(() => {
    loadPlot().catch(() => undefined)
  }, [])

  return (
    <section className={onClose === undefined ? styles.part : styles.panel} aria-labelledby={PANEL_TITLE}>
      <ChartHead instrument={instrument} title={title} onClose={onClose}>
        <PanelMark load={load} instrument={instrument} />
      </ChartHead>
      <div className={styles.body} aria-busy={load.kind === 'loading'}>
        <div className={styles.bar}>
          <PeriodButtons period={choice.period} onChange={onPeriod} />
          <div className={styles.lines}>
            <ChartLegend instrument={instrument} official={withOfficial} />
            {offersOfficial(load) ? (
              <button
                type="button"
                className={styles.option}
                aria-pressed={officialAsked}
                onClick={() => setOfficialAsked(!officialAsked)}
              >
                {chartCopy.showOfficial}
              </button>
            ) : null}
          </div>
        </div>
        <PanelContent
          load={load}
          again={again}
          instrument={instrument}
          choice={choice}
          name={name}
          quote={quote}
          now={now}
          withOfficial={withOfficial}
        />
      </div>
    </section>
  )
}

type PanelContentProps = Pick<ChartPanelProps, 'instrument' | 'choice' | 'name' | 'quote' | 'now'> & {
  load: ChartLoad
  again: () => void
  withOfficial: boolean
}

function PanelContent({ load, again, instrument, choice, name, quote, now, withOfficial }: PanelContentProps) {
  switch (load.kind) {
    case 'loading':
      return <ChartComing />
    case 'record':
      return (
        <ChartRecordView
          record={load.record}
          instrument={instrument}
          choice={choice}
          name={name}
          quote={load.whole ? quote : null}
          now={now}
          withOfficial={withOfficial}
        />
      )
    case 'placeholder':
      return (
        <ChartStandIn
          points={load.points}
          instrument={instrument}
          choice={choice}
          name={name}
          now={now}
          again={again}
        />
      )
    case 'nothing':
      return (
        <div className={styles.empty} role="status">
          <b>{pastWords(instrument).nothing}</b>
          <Button kind="line" onClick={again}>
            {chartPanel.again}
          </Button>
        </div>
      )
  }
}

/** The central bank's line stands beside an own one; where there is none, it is the line itself. */
function offersOfficial(load: ChartLoad): boolean {
  return load.kind === 'record' && load.record.source !== 'tcmb' && load.record.official.length > 0
}

/** Whose line it is, where it isn't the office's own record. */
function PanelMark({ load, instrument }: { load: ChartLoad; instrument: Instrument }) {
  if (load.kind === 'placeholder') return <Chip kind="demo">{chartCopy.placeholderMark}</Chip>
  if (load.kind !== 'record') return null
  switch (load.record.source) {
    case 'demo':
      return <Chip kind="demo">{sampleMark}</Chip>
    case 'tcmb':
      return (
        <Chip kind="off" icon={null}>
          {pastWords(instrument).official}
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
    leadToPanel()
    return () => {
      // The row's button, unless the visitor has moved on to something else.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [code])
}
