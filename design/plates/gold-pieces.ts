import { type Hatch, level } from '../engraving/hatch.ts'
import { Plate } from '../engraving/plate.ts'
import { ellipse, type Point, rectangle } from '../engraving/point.ts'
import { mix, smooth, type Tone } from '../engraving/tone.ts'
import { inscription } from './gold-lettering.ts'

/** Plates of coins and bars are as wide as high. */
const SIZE = 240
const CENTER = SIZE / 2
const WIDTHS = [0.4, 0.6, 0.85, 1.1, 1.4, 1.75, 2.1]
/** From the upper left. */
const LIGHT: Point = [-0.62, -0.78]

export interface CoinFace {
  readonly text: string
  readonly size: number
  /** How much lower than the middle it stands. */
  readonly drop?: number
  readonly tracking?: number
}

/** A coin as banknotes show them: a wreath and the denomination, no portrait and no emblem of a state. */
export function coin({ text, size, drop = 0, tracking = 0 }: CoinFace): string {
  const plate = new Plate(SIZE, SIZE, { widths: WIDTHS })
  plate.add(disc(CENTER, CENTER, 117), hoop([CENTER, CENTER], [104, 117], [0.1, 0.95]), rings(2.6), 1.1)
  plate.add(disc(CENTER, CENTER, 104), hollow, level(3.2), 0.9)
  drawBeads(plate)
  for (const side of [-1, 1]) drawBranch(plate, side)
  plate.add(
    ellipse([CENTER, CENTER + 78], [5.5, 5.5], 30),
    (x, y) => smooth(-5, 5, (x - CENTER) * 0.6 + (y - CENTER - 78) * 0.8) * 0.9,
    level(1.8),
  )
  plate.add(disc(CENTER, CENTER, 54), hoop([CENTER, CENTER], [46, 54], [0.08, 0.9]), rings(2.2), 0.9)
  plate.add(
    disc(CENTER, CENTER, 47),
    (x, y) => mix(0.78, 0.96, smooth(-45, 45, (x - CENTER) * 0.5 + (y - CENTER) * 0.8)),
    rings(2.3, CENTER - 12),
    0.8,
  )
  const milling = spokes(150, [115.2, 118.6], CENTER)
  const face = inscription({ text, size, x: CENTER, y: CENTER + drop, tracking })
  return reserved(plate.svg(), face, `<path stroke-width="1.3" d="${milling}"/>`)
}

/** A cast bar seen from above, with its mark and its fineness. */
export function bar({ text, size, fineness }: { text: string; size: number; fineness: string }): string {
  const plate = new Plate(SIZE, SIZE, { widths: WIDTHS })
  const across: Tone = (x, y) =>
    mix(0.1, 0.9, smooth(0, 1, 0.5 + (((x - CENTER) / 68) * 0.45 + ((y - CENTER) / 112) * 0.5)))
  plate.add(rounded([52, 8], [188, 232], 14), across, { kind: 'slant', spacing: 2.5, angle: 0 }, 1.2)
  plate.add(
    rounded([64, 20], [176, 220], 8),
    (x, y) => mix(0.05, 0.4, smooth(-110, 120, (x - CENTER) * 0.5 + (y - CENTER) * 0.8)),
    level(3.2),
    0.9,
  )
  const seal = 92
  plate.add(disc(CENTER, seal, 47), hoop([CENTER, seal], [40, 47], [0.08, 0.9]), rings(2.2, seal), 0.9)
  plate.add(
    disc(CENTER, seal, 40),
    (x, y) => mix(0.78, 0.96, smooth(-40, 40, (x - CENTER) * 0.5 + (y - seal) * 0.8)),
    rings(2.3, seal - 10),
    0.8,
  )
  plate.add(rectangle(82, 153, 76, 30), () => 0, undefined, 0)
  for (const y of [150, 186]) plate.add(rectangle(78, y, 84, 1.6), () => 0.9, level(1.6), 0.5)
  const mark = inscription({ text, size, x: CENTER, y: seal })
  const number = inscription({ text: fineness, size: 24, x: CENTER, y: 168 })
  return reserved(plate.svg(), mark, `<path fill="#000" stroke="none" d="${number}"/>${waves()}`)
}

/** The inscription is left in paper by a mask of the plate's own, so that its edge stays sharp at every size. */
function reserved(svg: string, face: string, over: string): string {
  const ground = `<path fill="#fff" stroke="none" d="M0 0h${SIZE}v${SIZE}H0z"/>`
  const mask = `<mask id="n" maskUnits="userSpaceOnUse" x="0" y="0" width="${SIZE}" height="${SIZE}">${ground}<path fill="#000" stroke="none" d="${face}"/></mask>`
  return svg.replace(
    /(<svg[^>]*>)(.*)(<\/svg>)/s,
    (_, head: string, body: string, foot: string) => `${head}${mask}<g mask="url(#n)">${body}${over}</g>${foot}`,
  )
}

