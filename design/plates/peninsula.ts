import { level } from '../engraving/hatch.ts'
import type { PlateOptions } from '../engraving/plate.ts'
import type { Point } from '../engraving/point.ts'
import { flat, smooth } from '../engraving/tone.ts'
import { drawHouses } from '../istanbul/houses.ts'
import { drawMosque } from '../istanbul/mosque.ts'
import { drawFerry, drawGulls, drawSea } from '../istanbul/water.ts'
import { BANNER, bannerPlate, drawSky, hill, printBanner } from './banner.ts'

const { width, height } = BANNER
const HORIZON = 606

/** The historic peninsula from the water. */
export function peninsula(options?: PlateOptions): string {
  const plate = bannerPlate(options)
  drawSky(plate, { horizon: HORIZON, darkness: 0.24, dusk: [200, 580], center: 1100, reach: 950 })
  const ridge = Array.from({ length: 52 }, (_, i): Point => [i * 40, HORIZON - 26 - 66 * hill(i * 40, 1120, 480)])
  plate.add([[0, HORIZON], ...ridge, [width, HORIZON]], flat(0.3), level(4.2), 0.4)
  const pair = (at: number, tall: number) => [-at, at].map((side) => ({ at: side, height: tall, balconies: 2 }))
  drawMosque(plate, 700, HORIZON - 44, { width: 220, minarets: pair(0.56, 0.95), strength: 0.55, spacing: 2.8 })
  drawMosque(plate, 1500, HORIZON - 56, { width: 270, minarets: pair(0.55, 1), strength: 0.62, spacing: 2.8 })
  const to = width + 40
  drawHouses(plate, {
    from: 420,
    to,
    base: HORIZON - 34,
    heights: [14, 34],
    widths: [18, 34],
    seed: 31,
    strength: 0.7,
  })
  drawMosque(plate, 1120, HORIZON - 42, {
    width: 500,
    minarets: [
      { at: -0.66, height: 0.74, balconies: 2, behind: true },
      { at: 0.66, height: 0.74, balconies: 2, behind: true },
      { at: -0.53, height: 0.9, balconies: 3 },
      { at: 0.53, height: 0.9, balconies: 3 },
    ],
    strength: 0.95,
    spacing: 3.2,
  })
  drawHouses(plate, {
    from: 400,
    to,
    base: HORIZON,
    heights: [20, 46],
    widths: [24, 46],
    seed: 8,
    strength: 0.95,
    profile: (x) => 0.7 + (0.4 * Math.abs(x - 1120)) / 500,
  })
  drawSea(plate, HORIZON, width, height, (x, y) => {
    const reflection = hill(x, 1120, 130) * (0.5 + 0.5 * Math.sin(y / 3))
    return 0.2 + 0.5 * smooth(HORIZON + 36, HORIZON, y) + 0.26 * reflection
  })
  drawFerry(plate, 880, 660, 200, 1)
  drawFerry(plate, 1390, 634, 110, -1)
  drawGulls(plate, [
    [900, 200, 1],
    [950, 172, 0.8],
    [840, 240, 0.7],
    [1330, 150, 0.9],
  ])
  return printBanner(plate)
}
