import { seeded } from '../engraving/random.ts'

const WIDTH = 2880
const HEIGHT = 320
const MIDDLE = WIDTH / 2
/** The joints between the stones run to a vanishing point above the water. */
const VANISHING_Y = -150
/** The far edges of the rows of stones. */
const ROWS = [0, 8, 19, 34, 54, 80, 113, 154, 204]
const STONE = 132

/** The paving of a quay: lines that grow thinner towards the front and towards both ends, as wide as the tone asks. */
export function quay(): string {
  const random = seeded(28112026)
  const paths = new Map<string, string>()

  const draw = (x1: number, y1: number, x2: number, y2: number, width: number): void => {
    if (width < 0.16) return
    const pen = (Math.round(width * 5) / 5).toFixed(1)
    const end = y1 === y2 ? `H${rounded(x2)}` : `L${rounded(x2)} ${rounded(y2)}`
    paths.set(pen, `${paths.get(pen) ?? ''}M${rounded(x1)} ${rounded(y1)}${end}`)
  }

  /** A horizontal line in strokes, with gaps where it dissolves. */
  const stroke = (y: number, weight: number, gap: number): void => {
    for (let x = 0; x < WIDTH;) {
      const end = Math.min(WIDTH, x + 26 + random() * 90)
      const tone = toneAt((x + end) / 2, y)
      if (tone > 0.06 && random() < 0.1 + tone * 1.3) draw(x, y, end, y, weight * (0.3 + 0.7 * tone))
      x = end + gap * (0.4 + random()) * (1.3 - tone)
    }
  }

  /** The shaded side of a stone: short strokes along its joint. */
  const shade = (joint: number, from: number, to: number, step: number): void => {
    for (let y = from + 2.6; y < to - 1; y += step) {
      const x = MIDDLE + joint * scaleAt(y)
      const tone = toneAt(x, y)
      const reach = (10 + random() * 34) * scaleAt(y) * (0.35 + tone)
      if (tone > 0.08 && random() < tone * 1.5) draw(x + 1.5, y, x + 1.5 + reach, y, 0.72 * (0.2 + 0.8 * tone))
    }
  }

  stroke(0.9, 1.8, 0.6)
  stroke(4.2, 0.8, 2)
  for (const [row, near] of ROWS.entries()) {
    const far = ROWS[row - 1]
    if (far === undefined) continue
    if (near < 200) stroke(near, 1.25, 5)
    for (let stone = -24; stone <= 24; stone++) {
      const joint = (stone + (row % 2 === 0 ? 0 : 0.5) + (random() - 0.5) * 0.12) * STONE
      const [x1, x2] = [MIDDLE + joint * scaleAt(far), MIDDLE + joint * scaleAt(near)]
      const tone = toneAt((x1 + x2) / 2, (far + near) / 2)
      if (x1 < 0 || x1 > WIDTH || tone < 0.1 || random() > 0.3 + tone * 1.4) continue
      draw(x1, far + 1, x2, near - (1 - tone) * (near - far) * 0.45, 1.05 * (0.25 + 0.75 * tone))
      shade(joint, far, near, 3.2 + row * 0.22)
    }
  }
  const body = [...paths].toSorted().map(([width, d]) => `<path stroke-width="${width}" d="${d}"/>`)
  const size = `viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}"`
  const pen = 'fill="none" stroke="#000" stroke-linecap="round"'
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${pen}>${body.join('')}</svg>\n`
}

const rounded = (n: number): number => Number(n.toFixed(1))

const scaleAt = (y: number): number => (y - VANISHING_Y) / -VANISHING_Y

/** 1 at the water in the middle, 0 at the front and at both ends. */
function toneAt(x: number, y: number): number {
  const depth = Math.max(0, 1 - y / 236) ** 1.2
  return depth * Math.max(0, 1 - (Math.abs(x - MIDDLE) / (MIDDLE * 0.99)) ** 5)
}
