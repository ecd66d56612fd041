import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = 'src/server'
const WEB = 'src/web'
/** A module imports only the modules before it. */
const WEB_ORDER =
  'assets format copy ui page-state live islands navigation features window-board panel pages app'.split(' ')
/** Other modules may import every file of these. */
const LIBRARIES = new Set(['assets', 'format', 'copy', 'ui'].map((folder) => `${WEB}/${folder}`))

const files = globSync('src/{server,web}/*/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|\/test\//.test(path))

/** "src/server/store", "src/web/features/rates". */
function moduleOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith(`${WEB}/features/`) ? 4 : 3)
    .join('/')
}

/** The files that `path` imports from its layer, types and lazy imports included. */
function importsOf(path: string, kind = /(?:from |import |import\()'(\.[^'?]+)/g): string[] {
  return [...readFileSync(path, 'utf8').matchAll(kind)].map(([, specifier = '']) => join(dirname(path), specifier))
}

test('a module is imported by its index alone', () => {
  const past = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => moduleOf(to) !== moduleOf(path) && /^src\/(?:server|web)\//.test(to) && !to.endsWith('/index.ts'))
      .filter((to) => !LIBRARIES.has(moduleOf(to)))
      // Only the app knows the pages, and it loads each of them by itself.
      .filter((to) => !(moduleOf(to) === `${WEB}/pages` && moduleOf(path) === `${WEB}/app`))
      .map((to) => `${path} → ${to}`),
  )
  expect(past).toEqual([])
})

test('the web is built in one direction, from figures and copy to the app', () => {
  const rank = (path: string): number => WEB_ORDER.indexOf(path.split('/')[2] ?? '')
  const down = files
    .filter((path) => path.startsWith(`${WEB}/`))
    .flatMap((path) =>
      importsOf(path)
        .filter((to) => rank(to) > rank(path))
        .map((to) => `${path} → ${to}`),
    )
  expect(down).toEqual([])
})

test('modules do not import each other in a circle', () => {
  const imports = new Map<string, Set<string>>()
  for (const path of files) {
    const from = moduleOf(path)
    const known = imports.get(from) ?? new Set()
    for (const to of importsOf(path).map(moduleOf)) if (to !== from) known.add(to)
    imports.set(from, known)
  }
  // A module that imports none of those left is removed, until only circles are left.
  for (;;) {
    const ends = [...imports].filter(([, to]) => [...to].every((module) => !imports.has(module)))
    if (ends.length === 0) break
    for (const [module] of ends) imports.delete(module)
  }
  expect([...imports.keys()]).toEqual([])
})

test('the server loads the client of PostgreSQL only if it has a PostgreSQL', () => {
  const loaded = new Set([`${SERVER}/main.ts`, `${SERVER}/cli/office-tool.ts`])
  for (const each of loaded)
    if (/\.tsx?$/.test(each))
      for (const to of importsOf(each, /^(?:import|export) (?!type )[^']* from '(\.[^']+)'/gm)) loaded.add(to)
  expect([...loaded].filter((path) => /^import (?!type )[^']*'pg'/m.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(loaded).toContain(`${SERVER}/store/sqlite/sqlite-store.ts`)
})
