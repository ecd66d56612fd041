import { bowed, level } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { ellipseArc, rectangle } from '../engraving/point.ts'
import { flat, vault } from '../engraving/tone.ts'
import { halfDome } from './arch.ts'

export interface DomeStyle {
  readonly spacing?: number
  readonly light?: number
  readonly dark?: number
  /** Size of the finial; none without. */
  readonly finial?: number
}

export function drawDome(plate: Plate, cx: number, base: number, rx: number, ry: number, style: DomeStyle = {}): void {
  const { spacing = 3, light = 0.03, dark = 0.84, finial } = style
  plate.add(halfDome(cx, base, rx, ry), vault(cx, base, rx, ry, light, dark), bowed(cx, rx, -ry * 0.16, spacing), 0.9)
  if (finial !== undefined) drawFinial(plate, cx, base - ry + 1, finial)
}

/** The crescent on its stem (alem). */
export function drawFinial(plate: Plate, cx: number, y: number, size: number): void {
  plate.add(rectangle(cx - 0.7 * size, y - 10 * size, 1.4 * size, 10 * size), flat(0.95), level(2), 0.6)
  plate.add(ellipseArc([cx, y - 4 * size], [2 * size, 2.2 * size], [0, 6.28], 12), flat(0.95), level(2), 0.6)
  plate.line(ellipseArc([cx, y - 13 * size], [2.6 * size, 2.8 * size], [-1.5, 3.7], 16), 0.9)
}
