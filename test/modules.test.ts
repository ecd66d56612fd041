import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = 'src/server'
const WEB = 'src/web'
/** The modules in the order of their dependencies: each may import only modules before it. */
const WEB_ORDER =
  'assets format copy words ui page-state live islands navigation slots features window-board panel pages app'.split(
    ' ',
  )
/** Shared libraries: other modules may import any of their files, not only the index. */
const LIBRARIES = new Set(['assets', 'format', 'copy', 'ui'].map((folder) => `${WEB}/${folder}`))

const files = globSync('src/{server,web}/*/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$|\/test\//.test(path))

/** For example "src/server/store" or "src/web/features/rates". */
function moduleOf(path: string): string {
  return path
    .split('/')
    .slice(0, path.startsWith(`${WEB}/features/`) ? 4 : 3)
    .join('/')
}

/** Returns the files of the same layer that `path` imports, including types and lazy imports. */
function importsOf(path: string, kind = /(?:from |import |import\()'(\.[^'?]+)/g): string[] {
  return [...readFileSync(path, 'utf8').matchAll(kind)].map(([, specifier = '']) => join(dirname(path), specifier))
}

test('modules import each other only through index.ts', () => {
  const past = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => moduleOf(to) !== moduleOf(path) && /^src\/(?:server|web)\//.test(to) && !to.endsWith('/index.ts'))
      .filter((to) => !LIBRARIES.has(moduleOf(to)))
      // Only the app imports the pages, each of them lazily from its own file.
      .filter((to) => !(moduleOf(to) === `${WEB}/pages` && moduleOf(path) === `${WEB}/app`))
      .map((to) => `${path} → ${to}`),
  )
  expect(past).toEqual([])
})

test('web modules import only modules before them in the order from assets to the app', () => {
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

test('modules do not import each other in a cycle', () => {
  const imports = new Map<string, Set<string>>()
  for (const path of files) {
    const from = moduleOf(path)
    const known = imports.get(from) ?? new Set()
    for (const to of importsOf(path).map(moduleOf)) if (to !== from) known.add(to)
    imports.set(from, known)
  }
  // Remove modules without remaining imports until only cycles are left.
  for (;;) {
    const ends = [...imports].filter(([, to]) => [...to].every((module) => !imports.has(module)))
    if (ends.length === 0) break
    for (const [module] of ends) imports.delete(module)
  }
  expect([...imports.keys()]).toEqual([])
})

test('the server loads the PostgreSQL client only if a PostgreSQL database is set up', () => {
  const loaded = new Set([`${SERVER}/main.ts`, `${SERVER}/cli/office-tool.ts`])
  for (const each of loaded)
    if (/\.tsx?$/.test(each))
      for (const to of importsOf(each, /^(?:import|export) (?!type )[^']* from '(\.[^']+)'/gm)) loaded.add(to)
  expect([...loaded].filter((path) => /^import (?!type )[^']*'pg'/m.test(readFileSync(path, 'utf8')))).toEqual([])
  expect(loaded).toContain(`${SERVER}/store/sqlite/sqlite-store.ts`)
})
