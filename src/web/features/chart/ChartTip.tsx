import { useLayoutEffect, useRef } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { useZone } from '../../page-state/index.ts'
import type { ChartDataSet } from './chart-data-set.ts'
import { formatMoney, formatPointTime } from './chart-format.ts'
import { officialBuyName } from './official-side.ts'
import type { CrosshairSpot } from './plot.ts'
import styles from './ChartPlot.module.css'

/** Px between the tip and what it stands beside. */
const GAP = 12

interface ChartTipProps {
  instrument: Instrument
  data: ChartDataSet
  spot: CrosshairSpot
  period: ChartPeriod
  names: { readonly buy: string; readonly sell: string }
}

/** Time and values under the crosshair. For the eye only: the same figures stand in the table. */
export function ChartTip({ instrument, data, spot, period, names }: ChartTipProps) {
  const zone = useZone()
  const tip = useRef<HTMLDivElement>(null)
  const { index, left } = spot
  const at = data.at[index]
  const rows = [
    [names.sell, data.sell[index] ?? data.filledSell[index], styles.sell],
    [names.buy, data.buy[index] ?? data.filledBuy[index], styles.buy],
    [chartCopy.officialSell, data.officialSell[index], styles.official],
    [officialBuyName(instrument), data.officialBuy[index], styles.official],
  ] as const

  useLayoutEffect(() => {
    const element = tip.current
    const over = element?.parentElement?.querySelector<HTMLElement>('.u-over')
    if (element === null || over === null || over === undefined) return
    const { offsetWidth: width, offsetHeight: height } = element
    const start = over.offsetLeft + left
    const x = start - width - GAP < 0 ? start + GAP : start - width - GAP
    const values = rows.map(([, value]) => value).filter((value) => typeof value === 'number')
    const y =
      over.offsetTop +
      freePlace(
        values.map((value) => depthOf(value, data.axis, over.offsetHeight)),
        height,
        over.offsetHeight,
      )
    element.style.transform = `translate(${x}px, ${y}px)`
  })

  if (at === undefined) return null
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true">
      <p translate="no">{formatPointTime(at, period, zone)}</p>
      <dl>
        {rows.map(([name, value, className]) =>
          value === null || value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={className} translate="no">
                {formatMoney(value, instrument)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

/** Px below the plot's upper edge. */
function depthOf(value: number, { min, max }: ChartDataSet['axis'], height: number): number {
  return ((max - value) / (max - min)) * height
}

/** Where the tip hides no line under the crosshair: above them, below them, or between; above where nothing is free. */
function freePlace(depths: readonly number[], height: number, room: number): number {
  const [highest, lowest] = [Math.min(...depths), Math.max(...depths)]
  if (highest > height + 2 * GAP) return GAP
  if (room - lowest > height + 2 * GAP) return room - height - GAP
  const edges = [...depths].sort((one, other) => one - other)
  const gap = edges.slice(1).findIndex((depth, index) => depth - (edges[index] ?? depth) > height + 2 * GAP)
  return gap < 0 ? GAP : ((edges[gap] ?? 0) + (edges[gap + 1] ?? 0) - height) / 2
}
