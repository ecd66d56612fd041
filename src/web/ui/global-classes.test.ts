import { globSync, readFileSync } from 'node:fs'
import postcss from 'postcss'
import { expect, test } from 'vitest'

const BASE = 'src/web/ui/base.css'

const sheets = globSync('src/web/**/*.css').map((path) => {
  const selectors: string[] = []
  postcss.parse(readFileSync(path, 'utf8')).walkRules(({ selector }) => void selectors.push(selector))
  return { path, selectors: selectors.join('\n') }
})
const classesIn = (text: string): string[] => [...text.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)

test('only base.css has global classes', () => {
  const found = sheets.filter(({ path, selectors }) => !path.endsWith('.module.css') && classesIn(selectors).length > 0)
  expect(found.map(({ path }) => path).toSorted()).toEqual([BASE])
})

test('modules select no global class that only they have', () => {
  const known = new Set(
    sheets.flatMap(({ path, selectors }) => (path.endsWith('.module.css') ? [] : classesIn(selectors))),
  )
  const unknown = sheets.flatMap(({ path, selectors }) =>
    [...selectors.matchAll(/:global\(([^)]*)\)/g)]
      .flatMap(([, text = '']) => classesIn(text))
      // The library uPlot draws elements with classes that begin with "u-".
      .filter((name) => !known.has(name) && !name.startsWith('u-'))
      .map((name) => `${path} .${name}`),
  )
  expect(unknown).toEqual([])
})
