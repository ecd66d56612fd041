import { useCallback } from 'react'
import { isMetal, METAL_CODES } from '#domain/instrument.ts'
import { chartPanel } from '../../copy/chart-panel.ts'
import { island, useIsland } from '../../islands/index.ts'
import { Button } from '../../ui/Button.tsx'
import { focusPanel, useChartChoice } from '../chart/index.ts'
import type { SelectedCurrency } from '../rates/index.ts'
import type { GoldChartProps } from './GoldChart.tsx'

const chart = island(async () => (await import('./GoldChart.tsx')).GoldChart)

/** Returns the chart of the product that the URL's hash names: /altin#CEYREK_YENI-weekly. */
export function useGoldChart() {
  const [choice, choose] = useChartChoice(METAL_CODES)
  const period = choice?.period ?? 'daily'
  const open = choice?.code
  const select = useCallback(
    ({ currency }: SelectedCurrency) => {
      if (currency === open) focusPanel()
      else if (isMetal(currency)) choose({ code: currency, period })
    },
    [choose, open, period],
  )
  return { chosen: open, select, panel: choice === null ? null : <ChartPlace choice={choice} onChoose={choose} /> }
}

function ChartPlace(props: GoldChartProps) {
  const load = useIsland(chart)
  switch (load.kind) {
    case 'here':
      return <chart.Component {...props} />
    case 'coming':
      return null
    case 'missing':
      return (
        <p role="status">
          {chartPanel.missing}{' '}
          <Button kind="line" onClick={load.again}>
            {chartPanel.again}
          </Button>
        </p>
      )
  }
}
