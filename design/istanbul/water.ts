import { level } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { type Point, rectangle } from '../engraving/point.ts'
import { type Tone, column, downwards, flat, mix } from '../engraving/tone.ts'

/** Open water from the horizon down; the waves grow towards the viewer. */
export function drawSea(plate: Plate, horizon: number, width: number, foot: number, tone: Tone): void {
  const near = (y: number) => (y - horizon) / (foot - horizon)
  const waves = {
    kind: 'wave',
    spacing: 5,
    amplitude: (y: number) => mix(0.5, 2.2, near(y)),
    length: (y: number) => mix(46, 120, near(y)),
  } as const
  plate.add(rectangle(0, horizon, width, foot - horizon), tone, waves, 0)
}

/** A city ferry, `length` long; heading 1 is to the right. */
export function drawFerry(plate: Plate, x: number, y: number, length: number, heading: 1 | -1): void {
  const u = length / 100
  const at = (along: number, above: number): Point => [x + heading * along * u, y - above * u]
  plate.add([at(-50, 7), at(50, 8.5), at(45, 0), at(-45, 0)], downwards([y - 8 * u, 0.75], [y, 0.98]), level(2.6), 0.9)
  plate.add([at(-44, 15), at(42, 15), at(45, 8), at(-46, 7.5)], flat(0.04), level(2.6))
  const portholes = (count: number, height: number) => {
    for (let i = -count; i <= count; i++) {
      const [left, top] = at(i * 4.9, height)
      plate.add(rectangle(left - 1.3 * u, top, 2.6 * u, 3.2 * u), flat(0.9), level(2), 0)
    }
  }
  portholes(8, 13)
  plate.add([at(-34, 22), at(34, 22), at(36, 15), at(-38, 15)], flat(0.06), level(2.6))
  portholes(6, 20.4)
  const [bridge] = at(20, 0)
  plate.add(rectangle(bridge - 6 * u, y - 28 * u, 12 * u, 6 * u), flat(0.1), level(2.4))
  plate.add(rectangle(bridge - 4 * u, y - 26.4 * u, 8 * u, 2.4 * u), flat(0.95), level(2), 0)
  const funnel = [at(-6, 37), at(3, 37), at(4, 22), at(-5, 22)]
  plate.add(funnel, column(at(-1, 0)[0], 9 * u, 0.3, 1), level(2.4), 0.9)
  plate.line([at(34, 22), at(34, 40)], 0.7)
  plate.line([at(-40, 15), at(-40, 27)], 0.7)
}

export function drawGulls(plate: Plate, gulls: readonly (readonly [x: number, y: number, size: number])[]): void {
  for (const [x, y, s] of gulls) {
    const wings: Point[] = [
      [x - 9 * s, y - 3 * s],
      [x - 4 * s, y - 4.6 * s],
      [x, y],
      [x + 4 * s, y - 4.6 * s],
      [x + 9 * s, y - 3 * s],
    ]
    plate.line(wings, 0.9)
  }
}
