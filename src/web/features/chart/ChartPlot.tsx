import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { type ChartDataSet, officialBuyName } from './chart-data-set.ts'
import { formatFigure, formatInstant, formatAxisMoney, formatPointTime, instantTicks } from './chart-format.ts'
import type { createPlot as CreatePlot, CrosshairSpot, PlotOptions } from './plot.ts'
import styles from './ChartPlot.module.css'
import series from './ChartSeries.module.css'

interface ChartPlotProps {
  instrument: Instrument
  data: ChartDataSet
  period: ChartPeriod
  label: string
}

const NAMES = { buy: chartCopy.buy, sell: chartCopy.sell } as const

export function ChartPlot({ label, ...drawn }: ChartPlotProps) {
  const { instrument, data, period } = drawn
  const [spot, setSpot] = useState<CrosshairSpot | null>(null)
  const { box, isMissing } = usePlot(data, {
    stepped: period === 'daily',
    formatMoney: (value) => formatAxisMoney(value, instrument),
    formatFigure: (value) => formatFigure(value, instrument),
    formatInstant: (at) => formatInstant(at, period),
    ticksBetween: (from, to, most) => instantTicks(period, from, to, most),
    names: NAMES,
    onCrosshair: setSpot,
  })
  return (
    <div className={styles.chart}>
      {isMissing ? (
        <p className={styles.missing}>{chartCopy.notDrawn}</p>
      ) : (
        <div ref={box} className={styles.plot} role="img" aria-label={label} />
      )}
      {spot === null ? null : <ChartTip {...drawn} spot={spot} />}
    </div>
  )
}

/** Draws into the box as soon as uPlot is loaded. Later changes of `options` have no effect. */
function usePlot(data: ChartDataSet, options: PlotOptions) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<ReturnType<typeof CreatePlot>>(undefined)
  const [isMissing, setMissing] = useState(false)
  const draw = useEffectEvent((element: HTMLElement, createPlot: typeof CreatePlot) => {
    plot.current = createPlot(element, options)
    plot.current.draw(data)
  })

  useEffect(() => {
    const element = box.current
    if (element === null) return
    let gone = false
    const start = async (): Promise<void> => {
      try {
        const createPlot = await loadPlot()
        if (!gone) draw(element, createPlot)
      } catch (error) {
        console.error('chart', error)
        setMissing(true)
      }
    }
    void start()
    return () => {
      gone = true
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [])

  useEffect(() => plot.current?.draw(data), [data])
  return { box, isMissing }
}

/** One character from each of the font's two files, so that both are loaded. */
const GLYPHS = 'A\u20BA'

/** Loads uPlot and the fonts of the plot. Further calls use the cached modules and fonts. */
export async function loadPlot(): Promise<typeof CreatePlot> {
  const plot = await import('./plot.ts')
  // If a font fails to load, the plot uses a system font.
  await Promise.allSettled(plot.PLOT_FONTS.map((font) => document.fonts.load(font, GLYPHS)))
  return plot.createPlot
}

const GAP = 12

/** Time and values at the crosshair, hidden from screen readers because the table has the same figures. */
function ChartTip({ instrument, data, spot, period }: Omit<ChartPlotProps, 'label'> & { spot: CrosshairSpot }) {
  const tip = useRef<HTMLDivElement>(null)
  const { index, left } = spot
  const at = data.at[index]
  const rows = [
    [NAMES.sell, data.sell[index] ?? data.filledSell[index], series.sell],
    [NAMES.buy, data.buy[index] ?? data.filledBuy[index], series.buy],
    [chartCopy.officialSell, data.officialSell[index], series.official],
    [officialBuyName(instrument), data.officialBuy[index], series.official],
  ] as const

  useLayoutEffect(() => {
    const element = tip.current
    const over = element?.parentElement?.querySelector<HTMLElement>('.u-over')
    if (element === null || over === null || over === undefined) return
    const { offsetWidth: width, offsetHeight: height } = element
    const start = over.offsetLeft + left
    const x = start - width - GAP < 0 ? start + GAP : start - width - GAP
    const values = rows.map(([, value]) => value).filter((value) => typeof value === 'number')
    const depths = values.map((value) => depthOf(value, data.axis, over.offsetHeight))
    const y = over.offsetTop + freePlace(depths, height, over.offsetHeight)
    element.style.transform = `translate(${x}px, ${y}px)`
  })

  if (at === undefined) return null
  return (
    <div ref={tip} className={styles.tip} aria-hidden="true">
      <p translate="no">{formatPointTime(at, period)}</p>
      <dl>
        {rows.map(([name, value, className]) =>
          value === null || value === undefined ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={className} translate="no">
                {formatAxisMoney(value, instrument)}
              </dd>
            </div>
          ),
        )}
      </dl>
    </div>
  )
}

/** Returns the distance from the plot's top edge in px. */
function depthOf(value: number, { min, max }: ChartDataSet['axis'], height: number): number {
  return ((max - value) / (max - min)) * height
}

/** Returns a position where the tip covers no line: above, below or between them. Returns the top if none is free. */
function freePlace(depths: readonly number[], height: number, plotHeight: number): number {
  const [highest, lowest] = [Math.min(...depths), Math.max(...depths)]
  if (highest > height + 2 * GAP) return GAP
  if (plotHeight - lowest > height + 2 * GAP) return plotHeight - height - GAP
  const edges = [...depths].sort((one, other) => one - other)
  const gap = edges.slice(1).findIndex((depth, index) => depth - (edges[index] ?? depth) > height + 2 * GAP)
  return gap < 0 ? GAP : ((edges[gap] ?? 0) + (edges[gap + 1] ?? 0) - height) / 2
}
