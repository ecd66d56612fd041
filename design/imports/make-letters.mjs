// Outlines of the few letters that the marks are drawn with, so that drawing them needs no font.
import { writeFileSync } from 'node:fs'
import { glyphOf, instance } from './faces.mjs'

const COMMANDS = { moveTo: 'M', lineTo: 'L', quadraticCurveTo: 'Q', bezierCurveTo: 'C', closePath: 'Z' }
const THOUSANDTHS = 1000

function letter(fonts, character) {
  const { glyph, em } = glyphOf(fonts, character)
  const scaled = (n) => Math.round((n / em) * THOUSANDTHS)
  const outline = glyph.path.commands.map(({ command, args }) => {
    const points = []
    for (let i = 0; i < args.length; i += 2) points.push(`${scaled(args[i])} ${-scaled(args[i + 1])}`)
    return COMMANDS[command] + points.join(' ')
  })
  return `  '${character}': { advance: ${scaled(glyph.advanceWidth)}, outline: '${outline.join('')}' },`
}

async function alphabet(name, fonts, characters) {
  return `export const ${name}: Alphabet = {\n${[...new Set(characters)].map((each) => letter(fonts, each)).join('\n')}\n}\n`
}

const besley = await instance('besley', { wght: 640 })
const archivo = await instance('archivo', { wght: 600, wdth: 122 })
const source = `// Made by design/imports/make-letters.mjs. Besley and Archivo: SIL Open Font License 1.1, see src/web/assets/fonts.

/** In thousandths of the size; the outline stands on its baseline, all commands absolute. */
export interface Letter {
  readonly advance: number
  readonly outline: string
}

export type Alphabet = Readonly<Record<string, Letter>>

/** Besley at weight 640. */
${await alphabet('BESLEY', besley, 'ANGUNZBVHİYKDMS 12459agkotuz')}
/** Archivo at weight 600, width 122 %. */
${await alphabet('ARCHIVO', archivo, 'DÖVİZ VE ALTIN')}`
writeFileSync(new URL('../letters.ts', import.meta.url), source)