const disc = (x: number, y: number, radius: number) => ellipse([x, y], [radius, radius], 180)

const rings = (spacing: number, cy = CENTER): Hatch => ({ kind: 'rings', spacing, cx: CENTER, cy })

/** A raised ring: bright outside towards the light, bright inside away from it. */
function hoop([cx, cy]: Point, [inner, outer]: Point, [light, dark]: Point): Tone {
  return (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    const radius = Math.hypot(dx, dy) || 1
    const towards = (dx * LIGHT[0] + dy * LIGHT[1]) / radius
    const across = ((radius - inner) / (outer - inner)) * 2 - 1
    return mix(light, dark, 0.5 - 0.5 * towards * across)
  }
}

const hollow: Tone = (x, y) => mix(0.06, 0.42, smooth(-80, 90, (x - CENTER) * 0.87 + (y - CENTER) * 0.8))

function drawBeads(plate: Plate): void {
  for (let i = 0; i < 72; i++) {
    const angle = (i / 72) * 2 * Math.PI
    const [x, y] = [CENTER + 98.5 * Math.cos(angle), CENTER + 98.5 * Math.sin(angle)]
    const shade: Tone = (u, v) => smooth(-2.5, 2.5, (u - x) * 0.6 + (v - y) * 0.8) * 0.9
    plate.add(ellipse([x, y], [2.5, 2.5], 14), shade, level(1.6), 0.65)
  }
}

const WREATH = 78

/** One of the two branches of the wreath, which rises from below. */
function drawBranch(plate: Plate, side: number): void {
  const along = (turn: number): { at: Point; angle: number } => {
    const angle = Math.PI / 2 + side * turn
    return { at: [CENTER + WREATH * Math.cos(angle), CENTER + WREATH * Math.sin(angle)], angle }
  }
  plate.line(
    Array.from({ length: 41 }, (_, i) => along(0.1 + (i / 40) * 2.28).at),
    1.2,
  )
  for (let i = 0; i < 11; i++) {
    const { at, angle } = along(0.16 + i * 0.213)
    for (const lean of [-0.62, 0.62]) drawLeaf(plate, at, angle + side * (Math.PI / 2 + lean))
  }
  const { at, angle } = along(0.16 + 11 * 0.213)
  plate.add(leaf(at, angle + (side * Math.PI) / 2, 17, 4), () => 0.3, level(2), 0.75)
}

function drawLeaf(plate: Plate, [x, y]: Point, direction: number): void {
  const length = 20
  const [nx, ny] = [-Math.sin(direction), Math.cos(direction)]
  const lit = nx * LIGHT[0] + ny * LIGHT[1] > 0 ? 1 : -1
  const shade: Tone = (u, v) => (((u - x) * nx + (v - y) * ny) * lit > 0 ? 0.07 : 0.78)
  plate.add(leaf([x, y], direction, length, 4.1), shade, { kind: 'slant', spacing: 1.9, angle: direction + 0.5 }, 0.75)
  const rib = length * 0.92
  plate.line(
    [
      [x, y],
      [x + Math.cos(direction) * rib, y + Math.sin(direction) * rib],
    ],
    0.5,
  )
}

function leaf([x, y]: Point, direction: number, length: number, width: number): Point[] {
  const [cos, sin] = [Math.cos(direction), Math.sin(direction)]
  const edge =
    (side: number) =>
    (_: unknown, i: number): Point => {
      const t = i / 10
      const [u, v] = [t * length, side * width * Math.sin(Math.PI * t ** 0.85)]
      return [x + u * cos - v * sin, y + u * sin + v * cos]
    }
  return [...Array.from({ length: 11 }, edge(-1)), ...Array.from({ length: 11 }, edge(1)).toReversed()]
}

function rounded([x0, y0]: Point, [x1, y1]: Point, radius: number): Point[] {
  const corners = [
    [x1 - radius, y0 + radius, -Math.PI / 2],
    [x1 - radius, y1 - radius, 0],
    [x0 + radius, y1 - radius, Math.PI / 2],
    [x0 + radius, y0 + radius, Math.PI],
  ] as const
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: 9 }, (_, i): Point => {
      const angle = from + ((i / 8) * Math.PI) / 2
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
    }),
  )
}

/** Short lines from the centre outwards: the milled edge of a coin. */
export function spokes(count: number, [from, to]: Point, center: number): string {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 2 * Math.PI
    const at = (radius: number) =>
      `${(center + radius * Math.cos(angle)).toFixed(1)} ${(center + radius * Math.sin(angle)).toFixed(1)}`
    return `M${at(from)}L${at(to)}`
  }).join('')
}

function waves(): string {
  const lines = [-7, -3, 3, 7].map((swell) => {
    const steps = Array.from({ length: 14 }, (_, i) => `q3 ${i % 2 === 0 ? swell : -swell} 6 0`)
    return `<path d="M78 0${steps.join('')}"/>`
  })
  return `<g transform="translate(0 204)" stroke-width=".55">${lines.join('')}</g>`
}
