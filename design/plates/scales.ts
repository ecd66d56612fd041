import { bowed, level } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { ellipse, ellipseArc } from '../engraving/point.ts'
import { column, downwards, flat, rightwards, vault } from '../engraving/tone.ts'
import { CENTER as CX, drawShadow, vignettePlate } from './vignette.ts'

/** A balance: coins in one pan, the weight in the other. */
export function scales(): string {
  const plate = vignettePlate()
  drawShadow(plate, 84)
  drawStand(plate)
  drawBeam(plate)
  drawPan(plate, -1)
  drawPan(plate, 1)
  return plate.svg({ view: [3, 6, 254, 178] })
}

function drawStand(plate: Plate): void {
  // prettier-ignore
  plate.add([[CX - 44, 170], [CX - 36, 158], [CX + 36, 158], [CX + 44, 170]], column(CX, 88, 0.1, 0.95), level(2.6), 0.9)
  // prettier-ignore
  plate.add([[CX - 26, 158], [CX - 16, 146], [CX + 16, 146], [CX + 26, 158]], column(CX, 52, 0.05, 0.9), level(2.6), 0.9)
  // prettier-ignore
  plate.add([[CX - 6, 146], [CX - 4.4, 44], [CX + 4.4, 44], [CX + 6, 146]], column(CX, 11, 0.02, 0.9), level(2.4), 0.9)
  for (const y of [140, 96, 52]) plate.add(ellipse([CX, y], [8.5, 5]), vault(CX, y + 4, 9, 10), level(2))
}

function drawBeam(plate: Plate): void {
  // prettier-ignore
  plate.add([[CX - 92, 46], [CX - 92, 41], [CX, 30], [CX + 92, 41], [CX + 92, 46], [CX, 39]], downwards([30, 0.1], [46, 0.85]), level(2.2), 0.9)
  const pivot = { kind: 'rings', cx: CX, cy: 30, spacing: 2.2 } as const
  plate.add(ellipse([CX, 30], [11, 11]), vault(CX, 41, 11, 20, 0.02, 0.95), pivot, 0.9)
  plate.add(ellipse([CX, 14], [3.4, 5]), flat(0.9), level(2), 0.6)
}

function drawPan(plate: Plate, side: -1 | 1): void {
  const x = CX + side * 90
  const y = 122
  // prettier-ignore
  plate.line([[x, 44], [x - 33, y]], 0.7).line([[x, 44], [x + 33, y]], 0.7).line([[x, 44], [x, y - 4]], 0.5)
  if (side < 0) {
    for (const i of [-1, 0, 1]) {
      const coin = ellipse([x + i * 13, y - 4 - (i === 0 ? 5 : 0)], [10, 5])
      plate.add(coin, rightwards([x - 24, 0.05], [x + 24, 0.8]), level(2))
    }
  } else {
    // prettier-ignore
    plate.add([[x - 17, y], [x - 13, y - 13], [x + 13, y - 13], [x + 17, y]], rightwards([x - 17, 0.05], [x + 17, 0.85]), level(2.2))
  }
  const bowl = [[x - 36, y], [x + 36, y], ...ellipseArc([x, y], [36, 17], [0, Math.PI], 20)] as const
  plate.add(bowl, column(x, 72, 0.05, 0.95), bowed(x, 36, 5, 2.4), 0.9)
}
