// Subsets: WOFF2 for the site, static TTF for the policy (a PDF takes no variable fonts).
import { writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { BASIC, EXTENDED, fromPackage, PARTS, variable } from './faces.mjs'

const site = new URL('../../src/web/assets/fonts/', import.meta.url)
const print = new URL('../fonts/', import.meta.url)

// What the sheets use and no more: the faces are most of what a first visit fetches before its headline stands. Headings and rates
// are of one weight, which takes 16 kB in place of 30; text stops at the weight 600 and has no narrow widths, 30 kB in place of 56.
// Signs of programs are left to the system's faces, and in headings those of addresses, too.
const families = [
  ['archivo', /[\\^`{|}~<>[\]]/g, { wght: { min: 400, max: 600 }, wdth: { min: 100, max: 116 } }],
  ['besley', /[\\^`{|}~<>[\]#$*=@_£©«»±½]/g, { wght: 530 }],
]
for (const [family, strange, variationAxes] of families) {
  for (const [part, letters] of PARTS) {
    const wanted = letters.replaceAll(strange, '')
    const font = await subset(variable(family, part), wanted, { targetFormat: 'woff2', variationAxes })
    writeFileSync(new URL(`${family}-${part}.woff2`, site), font)
    console.log(`${family}-${part}.woff2  ${font.length}`)
  }
}

// Packages for the web leave ‰ out, which gold is weighed by. One weight of it, between those of text, takes 0.8 kB, a second one would take as much again.
const perMille = await subset(fromPackage('@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf'), '‰', {
  targetFormat: 'woff2',
})
writeFileSync(new URL('archivo-per-mille.woff2', site), perMille)
console.log(`archivo-per-mille.woff2  ${perMille.length}`)

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
