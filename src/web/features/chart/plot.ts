import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartDataSet } from './chart-data-set.ts'
import {
  followFinger,
  hatchSpread,
  nameLineEnds,
  onThemeChange,
  type PlotColours,
  readColours,
} from './plot-drawing.ts'

/** The crosshair: an index into the data set's instants and its position in px from the box's left edge. */
export interface CrosshairSpot {
  readonly index: number
  readonly left: number
}

export interface PlotOptions {
  /** True if a price is valid until the next one (daily view). False if points are closes that the line connects. */
  readonly stepped: boolean
  /** Formats "41,2835 ₺" for the axis. `formatFigure` formats "41,2835" for the end of a line. */
  readonly formatMoney: (lira: number) => string
  readonly formatFigure: (lira: number) => string
  readonly formatInstant: (at: number) => string
  /** Returns the ticks between two instants, at most `most` of them. */
  readonly ticksBetween: (from: number, to: number, most: number) => number[]
  readonly names: { readonly buy: string; readonly sell: string }
  readonly onCrosshair: (spot: CrosshairSpot | null) => void
}

const FACE = 'Archivo, "Segoe UI", Arial, sans-serif'
/** The fonts of the plot. They are loaded before drawing, because a canvas does not wait for fonts. */
export const PLOT_FONTS = [`12px ${FACE}`, `650 12px ${FACE}`] as const
/** The widths in px at the right: for the lines' names and values, or on a phone for half of the last tick's label. */
const LABEL_SPACE = 84
const HALF_A_NAME = 22
const NARROW = 560

/** Draws the chart into the box and redraws it if the box's width or the page's theme changes. */
export function createPlot(box: HTMLElement, options: PlotOptions) {
  let data: ChartDataSet | undefined
  let plot: uPlot | undefined
  let stopFollowing: (() => void) | undefined

  const clear = (): void => {
    stopFollowing?.()
    plot?.destroy()
    plot = stopFollowing = undefined
  }
  const rebuild = (): void => {
    clear()
    if (data === undefined || box.clientWidth === 0) return
    const axis = (): ChartDataSet['axis'] | undefined => data?.axis
    plot = new uPlot(uplotOptions(box.clientWidth, readColours(box), axis, options), columnsOf(data), box)
    stopFollowing = followFinger(plot)
  }

  const resize = new ResizeObserver(() => {
    if (plot !== undefined && plot.width === box.clientWidth) return
    rebuild()
  })
  resize.observe(box)
  const keepTheme = onThemeChange(rebuild)

  return {
    draw: (next: ChartDataSet) => {
      data = next
      if (plot === undefined) rebuild()
      else plot.setData(columnsOf(next))
    },
    destroy: () => {
      keepTheme()
      resize.disconnect()
      clear()
    },
  }
}

function uplotOptions(
  width: number,
  colours: PlotColours,
  axis: () => ChartDataSet['axis'] | undefined,
  options: PlotOptions,
): uPlot.Options {
  const { stepped, onCrosshair } = options
  const narrow = width < NARROW
  return {
    width,
    height: narrow ? 290 : 340,
    padding: [14, narrow ? HALF_A_NAME : LABEL_SPACE, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 10, width: 2.25, fill: colours.surface },
      // Snap the crosshair to the point whose figures are shown.
      move: (self, left, top) => [left < 0 ? left : self.valToPos(self.data[0][self.posToIdx(left)] ?? 0, 'x'), top],
    },
    scales: {
      x: { time: false },
      y: { range: () => [axis()?.min ?? 0, axis()?.max ?? 1] },
    },
    axes: axesOf(narrow, colours, axis, options),
    series: seriesOf(colours, stepped),
    hooks: {
      // Rounding the distance of letters to whole pixels would make figures look condensed.
      drawClear: [({ ctx }) => (ctx.textRendering = 'geometricPrecision')],
      drawAxes: [(self) => hatchSpread(self, colours.hatch, stepped)],
      draw: [(self) => (narrow ? undefined : nameLineEnds(self, { ...options, colours, font: endFont() }))],
      setCursor: [
        ({ cursor: { idx, left } }) => {
          const off = idx === null || idx === undefined || left === undefined || left < 0
          onCrosshair(off ? null : { index: idx, left })
        },
      ],
    },
  }
}

function axesOf(
  narrow: boolean,
  colours: PlotColours,
  axis: () => ChartDataSet['axis'] | undefined,
  { ticksBetween, formatInstant, formatMoney }: PlotOptions,
): uPlot.Axis[] {
  const text = { stroke: colours.label, font: PLOT_FONTS[0] }
  return [
    {
      ...text,
      grid: { show: false },
      ticks: { stroke: colours.rule, width: 1, size: 5 },
      size: 34,
      splits: ({ bbox }, _axis, min, max) =>
        ticksBetween(min, max, Math.floor(bbox.width / devicePixelRatio / (narrow ? 60 : 90))),
      values: (_self, splits) => splits.map(formatInstant),
    },
    {
      ...text,
      size: narrow ? 74 : 84,
      grid: { stroke: colours.rule, width: 1 },
      ticks: { show: false },
      splits: () => [...(axis()?.ticks ?? [])],
      values: (_self, splits) => splits.map(formatMoney),
    },
  ]
}

/** Returns the series in the order of `columnsOf`. */
function seriesOf(colours: PlotColours, stepped: boolean): uPlot.Series[] {
  const builder = stepped ? uPlot.paths.stepped?.({ align: 1 }) : undefined
  const paths = builder === undefined ? {} : { paths: builder }
  // Draw a dot if the line has only one point, because the line would be invisible.
  const points = { show: ({ data: [instants] }: uPlot) => instants.length === 1 }
  const faint = { width: 1.5, dash: [2, 4], points: { show: false } }
  const official = { stroke: colours.official, width: 1.5, spanGaps: true, points: { show: false }, ...paths }
  return [
    {},
    { stroke: colours.sell, width: 2.25, points, ...paths },
    { stroke: colours.buy, width: 2, dash: [7, 3], points, ...paths },
    { stroke: colours.faintSell, ...faint },
    { stroke: colours.faintBuy, ...faint },
    { ...official, dash: [1, 3] },
    { ...official, dash: [6, 3, 1, 3] },
  ]
}

/** Scales the font to device pixels. uPlot does so only for its own labels. */
function endFont(): string {
  return PLOT_FONTS[1].replace('12px', `${12 * devicePixelRatio}px`)
}

function columnsOf(data: ChartDataSet): uPlot.AlignedData {
  return [[...data.at], data.sell, data.buy, data.filledSell, data.filledBuy, data.officialSell, data.officialBuy]
}
