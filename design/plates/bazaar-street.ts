import { type Hatch, level, upright } from '../engraving/hatch.ts'
import { Plate } from '../engraving/plate.ts'
import { type Point, type Polygon, ellipseArc, rectangle } from '../engraving/point.ts'
import { type Tone, flat, mix, vault } from '../engraving/tone.ts'
import { drawDome } from '../istanbul/dome.ts'
import { drawGalataTower } from '../istanbul/galata-tower.ts'
import { drawHouses } from '../istanbul/houses.ts'

const WIDTH = 1200
const HEIGHT = 900
/** The vanishing point. */
const VX = 600
const VY = 470
const BAYS = 9
const NEAREST = 1.18

/** How large the i-th bay is seen. */
const seen = (i: number) => NEAREST * 0.735 ** i

/** The dark blue of the site's ink. The page shows this plate as an image, on paper that is light in both themes. */
const INK = '#14264a'

/** Shown half as large as drawn: coarser lines stay apart there, and cost a third less. */
const CUT = { coarseness: 1.3, grid: 0.2 }

/** A vaulted bazaar street, with Galata at its far end. */
export function bazaarStreet(): string {
  const plate = new Plate(WIDTH, HEIGHT, CUT)
  const shell: Hatch = { kind: 'rings', cx: VX, cy: VY - 30, spacing: 4.2, flat: 0.86 }
  plate.add(rectangle(0, 0, WIDTH, HEIGHT), flat(0.9), shell, 0)
  for (let i = 0; i < BAYS; i++) drawBay(plate, i)
  const end = seen(BAYS)
  plate.add(vaultOutline(end * 1.15), flat(0), undefined)
  drawFloor(plate, end)
  for (let i = 0; i < BAYS - 2; i++) {
    drawShop(plate, i, -1)
    drawShop(plate, i, 1)
  }
  for (let i = 1; i < 6; i++) drawLamp(plate, 0.735 ** i * 1.1)
  const skyline = { from: VX - 52, to: VX + 52, base: VY + 34, heights: [8, 16], widths: [9, 14] } as const
  drawHouses(plate, { ...skyline, seed: 3, strength: 0.6, spacing: 2.6 })
  drawGalataTower(plate, VX + 12, VY + 26, 62)
  return plate.svg({ ink: INK })
}

/** The barrel of the vault with its two walls, `s` being its distance from the viewer. */
function vaultOutline(s: number, halfWidth = 560, height = 470, floor = 470): Polygon {
  const spring = VY - 40 * s
  const crown = Array.from({ length: 49 }, (_, i): Point => {
    const angle = Math.PI + (Math.PI * i) / 48
    const raised = (height - 40) * s * Math.sin(angle) * (1 + 0.08 * Math.sin(angle) ** 8)
    return [VX + halfWidth * s * Math.cos(angle), spring + raised]
  })
  return [[VX - halfWidth * s, VY + floor * s], ...crown, [VX + halfWidth * s, VY + floor * s]]
}

/** A rib of dark and pale stone, then the vault behind it. */
function drawBay(plate: Plate, i: number): void {
  const s = seen(i)
  const depth = i / (BAYS - 1)
  const spring = VY - 40 * s
  const hatch: Hatch = { kind: 'rings', cx: VX, cy: spring, spacing: Math.max(2.6, 4.6 - i * 0.25), flat: 0.8 }
  const rib: Tone = (x, y) => {
    const stone = Math.floor((Math.atan2(y - spring, x - VX) + 4) * 8) % 2 !== 0 && y < VY - 20 * s
    return (stone ? 0.5 : 0.12) * (1 - 0.55 * depth) + 0.03
  }
  const barrel: Tone = (x, y) => {
    const lit = 0.5 + 0.5 * Math.cos(Math.atan2(y - spring, x - VX) + 2.5)
    return mix(0.98, 0.26, lit) * (1 - 0.62 * depth)
  }
  plate.add(vaultOutline(s), rib, hatch, 1)
  plate.add(vaultOutline(s * 0.93, 556, 466), barrel, hatch, 0.9)
}

/** Slabs in perspective. */
function drawFloor(plate: Plate, end: number): void {
  const tone: Tone = (x, y) => {
    const t = (y - VY) / 430
    const row = Math.floor(Math.log(t + 0.02) * 7)
    const across = (x - VX) / (y - VY)
    const column = Math.floor(across * 5 + (row % 2 === 0 ? 0 : 0.5))
    const slab = (row + column) % 2 === 0 ? 0.8 : 1.25
    return mix(0.02, 0.42, t) * slab + ((0.3 * Math.abs(across)) / 1.2) * t
  }
  plate.add(
    [
      [VX - 560 * NEAREST, VY + 470 * NEAREST],
      [VX + 560 * NEAREST, VY + 470 * NEAREST],
      [VX + 560 * end, VY + 470 * end],
      [VX - 560 * end, VY + 470 * end],
    ],
    tone,
    level(3.4),
  )
}

/** A shop front between two ribs: its dark opening, the awning, the counter with its goods. */
function drawShop(plate: Plate, i: number, side: -1 | 1): void {
  const [near, far] = [seen(i) * 0.93, seen(i + 1)]
  const [from, to] = [mix(near, far, 0.14), mix(near, far, 0.9)]
  const strength = 1 - 0.07 * i
  /** At a distance, as shares of the half width and of the wall's height below the eye. */
  const at = (s: number, across: number, down: number): Point => [VX + side * 556 * s * across, VY + 470 * s * down]
  const opening = [at(from, 1, 1), at(from, 1, 0.02), at(to, 1, 0.02), at(to, 1, 1)]
  plate.add(opening, flat((side < 0 ? 0.9 : 0.62) * strength), upright(3), 0.9)
  plate.add(
    [at(from, 1, -0.06), at(to, 1, -0.06), at(to, 0.86, 0.1), at(from, 0.82, 0.1)],
    (x) => (Math.floor(Math.abs(x - VX) / (9 * seen(i) + 1)) % 2 === 0 ? 0.02 : 0.8 * strength),
    level(2.6),
    0.9,
  )
  plate.add(
    [at(from, 1, 1), at(from, 0.9, 1), at(from, 0.9, 0.62), at(to, 0.94, 0.62), at(to, 1, 1)],
    flat((side < 0 ? 0.5 : 0.22) * strength),
    level(3),
    0.9,
  )
  for (let j = 0; j < 3; j++) {
    const s = mix(from, to, 0.15 + j * 0.3)
    drawDome(plate, ...at(s, 0.945, 0.62), 17 * s, 20 * s, { spacing: 2.4, dark: 0.9 })
  }
}

/** A lamp that hangs from the crown. */
function drawLamp(plate: Plate, s: number): void {
  const y = VY - 395 * s
  plate.line(
    [
      [VX, VY - 470 * s],
      [VX, y],
    ],
    0.9,
  )
  const globe = ellipseArc([VX, y + 26 * s], [20 * s, 26 * s], [0, 2 * Math.PI], 30)
  plate.add(globe, vault(VX, y + 26 * s, 20 * s, 30 * s, 0, 0.5), level(2.6), 1)
  plate.add(
    [
      [VX - 8 * s, y],
      [VX + 8 * s, y],
      [VX + 5 * s, y - 8 * s],
      [VX - 5 * s, y - 8 * s],
    ],
    flat(0.9),
    level(2),
  )
}
