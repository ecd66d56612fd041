import { level, upright } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { rectangle } from '../engraving/point.ts'
import { downwards, flat, rightwards } from '../engraving/tone.ts'
import { arch } from './arch.ts'
import { drawDome } from './dome.ts'

/** Mısır Çarşısı: the gate block with its pointed portal, and domed wings to either side. */
export function drawSpiceBazaar(plate: Plate, cx: number, base: number, width: number): void {
  const u = width / 100
  drawWing(plate, cx, base, u, -1)
  drawWing(plate, cx, base, u, 1)
  drawGate(plate, cx, base, u)
}

function drawWing(plate: Plate, cx: number, base: number, u: number, side: -1 | 1): void {
  const bays = [0, 1, 2, 3, 4].map((i) => cx + side * (24 + i * 8.6) * u)
  for (const x of bays) {
    drawDome(plate, x, base - 21 * u, 3.9 * u, 4.2 * u, { spacing: 2.8, dark: 0.88, finial: u * 0.22 })
  }
  const left = (reach: number) => (side < 0 ? cx - reach * u : cx + 18 * u)
  plate.add(rectangle(left(64), base - 21 * u, 46 * u, 21 * u), flat(side < 0 ? 0.07 : 0.3), level(3.2), 0.9)
  plate.add(rectangle(left(65), base - 22 * u, 47 * u, 1.8 * u), flat(0.6), level(2.2), 0.7)
  for (const x of bays) {
    plate.add(arch(x, base, 6 * u, 11 * u, 0.2), downwards([base - 11 * u, 0.98], [base, 0.78]), level(2.6))
    plate.add(arch(x, base - 14 * u, 2 * u, 4 * u), flat(0.95), level(2.2), 0.6)
    plate.add(
      [
        [x - 4 * u, base - 8.4 * u],
        [x + 4 * u, base - 8.4 * u],
        [x + 4.6 * u, base - 5.6 * u],
        [x - 4.6 * u, base - 5.6 * u],
      ],
      (px) => (Math.floor((px - x) / (1.15 * u)) % 2 === 0 ? 0.02 : 0.75),
      upright(2.4),
    )
  }
}

function drawGate(plate: Plate, cx: number, base: number, u: number): void {
  for (const i of [-1, 0, 1]) {
    drawDome(plate, cx + i * 11.5 * u, base - 41 * u, 5.4 * u, 5.8 * u, { spacing: 2.8, finial: u * 0.34 })
  }
  drawDome(plate, cx, base - 43 * u, 8.4 * u, 9 * u, { spacing: 2.8, finial: u * 0.5 })
  const block = rectangle(cx - 19 * u, base - 42 * u, 38 * u, 42 * u)
  plate.add(block, rightwards([cx - 19 * u, 0.02], [cx + 19 * u, 0.3]), level(3.2), 1)
  plate.add(rectangle(cx - 20.4 * u, base - 43.2 * u, 40.8 * u, 2.4 * u), flat(0.62), level(2.2), 0.9)
  // Courses of brick between courses of stone (almaşık).
  for (let j = 0; j < 6; j++) {
    const y = base - (6 + j * 5) * u
    plate.line(
      [
        [cx - 19 * u, y],
        [cx + 19 * u, y],
      ],
      0.5,
    )
  }
  for (const i of [-13, -6.5, 0, 6.5, 13]) {
    plate.add(arch(cx + i * u, base - 30 * u, 3.4 * u, 7 * u, 0.2), flat(0.94), level(2.4))
  }
  drawPortal(plate, cx, base, u)
  for (const side of [-1, 1]) {
    plate.add(arch(cx + side * 14.6 * u, base, 4.6 * u, 9.5 * u, 0.2), flat(0.92), level(2.6))
  }
}

function drawPortal(plate: Plate, cx: number, base: number, u: number): void {
  plate.add(arch(cx, base, 21 * u, 26.5 * u, 0.28), flat(0.02), level(3), 1)
  const voussoirs = (x: number, y: number) => {
    const stone = Math.floor(Math.atan2(x - cx, base - 14 * u - y) * 7) % 2 !== 0
    return stone && y < base - 13 * u ? 0.7 : 0.08
  }
  plate.add(arch(cx, base, 18.6 * u, 24.6 * u, 0.28), voussoirs, level(2.6))
  plate.add(arch(cx, base, 15.4 * u, 22 * u, 0.28), downwards([base - 22 * u, 1], [base, 0.82]), level(2.8), 1)
  plate.add(arch(cx, base, 6.6 * u, 12 * u, 0.25), downwards([base - 12 * u, 0.3], [base, 0.05]), upright(2.6), 0.7)
}
