import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ChartDataSet } from './chart-data-set.ts'
import { ChartTip } from './ChartTip.tsx'
import { onThemeChange, readColours } from './plot-colours.ts'
import type { createPlot as CreatePlot, CrosshairSpot, Plot } from './plot.ts'
import styles from './ChartPlot.module.css'

interface ChartPlotProps {
  data: ChartDataSet
  label: string
  names: { readonly buy: string; readonly sell: string }
  formatValue: (lira: number) => string
  formatInstant: (at: number) => string
  /** For the crosshair: longer than the axis has room for. */
  formatMoment: (at: number) => string
}

/** The drawing, with its crosshair. uPlot comes when the first chart opens. */
export function ChartPlot({ data, label, names, formatValue, formatInstant, formatMoment }: ChartPlotProps) {
  const box = useRef<HTMLDivElement>(null)
  const plot = useRef<Plot>(undefined)
  const [spot, setSpot] = useState<CrosshairSpot | null>(null)

  const create = useEffectEvent((element: HTMLElement, createPlot: typeof CreatePlot) => {
    plot.current?.destroy()
    plot.current = createPlot({
      box: element,
      colours: readColours(element),
      formatValue,
      names,
      formatInstant,
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
      const { createPlot } = await import('./plot.ts')
      if (gone) return
      create(element, createPlot)
      stopFollowing = onThemeChange(() => create(element, createPlot))
    }
    start().catch((error: unknown) => console.error('chart', error))

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
      <div ref={box} className={styles.plot} role="img" aria-label={label} />
      {spot === null ? null : (
        <ChartTip data={data} spot={spot} names={names} formatValue={formatValue} formatMoment={formatMoment} />
      )}
    </div>
  )
}
