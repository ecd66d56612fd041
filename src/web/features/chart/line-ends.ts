import type uPlot from 'uplot'
import type { PlotColours } from './plot-colours.ts'

export interface LineEndOptions {
  readonly font: string
  readonly colours: PlotColours
  readonly names: { readonly buy: string; readonly sell: string }
  readonly formatFigure: (lira: number) => string
}

/** A name and a value take two lines of text; in px of the page. */
const NAME_RISE = 2
const VALUE_FALL = 13
const APART = 34

/** Both lines say their name and last value at their end, as on the drawn plates; close ends give way to each other, inside the plot. */
export function nameLineEnds(self: uPlot, { font, colours, names, formatFigure }: LineEndOptions): void {
  const { ctx, bbox } = self
  const [sell, buy] = [lastOf(self.data[1]), lastOf(self.data[2])]
  if (sell === undefined || buy === undefined) return
  const ratio = devicePixelRatio
  const [sellY, buyY] = placed(
    self.valToPos(sell, 'y', true),
    self.valToPos(buy, 'y', true),
    bbox.top + bbox.height,
    ratio,
  )
  const x = bbox.left + bbox.width + 8 * ratio
  ctx.save()
  ctx.font = font
  ctx.textAlign = 'left'
  for (const [name, value, y, colour] of [
    [names.sell, sell, sellY, colours.sell],
    [names.buy, buy, buyY, colours.buy],
  ] as const) {
    ctx.fillStyle = colour
    ctx.fillText(name, x, y - NAME_RISE * ratio)
    ctx.fillText(formatFigure(value), x, y + VALUE_FALL * ratio)
  }
  ctx.restore()
}

function placed(sell: number, buy: number, bottom: number, ratio: number): [number, number] {
  const lowest = bottom - VALUE_FALL * ratio
  const buyY = Math.min(Math.max(buy, sell + APART * ratio), lowest)
  return [Math.min(sell, buyY - APART * ratio), buyY]
}

function lastOf(column: uPlot.AlignedData[number] | undefined): number | undefined {
  if (column === undefined) return undefined
  for (let index = column.length - 1; index >= 0; index -= 1) {
    const value = column[index]
    if (typeof value === 'number') return value
  }
  return undefined
}
