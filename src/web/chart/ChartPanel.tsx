import { useEffect, useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import { QUOTING_UNITS } from '#domain/currency.ts'
import { isTwoSided, type Quote } from '#domain/quote.ts'
import { chartCopy } from '../copy/chart.ts'
import { sampleMark } from '../copy/frame.ts'
import { perHundred } from '../copy/rates.ts'
import { Button } from '../ui/Button.tsx'
import { Chip } from '../ui/Chip.tsx'
import { IconButton } from '../ui/IconButton.tsx'
import { x } from '../ui/icons.ts'
import { Spinner } from '../ui/Spinner.tsx'
import type { ChartChoice } from './chart-choice.ts'
import { ChartLegend } from './ChartLegend.tsx'
import { ChartRecordView } from './ChartRecordView.tsx'
import { ChartStandIn } from './ChartStandIn.tsx'
import { loadPlot } from './load-plot.ts'
import { leadToPanel, PANEL_TITLE } from './panel-place.ts'
import { PeriodButtons } from './PeriodButtons.tsx'
import { type ChartLoad, useChartRecord } from './use-chart-record.ts'
import styles from './ChartPanel.module.css'

interface ChartPanelProps {
  choice: ChartChoice
  /** "Dolar / TL" */
  name: string
  /** The newest quote of the currency; the open chart grows with it. */
  quote: Quote | null
  /** The current minute, ms. */
  now: number
  onPeriod: (period: ChartPeriod) => void
  onClose: () => void
}

/** The chosen currency's past. It takes the focus when it opens and gives it back when it closes. */
export function ChartPanel({ choice, name, quote, now, onPeriod, onClose }: ChartPanelProps) {
  const { load, again } = useChartRecord(choice, quote !== null && isTwoSided(quote) ? quote : null, now)
  const [officialAsked, setOfficialAsked] = useState(false)
  useFocusWhileOpen(choice.code)
  const withOfficial = officialAsked && offersOfficial(load)
  // The drawing comes while the record is on its way.
  useEffect(() => {
    loadPlot().catch(() => undefined)
  }, [])

  return (
    <section className={styles.panel} aria-labelledby={PANEL_TITLE}>
      <header className={styles.head}>
        <h2 id={PANEL_TITLE} tabIndex={-1}>
          <span>{name}</span>{' '}
          <span className={styles.code}>
            <span translate="no">{choice.code}</span>
            {QUOTING_UNITS[choice.code] === 100 ? <small> {perHundred}</small> : null}
          </span>
        </h2>
        <div className={styles.mark}>
          <PanelMark load={load} />
        </div>
        <IconButton icon={x} label={chartCopy.close} className={styles.close} onClick={onClose} />
      </header>
      <div className={styles.body} aria-busy={load.kind === 'loading'}>
        <div className={styles.bar}>
          <PeriodButtons period={choice.period} onChange={onPeriod} />
          <div className={styles.lines}>
            <ChartLegend official={withOfficial} />
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

type PanelContentProps = Pick<ChartPanelProps, 'choice' | 'name' | 'quote' | 'now'> & {
  load: ChartLoad
  again: () => void
  withOfficial: boolean
}

function PanelContent({ load, again, choice, name, quote, now, withOfficial }: PanelContentProps) {
  switch (load.kind) {
    case 'loading':
      return (
        <div className={styles.empty} role="status">
          <Spinner className={styles.spinner} />
          <b>{chartCopy.loading}</b>
        </div>
      )
    case 'record':
      return (
        <ChartRecordView
          record={load.record}
          choice={choice}
          name={name}
          quote={load.whole ? quote : null}
          now={now}
          withOfficial={withOfficial}
        />
      )
    case 'placeholder':
      return <ChartStandIn points={load.points} choice={choice} name={name} now={now} again={again} />
    case 'nothing':
      return (
        <div className={styles.empty} role="status">
          <b>{chartCopy.nothing}</b>
          <Button kind="line" onClick={again}>
            {chartCopy.again}
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
function PanelMark({ load }: { load: ChartLoad }) {
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

function useFocusWhileOpen(code: string): void {
  useEffect(() => {
    const before = document.activeElement
    leadToPanel()
    return () => {
      // The row's button, unless the visitor has moved on to something else.
      const lost = document.activeElement === null || document.activeElement === document.body
      if (lost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [code])
}
