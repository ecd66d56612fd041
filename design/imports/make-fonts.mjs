// Subsets: variable WOFF2 for the site, static TTF for the policy (a PDF takes no variable fonts).
import { writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { BASIC, EXTENDED, fromPackage } from './faces.mjs'

const site = new URL('../../src/web/assets/fonts/', import.meta.url)
const print = new URL('../fonts/', import.meta.url)

const weights = { wght: { min: 400, max: 700 } }
const families = [
  ['archivo', 'standard', { ...weights, wdth: { min: 88, max: 125 } }],
  ['besley', 'wght', weights],
]
for (const [family, axes, variationAxes] of families) {
  for (const [part, letters] of [
    ['latin', BASIC],
    ['latin-ext', EXTENDED],
  ]) {
    const source = fromPackage(`@fontsource-variable/${family}/files/${family}-${part}-${axes}-normal.woff2`)
    const font = await subset(source, letters, { targetFormat: 'woff2', variationAxes })
    writeFileSync(new URL(`${family}-${part}.woff2`, site), font)
    console.log(`${family}-${part}.woff2  ${font.length}`)
  }
}

const statics = [
  ['besley-500', 'besley/500Medium/Besley_500Medium.ttf'],
  ['besley-600', 'besley/600SemiBold/Besley_600SemiBold.ttf'],
  ['archivo-400', 'archivo/400Regular/Archivo_400Regular.ttf'],
  ['archivo-600', 'archivo/600SemiBold/Archivo_600SemiBold.ttf'],
]
for (const [name, path] of statics) {
  const font = await subset(fromPackage(`@expo-google-fonts/${path}`), `${BASIC}${EXTENDED}§`, {
    targetFormat: 'truetype',
  })
  writeFileSync(new URL(`${name}.ttf`, print), font)
  console.log(`${name}.ttf  ${font.length}`)
}
