import { type Extent, type Hatch, hatchLines, level } from './hatch.ts'
import type { Point, Polygon } from './point.ts'
import { PathWriter, type Stroke, simplified } from './svg-path.ts'
import type { Tone } from './tone.ts'
import { crossingsAt, runsOf, sampled } from './trace.ts'

interface Shape extends Extent {
  readonly hatch: Hatch | undefined
}

interface Outline {
  /** Index of the shape that it belongs to: shapes added later hide it. */
  readonly shape: number
  readonly points: readonly Point[]
  readonly width: number
}

export interface PlateOptions {
  /** Line widths that the burin has; every width of the picture is rounded to one of them. */
  readonly widths?: readonly number[]
  /**
   * How much coarser than drawn the plate is cut: 1.5 spaces and widens the hatching by half, for prints seen small.
   */
  readonly coarseness?: number
  /** Places are rounded to multiples of this. */
  readonly grid?: number
}

export interface PrintOptions {
  /** Multiplies the darkness of the hatching: how a plate dissolves into paper. */
  readonly fade?: Tone
  readonly fadeOutline?: Tone
  /** Left, top, width and height of the part that is printed. */
  readonly view?: readonly [number, number, number, number]
  /** The colour of the lines. Masks need none. */
  readonly ink?: string
}

interface Cut extends Stroke {
  readonly width: number
}

const WIDTHS = [0.45, 0.65, 0.9, 1.15, 1.45, 1.75, 2.1, 2.5]
const DARKNESS_TO_WIDTH = 0.92
const NOTHING = -1
const OUTSIDE = -2

/**
 * An engraving. Shapes are painted over each other with a tone; then each is cut with a family of lines whose width
 * follows the tone, exactly what a burin does. A print is one SVG path per width.
 */
export class Plate {
  readonly #width: number
  readonly #height: number
  readonly #widths: readonly number[]
  readonly #coarseness: number
  readonly #grid: number
  readonly #shapes: Shape[] = []
  readonly #outlines: Outline[] = []
  /** The index of the shape that shows at each pixel. */
  readonly #top: Int32Array
  readonly #darkness: Float32Array

  constructor(width: number, height: number, { widths = WIDTHS, coarseness = 1, grid = 0.1 }: PlateOptions = {}) {
    this.#width = width
    this.#height = height
    this.#widths = widths.map((w) => Math.round(w * coarseness * 100) / 100)
    this.#coarseness = coarseness
    this.#grid = grid
    this.#top = new Int32Array(width * height).fill(NOTHING)
    this.#darkness = new Float32Array(width * height)
  }

  /** Paints a shape over what is there. Without a hatch it hides like bare paper; an outline of 0 is none. */
  add(polygon: Polygon, tone: Tone, hatch: Hatch | undefined = level(3.6), outline = 0.8): this {
    const xs = polygon.map(([x]) => x)
    const ys = polygon.map(([, y]) => y)
    const extent = { x0: Math.min(...xs), x1: Math.max(...xs), y0: Math.min(...ys), y1: Math.max(...ys) }
    this.#paint(polygon, tone, extent)
    this.#shapes.push({ ...extent, hatch: hatch && this.#coarser(hatch) })
    const first = polygon[0]
    return outline === 0 || first === undefined ? this : this.line([...polygon, first], outline)
  }

  /** A line on the shape added last. */
  line(points: readonly Point[], width = 0.8): this {
    this.#outlines.push({ shape: this.#shapes.length - 1, points, width })
    return this
  }

