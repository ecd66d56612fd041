import { Plate, type PlateOptions } from '../engraving/plate.ts'
import { scattered } from '../engraving/random.ts'
import { smooth } from '../engraving/tone.ts'

/** The picture is 0 to 1600; from there to 2000 it dissolves, for screens wider than 1440. */
export const BANNER = { width: 2000, height: 700 } as const

/** The grid is 0.16 px at the size shown: finer costs bytes and is not seen. */
export const bannerPlate = (options: PlateOptions = {}): Plate =>
  new Plate(BANNER.width, BANNER.height, { grid: 0.2, ...options })

/** Dissolves to paper on the left, where the text stands, and on the right; every line ends at its own place. */
export function printBanner(plate: Plate): string {
  const ragged = (x: number, y: number, depth: number, shift: number) =>
    x + depth * (scattered(Math.round(y / 5) + shift) - 0.5)
  return plate.svg({
    fade: (x, y) => smooth(60, 640, ragged(x, y, 210, 0)) * smooth(1980, 1640, ragged(x, y, 230, 3)),
    fadeOutline: (x) => smooth(200, 560, x) * smooth(1900, 1620, x),
  })
}

export interface Sky {
  /** Where the sky ends below. */
  readonly horizon: number
  readonly darkness: number
  /** The heights between which it grows dark. */
  readonly dusk: readonly [number, number]
  /** Where the light gathers, and how far it reaches to either side. */
  readonly center: number
  readonly reach: number
}

export function drawSky(plate: Plate, { horizon, darkness, dusk, center, reach }: Sky): void {
  const tone = (x: number, y: number) => {
    const ragged = x + 130 * (scattered(Math.round(y / 6) + 7) - 0.5)
    const cloud = darkness * smooth(...dusk, y) * smooth(0, 1, 1 - Math.abs((ragged - center) / reach))
    return cloud * smooth(620, 860, x + 200 * (scattered(Math.round(y / 6)) - 0.5))
  }
  const sky = [
    [0, 0],
    [BANNER.width, 0],
    [BANNER.width, horizon],
    [0, horizon],
  ] as const
  plate.add(sky, tone, { kind: 'level', spacing: 6 }, 0)
}

/** A hill of its own height, 1 at `top` and dying away over `spread`. */
export const hill = (x: number, top: number, spread: number): number => Math.exp(-(((x - top) / spread) ** 2))
