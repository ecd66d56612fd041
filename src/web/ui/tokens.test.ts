import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

type Colours = ReadonlyMap<string, string>

/** Matches six-digit colours: one for both themes, or one for each in light-dark(). */
const COLOUR = /--([\w-]+): (?:(#[\da-f]{6})|light-dark\((#[\da-f]{6}), (#[\da-f]{6})\));/g
const found = [...css.matchAll(COLOUR)]
const light: Colours = new Map(found.map(([, name = '', both, day]) => [name, both ?? day ?? '']))
const dark: Colours = new Map(found.map(([, name = '', both, , night]) => [name, both ?? night ?? '']))

/** Returns the relative luminance of WCAG 2.2. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(colours: Colours, front: string, back: string): number {
  const [a, b] = [front, back].map((name) => luminance(colours.get(name) ?? 'missing'))
  const [darker = Number.NaN, lighter = Number.NaN] = [a ?? Number.NaN, b ?? Number.NaN].toSorted((x, y) => x - y)
  return (lighter + 0.05) / (darker + 0.05)
}

const TEXT = 4.5
const GRAPHIC = 3

const pairs: readonly (readonly [front: string, backs: readonly string[], least: number])[] = [
  ['ink', ['paper', 'surface', 'sunken', 'up-flash', 'down-flash'], TEXT],
  ['ink-2', ['paper', 'surface'], TEXT],
  ['ink-3', ['paper', 'surface', 'sunken', 'up-wash', 'down-wash'], TEXT],
  ['teal', ['paper', 'surface'], TEXT],
  ['teal-strong', ['teal-wash'], TEXT],
  ['on-teal', ['teal'], TEXT],
  ['gold-ink', ['paper', 'surface', 'gold-wash'], TEXT],
  ['up', ['surface', 'up-wash'], TEXT],
  ['down', ['surface', 'down-wash', 'paper'], TEXT],
  ['on-night', ['night'], TEXT],
  ['on-night-2', ['night', 'night-2'], TEXT],
  ['night-accent', ['night'], TEXT],
  ['rule-strong', ['surface', 'paper'], GRAPHIC],
  ['buy', ['surface'], GRAPHIC],
  ['sell', ['surface'], GRAPHIC],
  ['focus', ['paper', 'surface'], GRAPHIC],
  ['gold', ['night'], GRAPHIC],
]

describe('the colours of the site', () => {
  test.each(pairs.flatMap(([front, backs, least]) => backs.map((back) => [front, back, least] as const)))(
    'the colour %s on %s is readable in both themes',
    (front, back, least) => {
      expect(contrast(light, front, back)).toBeGreaterThanOrEqual(least)
      expect(contrast(dark, front, back)).toBeGreaterThanOrEqual(least)
    },
  )
})
