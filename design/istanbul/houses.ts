import { level, upright } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { rectangle } from '../engraving/point.ts'
import { seeded } from '../engraving/random.ts'
import { flat, mix, rightwards } from '../engraving/tone.ts'
import { drawDome } from './dome.ts'

export interface HouseRow {
  readonly from: number
  readonly to: number
  readonly base: number
  readonly heights: readonly [number, number]
  readonly widths?: readonly [number, number]
  readonly seed: number
  readonly strength?: number
  readonly spacing?: number
  /** Multiplies the height, by place: the hill that the row climbs. */
  readonly profile?: (x: number) => number
}

/** The stepped fabric of the old town, the same for the same seed. */
export function drawHouses(plate: Plate, row: HouseRow): void {
  const { base, heights, widths = [22, 46], strength = 1, spacing = 3.4, profile = () => 1 } = row
  const random = seeded(row.seed)
  let x = row.from
  while (x < row.to) {
    const width = mix(...widths, random())
    const height = mix(...heights, random()) * profile(x + width / 2)
    const house = { x, y: base - height, width, height }
    const lit = mix(0.03, 0.2, random()) * strength
    const roof = random()
    const shadeFrom = x + width * 0.7
    const wall = rectangle(x, house.y, width, height)
    plate.add(wall, (px) => (px > shadeFrom ? 0.62 * strength : lit), level(spacing), 0.7)
    if (roof < 0.5) drawTiledRoof(plate, house, mix(7, 13, random()), strength)
    else if (roof < 0.62) drawDome(plate, x + width / 2, house.y, width * 0.36, width * 0.28, { spacing: 2.6 })
    else {
      plate.add(rectangle(x - 1.5, house.y - 3, width + 3, 3.5), flat(0.6 * strength), level(2), 0.6)
      if (random() < 0.6) plate.add(rectangle(x + width * 0.65, house.y - 11, 5, 9), flat(0.7), level(2.4), 0.5)
    }
    drawWindows(plate, house, base, random)
    x += width - 1
  }
}

interface House {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function drawTiledRoof(plate: Plate, { x, y, width }: House, rise: number, strength: number): void {
  plate.add(
    [
      [x - 2, y],
      [x + width * 0.2, y - rise],
      [x + width * 0.8, y - rise],
      [x + width + 2, y],
    ],
    rightwards([x, 0.35 * strength], [x + width, 0.95 * strength]),
    upright(2.8),
    0.7,
  )
}

function drawWindows(plate: Plate, { x, y, width, height }: House, base: number, random: () => number): void {
  const columns = Math.max(2, Math.round(width / 11))
  const rows = Math.floor(height / 17)
  for (let i = 0; i < columns; i++) {
    for (let j = 0; j < rows; j++) {
      const bricked = random() <= 0.12
      const [left, top] = [x + (width * (i + 0.5)) / columns - 2, y + 6 + j * 16]
      if (!bricked && top + 9 < base) plate.add(rectangle(left, top, 4.2, 8.4), flat(0.95), level(2.2), 0)
    }
  }
}
