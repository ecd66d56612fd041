import { level, upright } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { type Point, ellipse, ellipseArc } from '../engraving/point.ts'
import { clamp, column, rightwards } from '../engraving/tone.ts'
import { CENTER, drawShadow, vignettePlate } from './vignette.ts'

interface Stack {
  readonly cx: number
  readonly base: number
  readonly coins: number
  readonly radii: Point
}

const COIN_HEIGHT = 10

/** Three stacks of coins. */
export function coins(): string {
  const plate = vignettePlate()
  drawShadow(plate, 122)
  drawStack(plate, { cx: 66, base: 160, coins: 7, radii: [38, 10] })
  drawStack(plate, { cx: 194, base: 160, coins: 4, radii: [38, 10] })
  drawStack(plate, { cx: CENTER, base: 166, coins: 10, radii: [40, 11] })
  return plate.svg({ view: [27, 6, 208, 178] })
}

/** No coin lies exactly on the one below. */
function drawStack(plate: Plate, { cx, base, coins: count, radii }: Stack): void {
  for (let i = 0; i < count; i++) drawCoin(plate, cx + (((i * 37) % 5) - 2) * 0.8, base - i * COIN_HEIGHT, radii)
}

function drawCoin(plate: Plate, cx: number, y: number, [rx, ry]: Point): void {
  const top = y - COIN_HEIGHT
  const round = column(cx, rx * 2, 0.05, 0.95)
  const milled = (x: number, py: number) => {
    const ridge = Math.floor((Math.asin(clamp((x - cx) / rx, -1, 1)) + 2) * 16) % 2 !== 0
    return round(x, py) * (ridge ? 1 : 0.72)
  }
  const edge: Point[] = [[cx - rx, top], [cx + rx, top], ...ellipseArc([cx, y], [rx, ry], [0, Math.PI], 24)]
  plate.add(edge, milled, upright(2.4))
  plate.add(ellipse([cx, top], [rx, ry]), rightwards([cx - rx, 0.02], [cx + rx, 0.4]), level(2.4))
  plate.line([...ellipse([cx, top], [rx * 0.8, ry * 0.8]), [cx + rx * 0.8, top]], 0.5)
}
