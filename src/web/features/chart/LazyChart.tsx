import { useEffect, useRef } from 'react'
import { chartPanel } from '../../copy/chart-panel.ts'
import { island, type IslandState, useIsland, whenAtRest } from '../../islands/index.ts'
import { Button } from '../../ui/Button.tsx'
import { ChartComing } from './ChartComing.tsx'
import { ChartHead } from './ChartHead.tsx'
import { PANEL_TITLE } from './panel-place.ts'
import type { RateChartProps } from './RateChart.tsx'
import styles from './ChartPanel.module.css'

const chart = island(async () => (await import('./RateChart.tsx')).RateChart)

/** The chart panel, whose code no visitor waits for: it comes once the page is at rest, or with the first row that is chosen. */
export function LazyChart(props: RateChartProps) {
  const load = useIsland(chart)
  if (load.kind === 'here') return <chart.Component {...props} />
  return <ChartStandby load={load} {...props} />
}

type Standby = Exclude<IslandState, { readonly kind: 'here' }>

/** The panel before its code. The focus stays on the row: the chart itself takes it. */
function ChartStandby({ load, instrument, name, title, onChoose }: RateChartProps & { load: Standby }) {
  const panel = useRef<HTMLElement>(null)
  const opens = title === undefined
  useEffect(() => {
    if (opens) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [opens])
  return (
    <section
      ref={panel}
      className={opens ? styles.panel : styles.part}
      aria-labelledby={PANEL_TITLE}
      aria-busy={load.kind === 'coming'}
    >
      <ChartHead instrument={instrument} title={title ?? name} onClose={opens ? () => onChoose(null) : undefined} />
      <div className={styles.body}>
        {load.kind === 'coming' ? (
          <ChartComing />
        ) : (
          <div className={styles.empty} role="status">
            <b>{chartPanel.missing}</b>
            <Button kind="line" onClick={load.again}>
              {chartPanel.again}
            </Button>
          </div>
        )}
      </div>
    </section>
  )
}

/** Loads the chart's code ahead of the first choice. */
export function useChartAhead(): void {
  useEffect(() => whenAtRest(chart.load), [])
}
