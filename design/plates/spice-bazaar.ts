import { level } from '../engraving/hatch.ts'
import type { Plate, PlateOptions } from '../engraving/plate.ts'
import { rectangle } from '../engraving/point.ts'
import { seeded } from '../engraving/random.ts'
import { flat, smooth } from '../engraving/tone.ts'
import { drawHouses } from '../istanbul/houses.ts'
import { drawMosque } from '../istanbul/mosque.ts'
import { drawSpiceBazaar } from '../istanbul/spice-bazaar.ts'
import { drawGulls } from '../istanbul/water.ts'
import { BANNER, bannerPlate, drawSky, printBanner } from './banner.ts'

const { width, height } = BANNER
const GROUND = 632
const VANISHING_X = 1080

/** Mısır Çarşısı, with Yeni Cami behind it. */
export function spiceBazaar(options?: PlateOptions): string {
  const plate = bannerPlate(options)
  drawSky(plate, { horizon: 560, darkness: 0.24, dusk: [150, 520], center: 1120, reach: 900 })
  const minarets = [-0.5, 0.5].map((at) => ({ at, height: 1.02, balconies: 3 }))
  drawMosque(plate, 1395, GROUND - 96, { width: 430, minarets, strength: 0.72 })
  const row = { base: GROUND, heights: [54, 104], strength: 0.66 } as const
  drawHouses(plate, { ...row, from: 430, to: 1000, widths: [22, 42], seed: 19 })
  drawHouses(plate, { ...row, from: 1520, to: width + 40, widths: [24, 44], seed: 23 })
  drawSpiceBazaar(plate, VANISHING_X, GROUND, 720)
  drawSquare(plate)
  drawGulls(plate, [
    [860, 250, 1],
    [905, 226, 0.8],
    [1000, 196, 1.1],
    [1180, 170, 0.8],
  ])
  drawPigeons(plate)
  return printBanner(plate)
}

/** Pavement in lines that recede. */
function drawSquare(plate: Plate): void {
  const tone = (x: number, y: number) =>
    0.16 + 0.5 * smooth(GROUND + 22, GROUND, y) + 0.1 * Math.sin(((x - VANISHING_X) / (6 + (y - GROUND))) * 0.9)
  plate.add(rectangle(0, GROUND, width, height - GROUND), tone, level(4.4), 0)
  for (let i = -14; i <= 16; i++) {
    plate.line(
      [
        [VANISHING_X + i * 60, GROUND + 1],
        [VANISHING_X + i * 150, height],
      ],
      0.45,
    )
  }
}

function drawPigeons(plate: Plate): void {
  const random = seeded(9)
  for (let i = 0; i < 26; i++) {
    const x = 760 + random() * 640
    const y = GROUND + 14 + random() * 44
    const s = 0.5 + (y - GROUND) / 60
    plate.add(
      [
        [x - 6 * s, y],
        [x - 2 * s, y - 3.6 * s],
        [x + 3 * s, y - 4 * s],
        [x + 5 * s, y - 6 * s],
        [x + 7 * s, y - 4.6 * s],
        [x + 4 * s, y - s],
      ],
      flat(0.9),
      level(2.2),
      0.5,
    )
  }
}
