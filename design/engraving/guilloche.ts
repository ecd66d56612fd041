import { separated, written } from './svg-path.ts'

const TURN = 2 * Math.PI

/** A closed curve r(θ) around the origin as smooth cubics (Hermite to Bézier), relative and rounded to a tenth. */
export function polarCurve(radius: (angle: number) => number, segments: number): string {
  const at = (t: number) => [radius(t) * Math.cos(t), radius(t) * Math.sin(t)] as const
  const slope = (t: number) => {
    const e = 1e-4
    const [[ax, ay], [bx, by]] = [at(t - e), at(t + e)]
    return [(bx - ax) / (2 * e), (by - ay) / (2 * e)] as const
  }
  const step = TURN / segments
  let [x, y] = [tenth(at(0)[0]), tenth(at(0)[1])]
  let text = `M${separated([written(x), written(y)])}c`
  for (let i = 0; i < segments; i++) {
    const [from, to] = [i * step, (i + 1) * step]
    const [[ax, ay], [bx, by], [adx, ady], [bdx, bdy]] = [at(from), at(to), slope(from), slope(to)]
    const [ex, ey] = [tenth(bx), tenth(by)]
    const piece = separated(
      [
        ax + (adx * step) / 3 - x,
        ay + (ady * step) / 3 - y,
        bx - (bdx * step) / 3 - x,
        by - (bdy * step) / 3 - y,
        ex - x,
        ey - y,
      ].map((n) => written(n)),
    )
    text += (i === 0 || piece.startsWith('-') ? '' : ' ') + piece
    ;[x, y] = [ex, ey]
  }
  return `${text}z`
}

const tenth = (n: number) => Math.round(n * 10) / 10

export interface Ring {
  readonly radius: number
  readonly amplitude: number
  readonly lobes: number
  /** Without petals: threads are turns by 1/threads of a lobe. */
  readonly threads?: number
  /**
   * The envelope swells this many times a turn: amplitude by `swell`, radius by `shift`. The lobes are then forced to
   * petals·q + 1, so that a turn by 1/petals leaves the envelope alone and advances the thread by exactly 1/petals:
   * petals threads from one path.
   */
  readonly petals?: number
  readonly swell?: number
  readonly shift?: number
  readonly width: number
  readonly segmentsPerLobe?: number
}

/** One thread of a ring, how often it is repeated, and the turn in degrees between two repeats. */
export interface Threads {
  readonly path: string
  readonly count: number
  readonly turn: number
}

export function threadsOf(ring: Ring): Threads {
  const { radius, amplitude, petals, swell = 0, shift = 0, segmentsPerLobe = 4 } = ring
  const lobes = petals === undefined ? ring.lobes : petals * Math.round(ring.lobes / petals) + 1
  const count = petals ?? ring.threads ?? 1
  const path = polarCurve((t) => {
    const wave = Math.cos((petals ?? 0) * t)
    return radius + shift * wave + (amplitude + swell * wave) * Math.cos(lobes * t)
  }, lobes * segmentsPerLobe)
  return { path, count, turn: petals === undefined ? 360 / lobes / count : 360 / petals }
}

export function ringSvg(id: string, ring: Ring): string {
  const { path, count, turn } = threadsOf(ring)
  const turns = Array.from({ length: count - 1 }, (_, i) => Number(((i + 1) * turn).toFixed(3)))
  const uses = turns.map((degrees) => `<use href="#${id}" transform="rotate(${degrees})"/>`)
  return `<g stroke-width="${ring.width}"><path id="${id}" d="${path}"/>${uses.join('')}</g>`
}

export function rosetteSvg(size: number, rings: readonly Ring[]): string {
  const body = rings.map((ring, i) => ringSvg(String.fromCodePoint(97 + i), ring)).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-size / 2} ${-size / 2} ${size} ${size}" width="${size}" height="${size}" fill="none" stroke="#000">${body}</svg>`
}

export interface Band {
  readonly width: number
  readonly height: number
  readonly threads: number
  /** Waves in one tile. */
  readonly periods: number
  /** A fraction of the height. */
  readonly amplitude: number
  /** How far the waves die down in the middle of a tile: 1 is to nothing. */
  readonly pinch: number
  readonly lineWidth: number
  readonly rails: boolean
}

/** The paths of one tile, which repeats without a seam. */
export function bandPaths({ width, height, threads, periods, amplitude, pinch, rails }: Band): string[] {
  const middle = height / 2
  const paths = Array.from({ length: threads }, (_, i) => {
    const phase = (i / threads) * TURN
    return ribbon(
      (x) => {
        const envelope = 1 - pinch / 2 + (pinch / 2) * Math.cos((TURN * x) / width)
        return middle + height * amplitude * envelope * Math.sin((TURN * periods * x) / width + phase)
      },
      width,
      24 * periods,
    )
  })
  return rails ? [...paths, `M0 .5h${width}M0 ${height - 0.5}h${width}`] : paths
}

function ribbon(at: (x: number) => number, width: number, segments: number): string {
  const step = width / segments
  const slope = (x: number) => (at(x + 0.01) - at(x - 0.01)) / 0.02
  let [x, y] = [0, tenth(at(0))]
  let text = `M0 ${written(y)}`
  for (let i = 0; i < segments; i++) {
    const [from, to] = [i * step, (i + 1) * step]
    const [ex, ey] = [tenth(to), tenth(at(to))]
    const numbers = [
      step / 3,
      at(from) + (slope(from) * step) / 3 - y,
      (step * 2) / 3,
      at(to) - (slope(to) * step) / 3 - y,
      ex - x,
      ey - y,
    ]
    text += `c${separated(numbers.map((n) => written(n)))}`
    ;[x, y] = [ex, ey]
  }
  return text
}

export function bandSvg(band: Band): string {
  const paths = bandPaths(band).map((d) => `<path d="${d}"/>`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${band.width} ${band.height}" width="${band.width}" height="${band.height}" fill="none" stroke="#000" stroke-width="${band.lineWidth}">${paths.join('')}</svg>`
}
