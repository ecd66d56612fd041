import type { Point } from './point.ts'
import { clamp } from './tone.ts'

/** The family of lines that a shape is cut with, `spacing` apart. */
export type Hatch =
  /** Level lines; with a bow they follow a round form, `sag` lower at its centre. */
  | { kind: 'level'; spacing: number; bow?: { cx: number; rx: number; sag: number } }
  | { kind: 'slant'; spacing: number; angle: number }
  /** Ellipses round a centre, `flat` times as high as wide. */
  | { kind: 'rings'; spacing: number; cx: number; cy: number; flat?: number }
  /** Water: amplitude and wave length depend on the height in the picture. */
  | { kind: 'wave'; spacing: number; amplitude: (y: number) => number; length: (y: number) => number }

/** The curve of a stroke, so that it can be written exactly instead of as a chain of points. */
export type Curve =
  | { kind: 'straight' }
  | { kind: 'parabola'; slopeAt: (x: number) => number | undefined }
  | { kind: 'ellipse'; rx: number; ry: number }
  | { kind: 'free' }

/** A line of a family over its shape's whole extent, sampled about once a unit. */
export interface HatchLine {
  readonly curve: Curve
  readonly points: readonly Point[]
}

export interface Extent {
  readonly x0: number
  readonly x1: number
  readonly y0: number
  readonly y1: number
}

export const level = (spacing: number): Hatch => ({ kind: 'level', spacing })
export const upright = (spacing: number): Hatch => ({ kind: 'slant', spacing, angle: 1.5708 })
export const bowed = (cx: number, rx: number, sag: number, spacing = 3.2): Hatch => ({
  kind: 'level',
  spacing,
  bow: { cx, rx, sag },
})

export function hatchLines(hatch: Hatch, extent: Extent): HatchLine[] {
  switch (hatch.kind) {
    case 'level':
      return levelLines(hatch, extent)
    case 'slant':
      return slantLines(hatch, extent)
    case 'rings':
      return ringLines(hatch, extent)
    case 'wave':
      return waveLines(hatch, extent)
  }
}

/**
 * Keeps level lines off the places where shapes begin and end. A multiple of the grids in use, so that they stay
 * evenly spaced.
 */
const OFFSET = 0.4

/** Whole multiples of `spacing` that fall into [from, to], with one to spare on either side. */
function* multiples(spacing: number, from: number, to: number): Generator<number> {
  for (let k = Math.floor(from / spacing); k <= to / spacing; k++) yield k
}

function levelLines({ spacing, bow }: Extract<Hatch, { kind: 'level' }>, { x0, x1, y0, y1 }: Extent): HatchLine[] {
  const sagAt = (x: number) => (bow === undefined ? 0 : bow.sag * (1 - clamp((x - bow.cx) / bow.rx, -1, 1) ** 2))
  const curve: Curve =
    bow === undefined || bow.sag === 0
      ? { kind: 'straight' }
      : {
          kind: 'parabola',
          // Sampled half a unit to the right of where the sag was taken.
          slopeAt: (x) => {
            const u = (x - 0.5 - bow.cx) / bow.rx
            return Math.abs(u) > 1 ? undefined : (-2 * bow.sag * u) / bow.rx
          },
        }
  const reach = Math.abs(bow?.sag ?? 0) + spacing
  const lines: HatchLine[] = []
  for (const k of multiples(spacing, y0 - reach, y1 + reach)) {
    const points: Point[] = []
    for (let x = Math.floor(x0); x <= x1; x++) points.push([x + 0.5, k * spacing + sagAt(x) + OFFSET])
    lines.push({ curve, points })
  }
  return lines
}

function slantLines({ spacing, angle }: Extract<Hatch, { kind: 'slant' }>, { x0, x1, y0, y1 }: Extent): HatchLine[] {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const reach = Math.hypot(x1 - x0, y1 - y0) / 2 + spacing
  const across = -cx * sin + cy * cos
  const along = cx * cos + cy * sin
  const lines: HatchLine[] = []
  for (const k of multiples(spacing, across - reach, across + reach)) {
    const points: Point[] = []
    for (let t = along - reach; t <= along + reach; t++) {
      points.push([cos * t - sin * k * spacing, sin * t + cos * k * spacing])
    }
    lines.push({ curve: { kind: 'straight' }, points })
  }
  return lines
}

function ringLines(
  { spacing, cx, cy, flat = 1 }: Extract<Hatch, { kind: 'rings' }>,
  { x0, x1, y0, y1 }: Extent,
): HatchLine[] {
  const outermost = Math.hypot(Math.max(cx - x0, x1 - cx), Math.max(cy - y0, y1 - cy) / flat)
  const lines: HatchLine[] = []
  for (let r = spacing; r < outermost; r += spacing) {
    const steps = Math.ceil(r * 2 * Math.PI)
    const points = Array.from({ length: steps + 1 }, (_, i): Point => {
      const angle = (i / steps) * 2 * Math.PI
      return [cx + r * Math.cos(angle), cy + r * flat * Math.sin(angle)]
    })
    lines.push({ curve: { kind: 'ellipse', rx: r, ry: r * flat }, points })
  }
  return lines
}

function waveLines(
  { spacing, amplitude, length }: Extract<Hatch, { kind: 'wave' }>,
  { x0, x1, y0, y1 }: Extent,
): HatchLine[] {
  const lines: HatchLine[] = []
  for (const k of multiples(spacing, y0 - 8, y1 + 8)) {
    const y = k * spacing
    const [a, l, phase] = [amplitude(y), length(y), k * 2.4]
    const points: Point[] = []
    for (let x = Math.floor(x0); x <= x1; x++) {
      const swell = Math.sin((x / l) * 2 * Math.PI + phase) + 0.4 * Math.sin((x / l) * 2.1 + phase * 1.7)
      points.push([x + 0.5, y + a * swell])
    }
    lines.push({ curve: { kind: 'free' }, points })
  }
  return lines
}
