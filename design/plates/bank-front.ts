import { level, upright } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { ellipse, rectangle } from '../engraving/point.ts'
import { column, downwards, flat, rightwards } from '../engraving/tone.ts'
import { arch } from '../istanbul/arch.ts'
import { CENTER as CX, drawShadow, vignettePlate } from './vignette.ts'

/** A bank's front, with a clock in its pediment. */
export function bankFront(): string {
  const plate = vignettePlate()
  drawShadow(plate, 122)
  for (let i = 0; i < 3; i++) {
    const step = rectangle(CX - 112 + i * 7, 164 - i * 6, 224 - i * 14, 6)
    plate.add(step, rightwards([20, 0.04], [240, 0.5]), level(2.2))
  }
  plate.add(rectangle(CX - 84, 84, 168, 68), downwards([84, 0.98], [152, 0.62]), level(2.8))
  plate.add(arch(CX, 152, 26, 46), downwards([106, 1], [152, 0.9]), upright(2.2))
  for (let i = 0; i < 6; i++) drawColumn(plate, CX - 84 + i * 33.6)
  drawPediment(plate)
  drawClock(plate)
  return plate.svg({ view: [17, 6, 226, 178] })
}

function drawColumn(plate: Plate, x: number): void {
  // prettier-ignore
  plate.add([[x - 7.4, 148], [x - 6, 90], [x + 6, 90], [x + 7.4, 148]], column(x, 14, 0, 0.78), upright(2))
  plate.add(rectangle(x - 10, 147, 20, 5), column(x, 20, 0.02, 0.7), level(2), 0.7)
  plate.add(rectangle(x - 10, 84, 20, 6), column(x, 20, 0.02, 0.7), level(2), 0.7)
}

function drawPediment(plate: Plate): void {
  plate.add(rectangle(CX - 102, 72, 204, 12), rightwards([28, 0.03], [232, 0.45]), level(2.4), 0.9)
  // prettier-ignore
  plate.add([[CX - 108, 72], [CX, 22], [CX + 108, 72]], rightwards([22, 0.06], [238, 0.62]), level(2.6), 1)
  // prettier-ignore
  plate.add([[CX - 84, 68], [CX, 30], [CX + 84, 68]], downwards([30, 0.85], [70, 0.5]), level(2.4), 0.7)
}

function drawClock(plate: Plate): void {
  const cy = 53
  plate.add(ellipse([CX, cy], [14, 14]), flat(0), undefined, 1)
  plate.line([...ellipse([CX, cy], [11.6, 11.6]), [CX + 11.6, cy]], 0.5)
  // prettier-ignore
  plate.line([[CX, cy], [CX, 44.5]], 1.2).line([[CX, cy], [CX + 6.4, 56.4]], 1.2)
  for (let i = 0; i < 12; i++) {
    const [cos, sin] = [Math.cos((i / 6) * Math.PI), Math.sin((i / 6) * Math.PI)]
    // prettier-ignore
    plate.line([[CX + 10 * cos, cy + 10 * sin], [CX + 11.4 * cos, cy + 11.4 * sin]], 0.7)
  }
}
