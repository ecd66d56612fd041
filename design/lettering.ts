import { written } from './engraving/svg-path.ts'
import type { Alphabet } from './letters.ts'

export interface Line {
  readonly size: number
  readonly x?: number
  readonly y?: number
  /** Added after every letter. */
  readonly tracking?: number
  /** The share of the line that stands to the left of `x`. */
  readonly anchor?: number
}

export interface PlacedLetter {
  readonly x: number
  readonly width: number
  readonly path: string
}

/** A line of text as outlines, letter by letter. */
export function lettered(alphabet: Alphabet, text: string, line: Line): PlacedLetter[] {
  const { size, y = 0, tracking = 0, anchor = 0 } = line
  let x = (line.x ?? 0) - anchor * lineWidth(alphabet, text, line)
  return Array.from(text, (character) => {
    const { advance, outline } = letterOf(alphabet, character)
    const [left, width, scale] = [x, (advance * size) / 1000, size / 1000]
    const path = outline.replaceAll(
      /(-?\d+) (-?\d+)/g,
      (_, px: string, py: string) => `${written(left + Number(px) * scale, 2)} ${written(y + Number(py) * scale, 2)}`,
    )
    x += width + tracking
    return { x: left, width, path }
  })
}

export const textPath = (alphabet: Alphabet, text: string, line: Line): string =>
  lettered(alphabet, text, line)
    .map(({ path }) => path)
    .join('')

export function lineWidth(alphabet: Alphabet, text: string, { size, tracking = 0 }: Line): number {
  const advances = Array.from(text, (character) => (letterOf(alphabet, character).advance * size) / 1000)
  return advances.reduce((sum, advance) => sum + advance + tracking, -tracking)
}

function letterOf(alphabet: Alphabet, character: string) {
  const letter = alphabet[character]
  if (letter === undefined) throw new Error(`No outline of ${character}: add it in design/imports/make-letters.mjs`)
  return letter
}
