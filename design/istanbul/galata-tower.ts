import { bowed, level } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { type Point, rectangle } from '../engraving/point.ts'
import { column, flat } from '../engraving/tone.ts'
import { arch } from './arch.ts'
import { drawDome, drawFinial } from './dome.ts'

/** Angle that the visible half of the tower spans, a little less than π so that nothing crowds at its edges. */
const FACE = 2.9

export function drawGalataTower(plate: Plate, cx: number, base: number, height: number): void {
  new GalataTower(plate, cx, base, height).draw()
}

/** Heights are in hundredths of the whole, measured from the ground. */
class GalataTower {
  readonly #plate: Plate
  readonly #cx: number
  readonly #base: number
  readonly #u: number
  readonly #w: number

  constructor(plate: Plate, cx: number, base: number, height: number) {
    this.#plate = plate
    this.#cx = cx
    this.#base = base
    this.#u = height / 100
    this.#w = height * 0.265
  }

  draw(): void {
    const [w, u] = [this.#w, this.#u]
    this.#ring([0, 52], w)
    this.#ring([52, 53.4], w * 1.04, [0.2, 0.95])
    this.#masonry()
    this.#windows(14, 3, [2.4 * u, 6 * u], w)
    this.#windows(30, 3, [2.4 * u, 6 * u], w)
    this.#windows(42, 5, [2 * u, 5 * u], w)
    this.#ring([53.4, 61], w * 0.99)
    this.#windows(54.6, 9, [2.6 * u, 5.4 * u], w * 0.99)
    this.#ring([61, 62.2], w * 1.03, [0.2, 0.95])
    this.#gallery()
    this.#cone()
  }

  #y(percent: number): number {
    return this.#base - percent * this.#u
  }

  #ring([from, to]: readonly [number, number], width: number, [light, dark] = [0.04, 0.84], spacing = 3): void {
    this.#plate.add(
      rectangle(this.#cx - width / 2, this.#y(to), width, this.#y(from) - this.#y(to)),
      column(this.#cx, width, light, dark),
      bowed(this.#cx, width / 2, width * 0.05, spacing),
      0.9,
    )
  }

  #windows(foot: number, count: number, [width, height]: Point, ringWidth: number): void {
    for (let i = 0; i < count; i++) {
      const angle = ((i + 0.5) / count - 0.5) * FACE
      const turned = Math.cos(angle)
      if (turned <= 0.12) continue
      const x = this.#cx + Math.sin(angle) * (ringWidth / 2) * 0.97
      this.#plate.add(arch(x, this.#y(foot), width * turned, height), flat(0.97), level(2), 0.6)
    }
  }

  /** Courses that sag with the round, and staggered joints. */
  #masonry(): void {
    const [cx, w] = [this.#cx, this.#w]
    for (let y = 5; y < 52; y += 4.2) {
      const course = Array.from({ length: 20 }, (_, i): Point => {
        const t = -1 + (2 * i) / 19
        return [cx + (t * w) / 2, this.#y(y) + w * 0.05 * (1 - t * t)]
      })
      this.#plate.line(course, 0.45)
      const stagger = ((y * 7) % 3) / 3
      for (let j = 0; j < 11; j++) {
        const across = Math.sin(((j + stagger) / 11 - 0.5) * FACE)
        const sag = w * 0.05 * (1 - across ** 2)
        const x = cx + (across * w) / 2
        this.#plate.line(
          [
            [x, this.#y(y) + sag],
            [x, this.#y(y + 4.2) + sag],
          ],
          0.4,
        )
      }
    }
  }

  #gallery(): void {
    const [plate, cx, w, u] = [this.#plate, this.#cx, this.#w, this.#u]
    plate.add(
      [
        [cx - w * 0.5, this.#y(62)],
        [cx + w * 0.5, this.#y(62)],
        [cx + w * 0.6, this.#y(65)],
        [cx - w * 0.6, this.#y(65)],
      ],
      column(cx, w * 1.2, 0.4, 0.98),
      bowed(cx, w * 0.6, w * 0.05, 2.6),
      0.9,
    )
    this.#ring([65, 66.2], w * 1.22, [0.1, 0.8])
    this.#ring([66.2, 76], w * 0.88, [0.05, 0.86])
    this.#windows(66.8, 11, [2.2 * u, 7.2 * u], w * 0.88)
    for (let i = 0; i <= 26; i++) {
      const x = cx + Math.sin((i / 26 - 0.5) * 3.1) * w * 0.61
      plate.line(
        [
          [x, this.#y(66.2)],
          [x, this.#y(68.6)],
        ],
        0.6,
      )
    }
    plate.line(
      [
        [cx - w * 0.61, this.#y(68.6)],
        [cx + w * 0.61, this.#y(68.6)],
      ],
      0.9,
    )
    this.#ring([76, 77.6], w * 0.98, [0.25, 0.98], 2.6)
  }

  #cone(): void {
    const [plate, cx, w, u] = [this.#plate, this.#cx, this.#w, this.#u]
    const [foot, tip] = [this.#y(77.6), this.#y(97)]
    plate.add(
      [
        [cx - w * 0.5, foot],
        [cx - w * 0.06, tip],
        [cx + w * 0.06, tip],
        [cx + w * 0.5, foot],
      ],
      (x, y) => column(cx, 2 * w * (0.06 + (0.44 * (tip - y)) / (tip - foot)), 0.3, 1)(x, y),
      bowed(cx, w * 0.5, w * 0.05, 3),
      1,
    )
    for (let i = 1; i < 9; i++) {
      const across = Math.sin((i / 9 - 0.5) * 3)
      plate.line(
        [
          [cx + across * w * 0.06, tip],
          [cx + across * w * 0.5, foot + (1 - across ** 2) * w * 0.04],
        ],
        0.45,
      )
    }
    const lantern = rectangle(cx - w * 0.055, this.#y(98.6), w * 0.11, 1.8 * u)
    plate.add(lantern, column(cx, w * 0.11, 0.2, 0.9), level(2), 0.7)
    drawDome(plate, cx, this.#y(98.6), w * 0.055, 1.8 * u, { spacing: 2 })
    drawFinial(plate, cx, this.#y(100.2), u * 0.5)
  }
}
