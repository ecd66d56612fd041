import type uPlot from 'uplot'

const EVERY = 6

/** The spread between both lines as an engraver shows a tone: upright hairlines. A stepped line holds its value until the next point. */
export function hatchSpread(self: uPlot, colour: string, stepped: boolean): void {
  const { ctx, bbox } = self
  const [instants, sell, buy] = self.data
  if (sell === undefined || buy === undefined) return
  const step = EVERY * devicePixelRatio
  ctx.save()
  ctx.strokeStyle = colour
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
      const part = stepped ? 0 : (x - left) / (right - left)
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
