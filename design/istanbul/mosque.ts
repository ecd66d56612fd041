import { bowed, level } from '../engraving/hatch.ts'
import type { Plate } from '../engraving/plate.ts'
import { rectangle } from '../engraving/point.ts'
import { column, downwards, flat, rightwards, vault } from '../engraving/tone.ts'
import { arch, halfDome } from './arch.ts'
import { drawDome } from './dome.ts'
import { drawMinaret } from './minaret.ts'

export interface MosqueMinaret {
  /** From the middle and in height, both as a share of the mosque's width. */
  readonly at: number
  readonly height: number
  readonly balconies: number
  readonly behind?: boolean
}

export interface MosqueForm {
  readonly width: number
  readonly minarets: readonly MosqueMinaret[]
  readonly strength: number
  readonly spacing?: number
}

/** An imperial mosque, everything in proportion to its width. */
export function drawMosque(plate: Plate, cx: number, base: number, form: MosqueForm): void {
  const { width, minarets, strength: k, spacing = 3 } = form
  const u = width / 100
  for (const { at, height, balconies } of minarets.filter((m) => m.behind)) {
    const behind = { height: height * width * 0.92, width: 3.5 * u, balconies, strength: k * 0.8 }
    drawMinaret(plate, cx + at * width, base - 6 * u, behind)
  }
  const eaves = base - 46 * u
  drawMainDome(plate, cx, eaves, { u, k, spacing })
  drawShoulders(plate, cx, eaves, { u, k, spacing })
  drawBody(plate, cx, eaves, { u, k, spacing })
  drawPortico(plate, cx, base, { u, k, spacing })
  for (const { at, height, balconies } of minarets.filter((m) => !m.behind)) {
    drawMinaret(plate, cx + at * width, base, { height: height * width * 0.92, width: 4 * u, balconies, strength: k })
  }
}

interface Scale {
  /** A hundredth of the mosque's width. */
  readonly u: number
  readonly k: number
  readonly spacing: number
}

const drawWindow = (plate: Plate, x: number, y: number, width: number, height: number) =>
  plate.add(arch(x, y, width, height), flat(0.92), level(2.4), 0.5)

function drawMainDome(plate: Plate, cx: number, eaves: number, { u, k, spacing }: Scale): void {
  drawDome(plate, cx, eaves - 4 * u, 21 * u, 19 * u, { spacing, finial: u * 0.8, dark: 0.84 * k })
  const drum = rectangle(cx - 22 * u, eaves - 5 * u, 44 * u, 6.5 * u)
  plate.add(drum, column(cx, 44 * u, 0.1, 0.8 * k), bowed(cx, 22 * u, 2, spacing))
  for (let i = -5; i <= 5; i++) {
    const x = cx + Math.sin((i / 6) * 1.5) * 21 * u
    drawWindow(plate, x, eaves + 0.8 * u, 1.7 * u * Math.cos((i / 6) * 1.3), 4.6 * u)
  }
}

/** Half domes and weight towers to either side, the front half dome with its windows. */
function drawShoulders(plate: Plate, cx: number, eaves: number, { u, k, spacing }: Scale): void {
  for (const side of [-1, 1]) {
    drawDome(plate, cx + side * 24 * u, eaves + 13 * u, 12 * u, 12 * u, { spacing, dark: 0.84 * k })
  }
  for (const side of [-1, 1]) {
    const x = cx + side * 23 * u
    plate.add(rectangle(x - 2.4 * u, eaves - u, 4.8 * u, 9 * u), column(x, 4.8 * u, 0.05, 0.8 * k), level(spacing), 0.7)
    drawDome(plate, x, eaves - u, 2.7 * u, 3 * u, { spacing: 2.4, dark: 0.9 * k })
  }
  plate.add(
    halfDome(cx, eaves + 15 * u, 19 * u, 15 * u),
    vault(cx, eaves + 15 * u, 19 * u, 15 * u, 0.02, 0.72 * k),
    bowed(cx, 19 * u, -3 * u, spacing),
    0.9,
  )
  for (let i = -3; i <= 3; i++) drawWindow(plate, cx + i * 4.3 * u, eaves + 14 * u, 1.9 * u, 5 * u)
}

function drawBody(plate: Plate, cx: number, eaves: number, { u, k, spacing }: Scale): void {
  const wall = rectangle(cx - 37 * u, eaves + 13 * u, 74 * u, 15 * u)
  plate.add(wall, rightwards([cx - 37 * u, 0.08], [cx + 37 * u, 0.5 * k]), level(spacing), 0.9)
  for (let i = -8; i <= 8; i++) drawWindow(plate, cx + i * 4.1 * u, eaves + 22.5 * u, 1.9 * u, 6 * u)
  plate.line(
    [
      [cx - 37 * u, eaves + 15.4 * u],
      [cx + 37 * u, eaves + 15.4 * u],
    ],
    0.6,
  )
  for (const side of [-1, 1]) {
    const corner = { spacing: 2.6, dark: 0.86 * k, finial: u * 0.35 }
    drawDome(plate, cx + side * 30.5 * u, eaves + 13 * u, 6.2 * u, 6 * u, corner)
  }
}

function drawPortico(plate: Plate, cx: number, base: number, { u, k, spacing }: Scale): void {
  const roof = base - 15 * u
  for (let i = -5; i <= 5; i++) {
    drawDome(plate, cx + i * 8 * u, roof, 3.9 * u, 3.7 * u, { spacing: 2.6, dark: 0.86 * k })
  }
  const wall = rectangle(cx - 45 * u, roof, 90 * u, 15 * u)
  plate.add(wall, rightwards([cx - 45 * u, 0.03], [cx + 45 * u, 0.36 * k]), level(spacing), 0.9)
  plate.line(
    [
      [cx - 45 * u, roof + 2 * u],
      [cx + 45 * u, roof + 2 * u],
    ],
    0.7,
  )
  for (let i = -5; i <= 5; i++) {
    const opening = arch(cx + i * 8 * u, base, 5.4 * u, 10.6 * u, 0.25)
    plate.add(opening, downwards([base - 11 * u, 0.98], [base, 0.7]), level(2.6), 0.7)
  }
}
