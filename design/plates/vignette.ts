import { Plate } from '../engraving/plate.ts'
import { ellipse } from '../engraving/point.ts'
import { smooth } from '../engraving/tone.ts'

/** The middle of the small plates that stand beside the features. */
export const CENTER = 130

export const vignettePlate = (): Plate => new Plate(260, 190, { widths: [0.4, 0.6, 0.85, 1.1, 1.4, 1.75] })

export function drawShadow(plate: Plate, reach: number): void {
  const tone = (x: number) => 0.55 * smooth(reach, reach * 0.3, Math.abs(x - CENTER))
  plate.add(ellipse([CENTER, 172], [reach, 9]), tone, { kind: 'level', spacing: 3 }, 0)
}
