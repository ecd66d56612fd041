import { level } from '../engraving/hatch.ts'
import { Plate } from '../engraving/plate.ts'
import type { Point } from '../engraving/point.ts'
import { seeded } from '../engraving/random.ts'
import { clamp, flat } from '../engraving/tone.ts'
import { drawGalataTower } from '../istanbul/galata-tower.ts'
import { drawMosque } from '../istanbul/mosque.ts'
import { drawSpiceBazaar } from '../istanbul/spice-bazaar.ts'
import { drawFerry } from '../istanbul/water.ts'

const WIDTH = 1240
const HEIGHT = 440

// prettier-ignore
const SOUTH_SHORE: readonly Point[] = [[0, 150], [120, 138], [240, 150], [360, 168], [470, 186], [560, 196], [650, 200], [740, 190], [820, 170], [900, 150], [980, 142], [1040, 160], [1080, 210], [1092, 270], [1078, 330], [1040, 372], [990, 400], [960, 440]]
// prettier-ignore
const NORTH_SHORE: readonly Point[] = [[0, 60], [140, 52], [300, 66], [430, 84], [540, 96], [640, 92], [720, 66], [780, 20], [800, 0]]
// prettier-ignore
const STREETS: readonly (readonly Point[])[] = [
  [[0, 210], [180, 204], [360, 214], [520, 232], [620, 240], [760, 226], [900, 196], [1000, 190]],
  [[620, 240], [600, 300], [590, 370], [600, 440]],
  [[760, 226], [770, 290], [820, 350], [900, 400], [930, 440]],
  [[360, 214], [380, 300], [400, 370], [380, 440]],
  [[380, 300], [490, 306], [596, 318], [690, 312], [774, 296]],
  [[400, 370], [590, 376], [700, 380], [850, 372]],
  [[490, 232], [492, 306], [500, 374], [498, 440]],
  [[690, 232], [692, 312], [704, 440]],
  [[180, 204], [200, 300], [220, 440]],
  [[0, 320], [200, 306], [380, 300]],
  [[900, 196], [930, 280], [960, 350]],
  [[820, 350], [960, 350], [1030, 330]],
  [[0, 392], [220, 388], [400, 370]],
]

/** A picture map of the old town: schematic, not to scale. */
export function oldTownMap(): string {
  const plate = new Plate(WIDTH, HEIGHT)
  drawWater(plate)
  drawBridges(plate)
  for (const street of STREETS) plate.line(street, 2.4)
  for (const street of STREETS) plate.line(street, 1.15)
  drawBlocks(plate)
  drawGalataTower(plate, 540, 70, 66)
  const pair = (at: number, balconies = 2) => [-at, at].map((side) => ({ at: side, height: 1, balconies }))
  const style = { strength: 1, spacing: 2.4 }
  drawMosque(plate, 690, 218, { ...style, width: 76, minarets: pair(0.5) })
  drawMosque(plate, 300, 268, { ...style, width: 104, minarets: pair(0.55) })
  const outer = [-0.62, 0.62].map((at) => ({ at, height: 0.8, balconies: 2 }))
  drawMosque(plate, 866, 330, { ...style, width: 100, minarets: [...outer, ...pair(0.5)] })
  drawSpiceBazaar(plate, 600, 282, 96)
  drawFerry(plate, 760, 140, 70, 1)
  drawFerry(plate, 1150, 250, 80, -1)
  drawFerry(plate, 460, 140, 54, 1)
  return plate.svg()
}

function drawWater(plate: Plate): void {
  const outline: Point[] = [...NORTH_SHORE, [WIDTH, 0], [WIDTH, HEIGHT], ...SOUTH_SHORE.toReversed()]
  const waves = { kind: 'wave', spacing: 5, amplitude: () => 1.3, length: () => 70 } as const
  const tone = (x: number, y: number) => {
    const offshore = Math.min(distanceTo(SOUTH_SHORE, x, y), distanceTo(NORTH_SHORE, x, y))
    return 0.16 + 0.52 * Math.exp(-offshore / 16)
  }
  plate.add(outline, tone, waves, 1.3)
}

function distanceTo(shore: readonly Point[], x: number, y: number): number {
  return shore.reduce((nearest, [bx, by], i) => {
    const [ax, ay] = shore[i - 1] ?? [bx, by]
    const squared = (bx - ax) ** 2 + (by - ay) ** 2
    const t = squared === 0 ? 0 : clamp(((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared)
    return Math.min(nearest, Math.hypot(x - ax - t * (bx - ax), y - ay - t * (by - ay)))
  }, Number.POSITIVE_INFINITY)
}

function drawBridges(plate: Plate): void {
  // prettier-ignore
  plate.add([[598, 200], [616, 201], [590, 92], [574, 92]], flat(0.03), level(3), 1)
  // prettier-ignore
  plate.add([[300, 160], [312, 162], [330, 68], [318, 68]], flat(0.03), level(3), 0.9)
}

/** Three short strokes for a block of houses. */
function drawBlocks(plate: Plate): void {
  const random = seeded(77)
  for (let i = 0; i < 64; i++) {
    const [x, y, length] = [20 + random() * 940, 226 + random() * 200, 9 + random() * 12]
    for (let j = 0; j < 3; j++) {
      plate.line(
        [
          [x + j * 4, y + j * 3],
          [x + j * 4 + length, y + j * 3],
        ],
        0.45,
      )
    }
  }
}
