import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'
import subset from 'subset-font'

const packages = fileURLToPath(new URL('node_modules/', import.meta.url))

/** A file of an installed package. */
export const fromPackage = (path) => readFileSync(packages + path)

/** What Turkish copy and figures need. Fontsource keeps these seven in a file of their own. */
export const EXTENDED = 'ĞğİŞş₺'
export const BASIC = `${Array.from({ length: 95 }, (_, i) => String.fromCodePoint(32 + i)).join('')}\u00A0ıÇÖÜçöüÂâÎîÛû×·–—‘’“”•…−°€£©«»±½`

/** One instance of a web font of the site, as the two fonts that hold its letters. */
export async function instance(family, axes) {
  const parts = [
    ['latin', BASIC],
    ['latin-ext', EXTENDED],
  ]
  return Promise.all(
    parts.map(async ([part, letters]) => {
      const font = readFileSync(new URL(`../../src/web/assets/fonts/${family}-${part}.woff2`, import.meta.url))
      return create(await subset(font, letters, { targetFormat: 'truetype', variationAxes: axes }))
    }),
  )
}

export const glyphOf = (fonts, letter) => {
  const code = letter.codePointAt(0)
  const font = fonts.find((each) => each.hasGlyphForCodePoint(code))
  return font && { glyph: font.glyphForCodePoint(code), em: font.unitsPerEm }
}
