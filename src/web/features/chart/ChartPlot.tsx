import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChartPeriod } from '#domain/chart-period.ts'
import type { Instrument } from '#domain/instrument.ts'
import { chartCopy } from '../../copy/chart.ts'
import { useZone } from '../../page-state/index.ts'
import type { ChartDataSet } from './chart-data-set.ts'
import { formatFigure, formatInstant, formatMoney } from './chart-format.ts'
import { ChartTip } from './ChartTip.tsx'
import { instantTicks } from './instant-ticks.ts'
import { loadPlot } from './load-plot.ts'
import { onThemeChange, readColours } from './plot-colours.ts'
import type { createPlot as CreatePlot, CrosshairSpot, Plot } from './plot.ts'
import styles from './ChartPlot.module.css'

interface ChartPlotProps {
  instrument: Instrument
  data: ChartDataSet
  period: ChartPeriod
  label: string
}

const NAMES = { buy: chartCopy.buy, sell: chartCopy.sell } as const

/** The drawing, with its crosshair. uPlot comes when the first chart opens. */
export function ChartPlot({ instrument, data, period, label }: ChartPlotProps) {
  const zone = useZone()
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot>(undefined)
  const [spot, setSpot] = useState<CrosshairSpot | null>(null)
  const [missing, setMissing] = useState(false)

  const create = useEffectEvent((element: HTMLElement, createPlot: typeof CreatePlot) => {
    plot.current?.destroy()
    plot.current = createPlot({
      box: element,
      colours: readColours(element),
      stepped: period === 'daily',
      formatMoney: (value) => formatMoney(value, instrument),
      formatFigure: (value) => formatFigure(value, instrument),
      formatInstant: (at) => formatInstant(at, period, zone),
      ticksBetween: (from, to, most) => instantTicks(period, from, to, most, zone),
      names: NAMES,
      onCrosshair: setSpot,
    })
    plot.current.draw(data)
  })

  useEffect(() => {
    const element = box.current
    if (element === null) return
    let gone = false
    let stopFollowing: (() => void) | undefined

    const start = async (): Promise<void> => {
      try {
        const createPlot = await loadPlot()
        if (gone) return
        create(element, createPlot)
        stopFollowing = onThemeChange(() => create(element, createPlot))
      } catch (error) {
        console.error('chart', error)
        setMissing(true)
      }
    }
    void start()

    return () => {
      gone = true
      stopFollowing?.()
      plot.current?.destroy()
      plot.current = undefined
    }
  }, [])

  useEffect(() => plot.current?.draw(data), [data])

  return (
    <div className={styles.chart}>
      {missing ? (
        <p className={styles.missing}>{chartCopy.notDrawn}</p>
      ) : (
        <div ref={box} className={styles.plot} role="img" aria-label={label} />
      )}
      {spot === null ? null : (
        <ChartTip instrument={instrument} data={data} spot={spot} period={period} names={NAMES} />
      )}
    </div>
  )
}
