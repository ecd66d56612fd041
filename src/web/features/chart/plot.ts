import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartDataSet } from './chart-data-set.ts'
import { followFinger } from './follow-finger.ts'
import { hatchSpread } from './hatch.ts'
import { nameLineEnds } from './line-ends.ts'
import type { PlotColours } from './plot-colours.ts'

/** What the pointer is on: an index into the data set's instants, and where the crosshair stands, in px of the plot's box. */
export interface CrosshairSpot {
  readonly index: number
  readonly left: number
}

export interface PlotOptions {
  readonly box: HTMLElement
  readonly colours: PlotColours
  /** A price holds until the next one (a day's minutes); otherwise each point is a close, joined to the next. */
  readonly stepped: boolean
  /** "41,2835 ₺" at the axis, "41,2835" where a line ends. */
  readonly formatMoney: (lira: number) => string
  readonly formatFigure: (lira: number) => string
  readonly formatInstant: (at: number) => string
  /** Instants to be named between two, at most so many. */
  readonly ticksBetween: (from: number, to: number, most: number) => number[]
  readonly names: { readonly buy: string; readonly sell: string }
  readonly onCrosshair: (spot: CrosshairSpot | null) => void
}

/** The drawn chart. It follows its box's width; the page gives it data and colours. */
export interface Plot {
  draw(data: ChartDataSet): void
  destroy(): void
}

const FACE = 'Archivo, "Segoe UI", Arial, sans-serif'
/** What the drawing writes with: a canvas doesn't wait for a font. */
export const PLOT_FONTS = [`12px ${FACE}`, `650 12px ${FACE}`] as const
/** Room at the right for the lines' names and values; a phone has none to spare, only half of its last instant's name. */
const LABEL_ROOM = 84
const HALF_A_NAME = 22
const NARROW = 560

export function createPlot(options: PlotOptions): Plot {
  const { box } = options
  let data: ChartDataSet | undefined
  let plot: uPlot | undefined
  let letGo: (() => void) | undefined

  const clear = (): void => {
    letGo?.()
    plot?.destroy()
    plot = letGo = undefined
  }
  const rebuild = (): void => {
    clear()
    if (data === undefined || box.clientWidth === 0) return
    plot = new uPlot(
      uplotOptions(options, () => data),
      columnsOf(data),
      box,
    )
    letGo = followFinger(plot)
  }

  const resize = new ResizeObserver(() => {
    if (plot !== undefined && plot.width === box.clientWidth) return
    rebuild()
  })
  resize.observe(box)

  return {
    draw(next) {
      data = next
      if (plot === undefined) rebuild()
      else plot.setData(columnsOf(next))
    },
    destroy() {
      resize.disconnect()
      clear()
    },
  }
}

function uplotOptions(options: PlotOptions, current: () => ChartDataSet | undefined): uPlot.Options {
  const { box, colours, stepped, formatInstant, ticksBetween, onCrosshair } = options
  const width = box.clientWidth
  const narrow = width < NARROW
  const builder = stepped ? uPlot.paths.stepped?.({ align: 1 }) : undefined
  const paths = builder === undefined ? {} : { paths: builder }
  // A line of one point would be nothing at all.
  const points = { show: ({ data: [instants] }: uPlot) => instants.length === 1 }
  return {
    width,
    height: narrow ? 290 : 340,
    padding: [14, narrow ? HALF_A_NAME : LABEL_ROOM, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      drag: { x: false, y: false },
      points: { size: 10, width: 2.25, fill: colours.surface },
      // The line stands on the point that it speaks of.
      move: (self, left, top) => [left < 0 ? left : self.valToPos(self.data[0][self.posToIdx(left)] ?? 0, 'x'), top],
    },
    scales: {
      x: { time: false },
      y: { range: () => [current()?.axis.min ?? 0, current()?.axis.max ?? 1] },
    },
    axes: [
      {
        stroke: colours.label,
        font: PLOT_FONTS[0],
        grid: { show: false },
        ticks: { stroke: colours.rule, width: 1, size: 5 },
        size: 34,
        splits: ({ bbox }, _axis, min, max) =>
          ticksBetween(min, max, Math.floor(bbox.width / devicePixelRatio / (narrow ? 60 : 90))),
        values: (_self, splits) => splits.map(formatInstant),
      },
      {
        stroke: colours.label,
        font: PLOT_FONTS[0],
        size: narrow ? 74 : 84,
        grid: { stroke: colours.rule, width: 1 },
        ticks: { show: false },
        splits: () => [...(current()?.axis.ticks ?? [])],
        values: (_self, splits) => splits.map(options.formatMoney),
      },
    ],
    series: [
      {},
      { stroke: colours.sell, width: 2.25, points, ...paths },
      { stroke: colours.buy, width: 2, dash: [7, 3], points, ...paths },
      { stroke: colours.faintSell, width: 1.5, dash: [2, 4], points: { show: false } },
      { stroke: colours.faintBuy, width: 1.5, dash: [2, 4], points: { show: false } },
      { stroke: colours.official, width: 1.5, dash: [1, 3], spanGaps: true, points: { show: false }, ...paths },
      { stroke: colours.official, width: 1.5, dash: [6, 3, 1, 3], spanGaps: true, points: { show: false }, ...paths },
    ],
    hooks: {
      // Whole pixels between letters would make figures look condensed.
      drawClear: [({ ctx }) => (ctx.textRendering = 'geometricPrecision')],
      drawAxes: [(self) => hatchSpread(self, colours.hatch, stepped)],
      draw: [(self) => (narrow ? undefined : nameLineEnds(self, { ...options, font: endFont() }))],
      setCursor: [
        ({ cursor: { idx, left } }) => {
          const off = idx === null || idx === undefined || left === undefined || left < 0
          onCrosshair(off ? null : { index: idx, left })
        },
      ],
    },
  }
}

/** uPlot scales its own fonts to the screen's pixels; what we write ourselves needs it, too. */
function endFont(): string {
  return PLOT_FONTS[1].replace('12px', `${12 * devicePixelRatio}px`)
}

function columnsOf(data: ChartDataSet): uPlot.AlignedData {
  return [[...data.at], data.sell, data.buy, data.filledSell, data.filledBuy, data.officialSell, data.officialBuy]
}
