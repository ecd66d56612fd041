import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subset from 'subset-font'

const packages = fileURLToPath(new URL('../node_modules/', import.meta.url))

/** A file of an installed package. */
export const fromPackage = (path) => readFileSync(packages + path)

/** The characters of Turkish copy and figures that Fontsource has in a separate file. */
export const EXTENDED = 'ĞğİŞş₺'
export const BASIC = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')}\u00A0ıÇÖÜçöüÂâÎîÛû×·–—‘’“”•…−°€£©«»±½`

/** The two subsets of a family in its package. */
export const PARTS = [
  ['latin', BASIC],
  ['latin-ext', EXTENDED],
]

/** The variable font of a family, one of its two parts. */
export function variable(family, part) {
  const axes = family === 'archivo' ? 'standard' : 'wght'
  return fromPackage(`@fontsource-variable/${family}/files/${family}-${part}-${axes}-normal.woff2`)
}

/** One instance of a family, as the two fonts that hold its letters. */
export async function instance(family, axes) {
  return Promise.all(
    PARTS.map(async ([part, letters]) =>
      create(await subset(variable(family, part), letters, { targetFormat: 'truetype', variationAxes: axes })),
    ),
  )
}

export const glyphOf = (fonts, letter) => {
  const code = letter.codePointAt(0)
  const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
  return font && { glyph: font.glyphForCodePoint(code), em: font.unitsPerEm }
}
