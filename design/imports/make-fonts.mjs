// Subsets: WOFF2 for the site, static TTF for the policy (which does not take a variable font).
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { fileURLToPath } from 'node:url'
import subset from 'subset-font'
import { BASIC, EXTENDED, fromPackage, PARTS, variable } from './faces.mjs'

const site = new URL('../../src/web/assets/fonts/', import.meta.url)
const policy = new URL('../fonts/', import.meta.url)

// The fonts contain only what the style sheets use, because they are most of the bytes before the first paint: one
// weight for headings and rates, weights up to 600 for text, and a font of its own for the wide labels. System fonts
// draw the removed characters. Ligatures are removed, because they would hide the dot that tells i from ı.
const keepFeatures = ['ccmp', 'kern', 'lnum', 'locl', 'mark', 'mkmk', 'tnum']
const faces = [
  ['archivo', 'archivo', /[\\^`{|}~<>]/g, { wght: { min: 400, max: 600 }, wdth: 100 }],
  ['archivo-wide', 'archivo', /[^\p{L} ]/gu, { wght: 600, wdth: 116 }],
  ['besley', 'besley', /[\\^`{|}~<>[\]#$*=@_£©«»±½]/g, { wght: 530 }],
]
const scratch = mkdtempSync(`${tmpdir()}/faces-`)

// The gold pages need ‰, which the web packages lack. One weight of it serves all weights of text.
const perMille = `${scratch}/per-mille.ttf`
const archivo500 = fromPackage('@expo-google-fonts/archivo/500Medium/Archivo_500Medium.ttf')
writeFileSync(perMille, await subset(archivo500, '‰', { targetFormat: 'truetype' }))

for (const [name, family, strange, variationAxes] of faces) {
  const parts = PARTS.map(async ([part, letters]) => {
    const wanted = letters.replaceAll(strange, '')
    const file = `${scratch}/${name}-${part}.ttf`
    const options = { targetFormat: 'truetype', variationAxes, keepFeatures }
    writeFileSync(file, await subset(variable(family, part), wanted, options))
    return file
  })
  const joined = fileURLToPath(new URL(`${name}.woff2`, site))
  const files = [...(await Promise.all(parts)), ...(name === 'archivo' ? [perMille] : []), joined]
  execFileSync('python3', [fileURLToPath(import.meta.resolve('./join-parts.py')), ...files])
  console.log(`${name}.woff2  ${statSync(joined).size}`)
}
rmSync(scratch, { recursive: true })

// Letters for the pages in Russian and Arabic. Arabic letters need further features to join.
const RUSSIAN = `${Array.from({ length: 64 }, (_, i) => String.fromCodePoint(0x410 + i)).join('')}Ёё`
const ARABIC = `،؛؟${Array.from({ length: 50 }, (_, i) => String.fromCodePoint(0x621 + i)).join('')}`
const joining = ['init', 'medi', 'fina', 'isol', 'rlig', 'liga', 'calt', 'ccmp', 'mark', 'mkmk', 'kern']
const others = [
  ['bitter-cyrillic', 'bitter/files/bitter-cyrillic', RUSSIAN, { wght: 530 }, keepFeatures],
  [
    'golos-cyrillic',
    'golos-text/files/golos-text-cyrillic',
    `${RUSSIAN}№`,
    { wght: { min: 400, max: 600 } },
    keepFeatures,
  ],
  [
    'naskh-arabic',
    'noto-naskh-arabic/files/noto-naskh-arabic-arabic',
    ARABIC,
    { wght: { min: 400, max: 650 } },
    joining,
  ],
]
for (const [name, file, letters, variationAxes, features] of others) {
  const font = await subset(fromPackage(`@fontsource-variable/${file}-wght-normal.woff2`), letters, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: features,
  })
  writeFileSync(new URL(`${name}.woff2`, site), font)
  console.log(`${name}.woff2  ${font.length}`)
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
  writeFileSync(new URL(`${name}.ttf`, policy), font)
  console.log(`${name}.ttf  ${font.length}`)
}
