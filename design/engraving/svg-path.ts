import type { Curve } from './hatch.ts'
import type { Point } from './point.ts'

/** A line of the finished plate. */
export interface Stroke {
  readonly curve: Curve
  readonly points: readonly Point[]
}

/** Written as short as SVG allows: one decimal by default, no leading zero. */
export function written(n: number, decimals = 1): string {
  const text = Number(n.toFixed(decimals)).toString()
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.')
}

export const separated = (numbers: readonly string[]): string =>
  numbers.reduce((text, next) => text + (text !== '' && !next.startsWith('-') ? ' ' : '') + next, '')

/**
 * Writes strokes as one relative path on a grid; each step is taken from where the rounded pen stands, so that no
 * error adds up.
 */
export class PathWriter {
  readonly #grid: number
  readonly #decimals: number
  #x = 0
  #y = 0
  #last = ''
  #text = ''

  constructor(grid: number) {
    this.#grid = grid
    this.#decimals = Number.isInteger(grid) ? 0 : 1
  }

  get text(): string {
    return this.#text
  }

  stroke({ curve, points }: Stroke): void {
    const first = points[0]
    const end = points.at(-1)
    if (first === undefined || end === undefined) return
    this.#command('m', [this.#step(first)])
    this.#moveTo(first)
    if (curve.kind === 'straight') this.#lineTo(end)
    else if (curve.kind === 'parabola') this.#parabola(first, end, curve.slopeAt, points)
    else if (curve.kind === 'ellipse') this.#ellipse(curve, points)
    else for (const point of points.slice(1)) this.#lineTo(point)
  }

  #parabola(first: Point, end: Point, slopeAt: (x: number) => number | undefined, points: readonly Point[]): void {
    const half = (end[0] - first[0]) / 2
    const [from, to] = [slopeAt(first[0]), slopeAt(end[0])]
    if (from === undefined || to === undefined) {
      for (const point of simplified(points, 0.22)) this.#lineTo(point)
    } else if (Math.abs(((to - from) * half) / 4) < this.#grid) {
      this.#lineTo(end)
    } else {
      this.#command('q', [this.#step([first[0] + half, first[1] + from * half]), this.#step(end)])
      this.#moveTo(end)
    }
  }

  /** In pieces of at most a half turn, so that start and end are never the same place. */
  #ellipse({ rx, ry }: { rx: number; ry: number }, points: readonly Point[]): void {
    const turn = points.length / (2 * Math.PI * rx)
    const pieces = Math.max(1, Math.ceil(turn * 2))
    for (let i = 1; i <= pieces; i++) {
      const end = points[Math.round((i / pieces) * (points.length - 1))]
      if (end === undefined) continue
      const [dx, dy] = this.#step(end)
      const sagitta = (dx * dx + dy * dy) / (8 * Math.min(rx, ry))
      if (sagitta < this.#grid) this.#lineTo(end)
      else {
        this.#command('a', [[rx, ry], [0, 0], [1, dx], [dy]])
        this.#moveTo(end)
      }
    }
  }

  #lineTo(point: Point): void {
    const [dx, dy] = this.#step(point)
    if (dx === 0 && dy === 0) return
    if (dy === 0) this.#command('h', [[dx]])
    else if (dx === 0) this.#command('v', [[dy]])
    else this.#command('l', [[dx, dy]])
    this.#moveTo(point)
  }

  #command(letter: string, numbers: readonly (readonly number[])[]): void {
    const body = separated(numbers.flat().map((n) => written(n, this.#decimals)))
    const repeats = letter === this.#last && letter !== 'm'
    this.#text += repeats ? (body.startsWith('-') ? body : ` ${body}`) : letter + body
    this.#last = letter
  }

  #snapped(n: number): number {
    return Math.round(n / this.#grid) * this.#grid
  }

  #step([x, y]: Point): Point {
    return [this.#rounded(this.#snapped(x) - this.#x), this.#rounded(this.#snapped(y) - this.#y)]
  }

  #rounded(n: number): number {
    return Math.round(n * 1000) / 1000
  }

  #moveTo([x, y]: Point): void {
    this.#x = this.#snapped(x)
    this.#y = this.#snapped(y)
  }
}

/** Douglas-Peucker: leaves out every point that lies closer than `tolerance` to the line without it. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, points.length - 1])
  const open: (readonly [number, number])[] = [[0, points.length - 1]]
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const farthest = farthestBetween(points, span)
    if (farthest.distance > tolerance) {
      keep.add(farthest.index)
      open.push([span[0], farthest.index], [farthest.index, span[1]])
    }
  }
  return points.filter((_, i) => keep.has(i))
}

function farthestBetween(points: readonly Point[], [from, to]: readonly [number, number]) {
  let farthest = { index: from, distance: 0 }
  const [a, b] = [points[from], points[to]]
  if (a === undefined || b === undefined) return farthest
  const closed = a[0] === b[0] && a[1] === b[1]
  const length = Math.hypot(b[0] - a[0], b[1] - a[1])
  for (let index = from + 1; index < to; index++) {
    const p = points[index]
    if (p === undefined) continue
    const distance = closed
      ? Math.hypot(p[0] - a[0], p[1] - a[1])
      : Math.abs((b[1] - a[1]) * p[0] - (b[0] - a[0]) * p[1] + b[0] * a[1] - b[1] * a[0]) / length
    if (distance > farthest.distance) farthest = { index, distance }
  }
  return farthest
}
