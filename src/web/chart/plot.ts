import uPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import type { ChartDataSet } from './chart-data-set.ts'
import type { PlotColours } from './plot-colours.ts'

/** What the pointer is on: an index into the data set's instants, and where the crosshair stands, in px of the plot's box. */
export interface CrosshairSpot {
  readonly index: number
  readonly left: number
}

export interface PlotOptions {
  readonly box: HTMLElement
  readonly colours: PlotColours
  readonly formatValue: (lira: number) => string
  readonly formatInstant: (at: number) => string
  readonly names: { readonly buy: string; readonly sell: string }
  readonly onCrosshair: (spot: CrosshairSpot | null) => void
}

/** The drawn chart. It follows its box's width; the page gives it data and colours. */
export interface Plot {
  draw(data: ChartDataSet): void
  destroy(): void
}

const FONT = 'Archivo, "Segoe UI", Arial, sans-serif'
/** Room at the right for the lines' names and values; a phone has none to spare. */
const LABEL_ROOM = 84
const NARROW = 560
const HATCH_EVERY = 6

export function createPlot({ box, colours, formatValue, formatInstant, names, onCrosshair }: PlotOptions): Plot {
  let data: ChartDataSet | undefined
  let plot: uPlot | undefined

  const build = (shown: ChartDataSet): uPlot => {
    const width = box.clientWidth
    const narrow = width < NARROW
    const options: uPlot.Options = {
      width,
      height: narrow ? 290 : 340,
      padding: [14, narrow ? 12 : LABEL_ROOM, 0, 0],
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { size: 10, width: 2.5, fill: colours.surface } },
      scales: {
        x: { time: false },
        y: { range: () => [data?.axis.min ?? 0, data?.axis.max ?? 1] },
      },
      axes: [
        {
          stroke: colours.label,
          font: `12px ${FONT}`,
          grid: { show: false },
          ticks: { stroke: colours.rule, width: 1, size: 5 },
          space: narrow ? 64 : 96,
          splits: (self, _axis, min, max, _increment, space) =>
            evenInstants(min, max, Math.floor(self.bbox.width / devicePixelRatio / space)),
          values: (_self, splits) => splits.map(formatInstant),
        },
        {
          stroke: colours.label,
          font: `12px ${FONT}`,
          size: narrow ? 74 : 88,
          grid: { stroke: colours.rule, width: 1 },
          ticks: { show: false },
          splits: () => [...(data?.axis.ticks ?? [])],
          values: (_self, splits) => splits.map(formatValue),
        },
      ],
      series: [
        {},
        { stroke: colours.sell, width: 2.25, points: { show: false } },
        { stroke: colours.buy, width: 2, dash: [7, 3], points: { show: false } },
        { stroke: colours.faintSell, width: 1.5, dash: [2, 4], points: { show: false } },
        { stroke: colours.faintBuy, width: 1.5, dash: [2, 4], points: { show: false } },
        { stroke: colours.official, width: 1.5, dash: [1, 3], spanGaps: true, points: { show: false } },
        { stroke: colours.official, width: 1.5, dash: [6, 3, 1, 3], spanGaps: true, points: { show: false } },
      ],
      hooks: {
        drawAxes: [(self) => hatchSpread(self, colours)],
        draw: [(self) => (narrow ? undefined : nameLineEnds(self, colours, names, formatValue))],
        setCursor: [
          ({ cursor }) => {
            const { idx, left } = cursor
            const off = idx === null || idx === undefined || left === undefined || left < 0
            onCrosshair(off ? null : { index: idx, left })
          },
        ],
      },
    }
    return new uPlot(options, columnsOf(shown), box)
  }

  const rebuild = (): void => {
    plot?.destroy()
    plot = data === undefined || box.clientWidth === 0 ? undefined : build(data)
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
      plot?.destroy()
    },
  }
}

function columnsOf(data: ChartDataSet): uPlot.AlignedData {
  return [[...data.at], data.sell, data.buy, data.filledSell, data.filledBuy, data.officialSell, data.officialBuy]
}

function evenInstants(min: number, max: number, count: number): number[] {
  const steps = Math.max(1, Math.min(count, 8))
  return Array.from({ length: steps + 1 }, (_, index) => min + ((max - min) * index) / steps)
}

/** The spread between both lines as an engraver shows a tone: upright hairlines. */
function hatchSpread(self: uPlot, colours: PlotColours): void {
  const { ctx, bbox } = self
  const [instants, sell, buy] = self.data
  if (sell === undefined || buy === undefined) return
  const step = HATCH_EVERY * devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colours.hatch
  ctx.lineWidth = devicePixelRatio
  ctx.beginPath()
  for (let index = 1; index < instants.length; index += 1) {
    const values = [sell[index - 1], sell[index], buy[index - 1], buy[index]]
    if (values.some((value) => value === null || value === undefined)) continue
    const [sell0, sell1, buy0, buy1] = values.map((value) => self.valToPos(value ?? 0, 'y', true))
    const left = self.valToPos(instants[index - 1] ?? 0, 'x', true)
    const right = self.valToPos(instants[index] ?? 0, 'x', true)
    const firstLine = bbox.left + Math.ceil((left - bbox.left) / step) * step
    for (let x = firstLine; x < right; x += step) {
      const part = (x - left) / (right - left)
      ctx.moveTo(x, between(sell0, sell1, part))
      ctx.lineTo(x, between(buy0, buy1, part))
    }
  }
  ctx.stroke()
  ctx.restore()
}

function between(from = 0, to = 0, part = 0): number {
  return from + (to - from) * part
}

/** Both lines say their name and last value at their end, as on the drawn plates; close ends give way to each other. */
function nameLineEnds(
  self: uPlot,
  colours: PlotColours,
  names: { readonly buy: string; readonly sell: string },
  formatValue: (lira: number) => string,
): void {
  const { ctx, bbox } = self
  const ratio = devicePixelRatio
  const sell = lastOf(self.data[1])
  const buy = lastOf(self.data[2])
  if (sell === undefined || buy === undefined) return
  const x = bbox.left + bbox.width + 8 * ratio
  const sellY = self.valToPos(sell, 'y', true)
  const apart = 34 * ratio
  const buyY = Math.max(self.valToPos(buy, 'y', true), sellY + apart)
  ctx.save()
  ctx.font = `650 ${12 * ratio}px ${FONT}`
  ctx.textAlign = 'left'
  for (const [name, value, y, colour] of [
    [names.sell, sell, sellY, colours.sell],
    [names.buy, buy, buyY, colours.buy],
  ] as const) {
    ctx.fillStyle = colour
    ctx.fillText(name, x, y - 2 * ratio)
    ctx.fillText(formatValue(value).replace(/\s*₺$/, ''), x, y + 13 * ratio)
  }
  ctx.restore()
}

function lastOf(column: uPlot.AlignedData[number] | undefined): number | undefined {
  if (column === undefined) return undefined
  for (let index = column.length - 1; index >= 0; index -= 1) {
    const value = column[index]
    if (typeof value === 'number') return value
  }
  return undefined
}
