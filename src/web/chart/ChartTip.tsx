import { useLayoutEffect, useRef } from 'react'
import { chartCopy } from '../copy/chart.ts'
import type { ChartDataSet } from './chart-data-set.ts'
import type { CrosshairSpot } from './plot.ts'
import styles from './ChartPlot.module.css'

interface ChartTipProps {
  data: ChartDataSet
  spot: CrosshairSpot
  names: { readonly buy: string; readonly sell: string }
  formatValue: (lira: number) => string
  formatMoment: (at: number) => string
}

/** Time and values under the crosshair. For the eye only: the same figures stand in the table. */
export function ChartTip({ data, spot, names, formatValue, formatMoment }: ChartTipProps) {
  const tip = useRef<HTMLDivElement>(null)
  const { index, left } = spot
  const at = data.at[index]
  const rows = [
    [names.sell, data.sell[index] ?? data.filledSell[index], styles.sell],
    [names.buy, data.buy[index] ?? data.filledBuy[index], styles.buy],
    [chartCopy.officialSell, data.officialSell[index], styles.official],
    [chartCopy.officialBuy, data.officialBuy[index], styles.official],
  ] as const

  useLayoutEffect(() => {
    const element = tip.current
    const over = element?.parentElement?.querySelector<HTMLElement>('.u-over')
    if (element === null || over === null || over === undefined) return
    const gap = 12
    const start = over.offsetLeft + left
    const flips = start - element.offsetWidth - gap < 0
    element.style.transform = `translateX(${flips ? start + gap : start - element.offsetWidth - gap}px)`
  })

  if (at === undefined) return null
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true">
      <p>{formatMoment(at)}</p>
      <dl>
        {rows.map(([name, value, className]) =>
          value === null || value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={className}>{formatValue(value)}</dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}
