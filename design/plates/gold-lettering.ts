import { written } from '../engraving/svg-path.ts'
import { lineWidth, textPath } from '../lettering.ts'
import { BESLEY } from '../letters.ts'

/** The inscription of a coin or a bar, as one path. */
export interface Inscription {
  readonly text: string
  readonly size: number
  /** The centre of the inscription. */
  readonly x: number
  readonly y: number
  readonly tracking?: number
}

/** How high the figures of the face stand above their base line, halved. */
const HALF_HEIGHT = 0.355

export function inscription({ text, size, x, y, tracking = 0 }: Inscription): string {
  const [, whole = '', part] = /^(\d?)([¼½])$/.exec(text) ?? []
  const base = y + size * HALF_HEIGHT
  if (part === undefined) return textPath(BESLEY, text, { size, x, y: base, tracking, anchor: 0.5 })
  return fraction(whole, part === '¼' ? '4' : '2', size, [x, base])
}

/** Set by hand: the face has no quarter, and its own fractions are too fine for a small plate. */
function fraction(whole: string, denominator: string, size: number, [x, base]: readonly [number, number]): string {
  const small = size * 0.66
  const width = size * 0.94
  const lead = whole === '' ? 0 : lineWidth(BESLEY, whole, { size }) + size * 0.04
  const left = x - (lead + width) / 2
  const middle = base - size * HALF_HEIGHT
  const letter = (text: string, at: number, y: number) => textPath(BESLEY, text, { size: small, x: at, y, anchor: 0.5 })
  return [
    textPath(BESLEY, whole, { size, x: left, y: base }),
    letter('1', left + lead + small * 0.3, middle + small * 0.12),
    letter(denominator, left + lead + width - small * 0.34, middle + small * 0.66),
    stroke(left + lead + width / 2, middle, size),
  ].join('')
}

function stroke(x: number, y: number, size: number): string {
  const [thick, height, lean] = [size * 0.045, size * 0.46, size * 0.27]
  const corners = [
    [x + lean - thick, y - height],
    [x + lean + thick, y - height],
    [x - lean + thick, y + height],
    [x - lean - thick, y + height],
  ]
  return `M${corners.map((corner) => corner.map((each) => written(each)).join(' ')).join('L')}Z`
}
