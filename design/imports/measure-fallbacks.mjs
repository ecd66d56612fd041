// Prints what src/web/app/fallback-fonts.css needs for system faces in the measure of ours: size-adjust is the ratio of mean
// advance widths over the copy of the site. Times, Georgia and Arial are measured by their metric-compatible twins.
import { readFileSync, readdirSync } from 'node:fs'
import { create } from 'fontkit'
import { fromPackage, glyphOf, instance } from './faces.mjs'

const copyFolder = new URL('../../src/web/copy/', import.meta.url)
const sentences = readdirSync(copyFolder).flatMap((file) => {
  const source = readFileSync(new URL(file, copyFolder), 'utf8')
  return [...source.matchAll(/'([^'\n]*[ğüşıöçĞÜŞİÖÇ ][^'\n]*)'/g)].map(([, text]) => text)
})
const figures = '0123456789'
const text = sentences.join(' ')

const ours = {
  'Archivo 400': await instance('archivo', { wght: 400, wdth: 100 }),
  'Archivo 600': await instance('archivo', { wght: 600, wdth: 100 }),
  'Besley 520': await instance('besley', { wght: 520 }),
}
const statics = (family, weight) =>
  ['latin', 'latin-ext'].map((part) =>
    create(fromPackage(`@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`)),
  )
const arial = { 400: statics('arimo', 400), 700: statics('arimo', 700) }
const roboto = { 400: statics('roboto', 400), 700: statics('roboto', 700) }
const pairs = [
  ['Archivo 400', 'Arial', arial[400]],
  ['Archivo 600', 'Arial Bold', arial[700]],
  ['Archivo 400', 'Roboto', roboto[400]],
  ['Archivo 600', 'Roboto Bold', roboto[700]],
  ['Besley 520', 'Georgia', statics('gelasio', 400)],
  ['Besley 520', 'Times New Roman', statics('tinos', 400)],
  ['Besley 520', 'Noto Serif', statics('noto-serif', 400)],
]

function meanAdvance(fonts, letters) {
  const advances = [...letters].flatMap((letter) => {
    const found = glyphOf(fonts, letter)
    return found === undefined ? [] : [found.glyph.advanceWidth / found.em]
  })
  return advances.reduce((sum, advance) => sum + advance, 0) / advances.length
}

console.log(`${text.length} letters of copy`)
for (const [name, system, fonts] of pairs) {
  const [font] = ours[name]
  const ratios = [text, figures].map((letters) => meanAdvance(ours[name], letters) / meanAdvance(fonts, letters))
  const [all, digits] = ratios.map((ratio) => {
    const [ascent, descent] = [font.ascent, -font.descent].map((n) => ((n / font.unitsPerEm / ratio) * 100).toFixed(1))
    return `size-adjust ${(ratio * 100).toFixed(1)}% ascent ${ascent}% descent ${descent}%`
  })
  console.log(`${name} on ${system}\n  text    ${all}\n  figures ${digits}`)
}
