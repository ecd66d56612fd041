import { globSync, readFileSync } from 'node:fs'
import postcss, { type Declaration } from 'postcss'
import { expect, test } from 'vitest'

const sheets = globSync('src/web/**/*.css', {
  exclude: ['src/web/ui/tokens.css', 'src/web/ui/fonts.css', 'src/web/app/fallback-fonts.css'],
}).map((path) => [path, postcss.parse(readFileSync(path, 'utf8'))] as const)

const SPACE = /^(?:padding|margin|scroll-padding|scroll-margin|(?:row-|column-)?gap)/
/** Borders of 1 px may be subtracted from a space. Print uses mm and pt, and text uses em. */
const OWN_SPACE = /(?:\d*\.)?\d+rem\b|(?<![\d.])(?![01]px)\d+px\b|clamp\(/
const OWN_TYPE = /(?:\d*\.)?\d+(?:rem|px)\b|clamp\(/
const OWN_TIME = /(?<![\w-])(?:\d*\.)?\d+m?s\b/
/** Black, grey and white are allowed, because paper and the closed board have no theme. */
const OWN_COLOUR = /#(?!([\da-f])\1+\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(\s*(?!0 0 0\b)\d/i

function isOwn({ prop, value }: Declaration): boolean {
  if (OWN_COLOUR.test(value)) return true
  if (SPACE.test(prop)) return OWN_SPACE.test(value)
  if (prop === 'font' || prop === 'font-size') return OWN_TYPE.test(value)
  if (prop === 'line-height') return /^(?!1$|0$)[\d.]+$/.test(value)
  return /^(?:transition|animation)/.test(prop) && OWN_TIME.test(value)
}

test('components take spaces, sizes of type, durations and colours from the tokens', () => {
  const found: string[] = []
  for (const [path, sheet] of sheets)
    sheet.walkDecls((declaration) => {
      if (isOwn(declaration)) found.push(`${path}:${declaration.source?.start?.line} ${String(declaration)}`)
    })
  expect(found).toEqual([])
})

const FROM = '(?:30.0625|48.0625|56.25|67.5)em'
const UP_TO = '(?:30|48|56.1875|67.4375)em'
const WIDTHS = new RegExp(`^\\((?:width >= ${FROM}|(?:${FROM} <= )?width <= ${UP_TO})\\)$`.replaceAll('.', '\\.'))

test('media queries use only the four widths of the layout, in em', () => {
  const found: string[] = []
  for (const [path, sheet] of sheets)
    sheet.walkAtRules('media', ({ params, source }) => {
      for (const [width] of params.matchAll(/\([^)]*width[^)]*\)/g))
        if (!WIDTHS.test(width)) found.push(`${path}:${source?.start?.line} ${width}`)
    })
  expect(found).toEqual([])
})
