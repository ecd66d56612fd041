import type { Point, Polygon } from './point.ts'

/** Places along a chain, at most 1.2 units apart; corners twice, as the end of one side and the start of the next. */
export function* sampled(points: readonly Point[]): Generator<Point> {
  for (const [i, [ax, ay]] of points.entries()) {
    const next = points[i + 1]
    if (next === undefined) return
    const [bx, by] = next
    const steps = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / 1.2))
    for (let j = 0; j <= steps; j++) yield [ax + ((bx - ax) * j) / steps, ay + ((by - ay) * j) / steps]
  }
}

/** Where a level line enters and leaves a polygon, from left to right. */
export function crossingsAt(polygon: Polygon, y: number): number[] {
  const crossings: number[] = []
  for (const [i, [ax, ay]] of polygon.entries()) {
    const [bx, by] = polygon[(i + 1) % polygon.length] ?? [ax, ay]
    if (ay <= y !== by <= y) crossings.push(ax + ((y - ay) / (by - ay)) * (bx - ax))
  }
  return crossings.toSorted((a, b) => a - b)
}

export interface Run {
  readonly width: number
  readonly points: Point[]
}

/** Splits a line where its width changes; neighbours share the place of the change. Specks are left out. */
export function runsOf(points: readonly Point[], widthAt: (point: Point) => number | undefined): Run[] {
  const runs: Run[] = []
  let open: Run | undefined
  for (const point of points) {
    const width = widthAt(point)
    if (open !== undefined && width === open.width) {
      open.points.push(point)
      continue
    }
    if (open !== undefined && width !== undefined) open.points.push(point)
    open = width === undefined ? undefined : { width, points: [point] }
    if (open !== undefined) runs.push(open)
  }
  return runs.filter((run) => lengthOf(run.points) >= 1.4)
}

function lengthOf(points: readonly Point[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [px, py] = points[i - 1] ?? [x, y]
    return sum + Math.hypot(x - px, y - py)
  }, 0)
}
