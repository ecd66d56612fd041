import { level } from '../engraving/hatch.ts'
import type { PlateOptions } from '../engraving/plate.ts'
import type { Point } from '../engraving/point.ts'
import { seeded } from '../engraving/random.ts'
import { flat, smooth } from '../engraving/tone.ts'
import { drawDome } from '../istanbul/dome.ts'
import { drawGalataTower } from '../istanbul/galata-tower.ts'
import { drawHouses } from '../istanbul/houses.ts'
import { drawMinaret } from '../istanbul/minaret.ts'
import { drawFerry, drawGulls, drawSea } from '../istanbul/water.ts'
import { BANNER, bannerPlate, drawSky, hill, printBanner } from './banner.ts'

const { width, height } = BANNER
const HORIZON = 592

/** Galata across the Golden Horn. */
export function galata(options?: PlateOptions): string {
  const plate = bannerPlate(options)
  drawSky(plate, { horizon: HORIZON, darkness: 0.26, dusk: [180, 560], center: 1130, reach: 900 })
  const random = seeded(5)
  const ridge = Array.from({ length: 52 }, (_, i): Point => {
    return [i * 40, HORIZON - 40 - 60 * hill(i * 40, 1150, 420) - 5 * random()]
  })
  plate.add([[0, HORIZON], ...ridge, [width, HORIZON]], flat(0.2), level(4.5), 0.4)
  const to = width + 40
  drawHouses(plate, {
    from: 520,
    to,
    base: HORIZON - 46,
    heights: [20, 46],
    widths: [16, 32],
    seed: 11,
    strength: 0.62,
    profile: (x) => 0.45 + 1.7 * hill(x, 1130, 300),
  })
  drawMinaret(plate, 760, HORIZON - 30, { height: 118, width: 7.5, balconies: 1, strength: 0.7 })
  drawDome(plate, 792, HORIZON - 58, 26, 20, { dark: 0.7, finial: 0.6 })
  drawGalataTower(plate, 1130, HORIZON - 96, 430)
  drawHouses(plate, {
    from: 600,
    to,
    base: HORIZON - 18,
    heights: [26, 62],
    widths: [20, 40],
    seed: 4,
    strength: 0.82,
    profile: (x) => 0.45 + 1.45 * hill(x, 1150, 330),
  })
  drawHouses(plate, {
    from: 470,
    to,
    base: HORIZON,
    heights: [24, 52],
    widths: [26, 50],
    seed: 27,
    profile: (x) => 0.55 + 0.75 * hill(x, 1180, 420),
  })
  drawSea(plate, HORIZON, width, height, (x, y) => {
    const reflection = hill(x, 1130, 70) * (0.5 + 0.5 * Math.sin(y / 3))
    return 0.2 + 0.5 * smooth(HORIZON + 40, HORIZON, y) + 0.3 * reflection
  })
  drawFerry(plate, 1420, 664, 230, -1)
  drawFerry(plate, 800, 634, 120, 1)
  drawGulls(plate, [
    [1330, 210, 1.2],
    [1382, 244, 0.9],
    [1290, 262, 0.8],
    [930, 226, 1],
    [1450, 300, 0.7],
  ])
  return printBanner(plate)
}