  svg({
    fade = () => 1,
    fadeOutline = fade,
    view = [0, 0, this.#width, this.#height],
    ink = '#000',
  }: PrintOptions = {}): string {
    const cuts = [
      ...this.#shapes.flatMap((shape, index) => this.#hatched(shape, index, fade)),
      ...this.#outlines.flatMap((outline) => this.#visible(outline, fadeOutline)),
    ]
    const paths = [...Map.groupBy(cuts, ({ width }) => width)]
      .toSorted(([a], [b]) => a - b)
      .map(([width, strokes]) => {
        const writer = new PathWriter(this.#grid)
        for (const stroke of strokes) writer.stroke(stroke)
        return `<path stroke-width="${width}" d="${writer.text}"/>`
      })
    const [, , width, height] = view
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view.join(' ')}" width="${width}" height="${height}" fill="none" stroke="${ink}" stroke-linejoin="round">${paths.join('')}</svg>`
  }

  /** Outlines grow less than the hatching, or small shapes would clog. */
  #outlineWidth(drawn: number): number {
    return Math.round(drawn * Math.sqrt(this.#coarseness) * 100) / 100
  }

  #coarser(hatch: Hatch): Hatch {
    // Lines whose spacing is no multiple of the grid would band.
    const cells = Math.max(1, Math.round((hatch.spacing * this.#coarseness) / this.#grid))
    return { ...hatch, spacing: cells * this.#grid }
  }

  #paint(polygon: Polygon, tone: Tone, { y0, y1 }: Extent): void {
    const shape = this.#shapes.length
    for (let y = Math.max(0, Math.floor(y0)); y <= Math.min(this.#height - 1, Math.ceil(y1)); y++) {
      const crossings = crossingsAt(polygon, y + 0.5)
      for (let i = 0; i + 1 < crossings.length; i += 2) {
        const from = Math.max(0, Math.round(crossings[i] ?? 0))
        const to = Math.min(this.#width, Math.round(crossings[i + 1] ?? 0))
        for (let x = from; x < to; x++) {
          this.#top[y * this.#width + x] = shape
          this.#darkness[y * this.#width + x] = tone(x + 0.5, y + 0.5)
        }
      }
    }
  }

  #shapeAt(x: number, y: number): number {
    const [column, row] = [Math.trunc(x), Math.trunc(y)]
    if (column < 0 || row < 0 || column >= this.#width || row >= this.#height) return OUTSIDE
    return this.#top[row * this.#width + column] ?? OUTSIDE
  }

  /** The width that gives a darkness at this spacing; undefined where no line is fine enough. */
  #widthFor(darkness: number, spacing: number): number | undefined {
    const wanted = spacing * DARKNESS_TO_WIDTH * darkness ** DARKNESS_TO_WIDTH
    if (wanted < 0.3 * this.#coarseness) return undefined
    return this.#widths.reduce((best, w) => (Math.abs(w - wanted) < Math.abs(best - wanted) ? w : best))
  }

  #hatched({ hatch, ...extent }: Shape, index: number, fade: Tone): Cut[] {
    if (hatch === undefined) return []
    const widthAt = ([x, y]: Point) => {
      const darkness = this.#darkness[Math.trunc(y) * this.#width + Math.trunc(x)]
      const shown = this.#shapeAt(x, y) === index && darkness !== undefined
      return shown ? this.#widthFor(darkness * fade(x, y), hatch.spacing) : undefined
    }
    return hatchLines(hatch, extent).flatMap(({ curve, points }) =>
      runsOf(points, widthAt).map((run) => ({
        width: run.width,
        curve,
        points: curve.kind === 'free' ? simplified(run.points, 0.5 * this.#coarseness) : run.points,
      })),
    )
  }

  /** The pieces of an outline that no later shape hides. */
  #visible({ shape, points, width }: Outline, fade: Tone): Cut[] {
    const pieces: Cut[] = []
    let run: Point[] = []
    const end = () => {
      if (run.length > 2) {
        const kept = simplified(run, 0.18 * this.#coarseness)
        pieces.push({ width: this.#outlineWidth(width), curve: { kind: 'free' }, points: kept })
      }
      run = []
    }
    for (const at of sampled(points)) {
      if (this.#isHidden(at, shape) || fade(...at) < 0.12) end()
      else run.push(at)
    }
    end()
    return pieces
  }

  #isHidden([x, y]: Point, shape: number): boolean {
    const around = (d: number) => [
      this.#shapeAt(x - d, y),
      this.#shapeAt(x + d, y),
      this.#shapeAt(x, y - d),
      this.#shapeAt(x, y + d),
    ]
    const coveredAllAround = around(1.4).every((other) => other > shape)
    return coveredAllAround || this.#shapeAt(x, y) > shape || Math.max(...around(0.9)) === OUTSIDE
  }
}
