import { useEffect, useRef } from 'react'
import { chartPanel } from '../../copy/chart-panel.ts'
import { island, type IslandState, useIsland, whenIdle } from '../../islands/index.ts'
import { ChartFailed, ChartFrame, ChartLoading } from './ChartFrame.tsx'
import type { RateChartProps } from './RateChart.tsx'

const chart = island(async () => (await import('./RateChart.tsx')).RateChart)

/** The chart panel. Its code is loaded when the page is idle or when the visitor chooses a row. */
export function LazyChart(props: RateChartProps) {
  const load = useIsland(chart)
  if (load.kind === 'here') return <chart.Component {...props} />
  return <ChartStandby load={load} {...props} />
}

type Standby = Exclude<IslandState, { readonly kind: 'here' }>

/** The empty panel while the code loads. It leaves the focus on the row, because the chart takes it later. */
function ChartStandby({ load, instrument, name, title, onChoose }: RateChartProps & { load: Standby }) {
  const panel = useRef<HTMLElement>(null)
  const opens = title === undefined
  useEffect(() => {
    if (opens) panel.current?.scrollIntoView({ block: 'nearest' })
  }, [opens])
  return (
    <ChartFrame
      ref={panel}
      instrument={instrument}
      title={title ?? name}
      onClose={opens ? () => onChoose(null) : undefined}
      busy={load.kind === 'coming' ? 'panel' : null}
    >
      {load.kind === 'coming' ? <ChartLoading /> : <ChartFailed text={chartPanel.missing} again={load.again} />}
    </ChartFrame>
  )
}

export function useChartAhead(): void {
  useEffect(() => whenIdle(chart.load), [])
}
