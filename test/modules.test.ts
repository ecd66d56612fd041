import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SERVER = 'src/server'
/** The composition root, and development's. */
const OUTSIDE = ['dev.ts', 'main.ts', 'tsconfig.json']

const WEB = 'src/web'
/** Each imports only what stands before it; of features, each only those that do not import it back. */
const WEB_ORDER =
  'assets format copy ui page-state live islands navigation features window-board panel pages app'.split(' ')
/** Every file of them is public. */
const LIBRARIES = new Set(['assets', 'format', 'copy', 'ui'])

/** Nobody imports them by an index: programs of their own, libraries, and what the app puts together. */
const WITHOUT_INDEX = new Set(
  [`${SERVER}/cli`, `${WEB}/panel`, `${WEB}/pages`, `${WEB}/app`].concat([...LIBRARIES].map(inWeb)),
)

const serverEntries = globSync(`${SERVER}/*`, { withFileTypes: true })
const modules = [SERVER, WEB, `${WEB}/features`].flatMap((parent) =>
  globSync(`${parent}/*`, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'features')
    .map(({ name }) => `${parent}/${name}`),
)
const files = globSync(`src/{server,web}/*/**/*.{ts,tsx}`).filter((path) => !/\.test\.tsx?$|\/test\//.test(path))

function inWeb(folder: string): string {
  return `${WEB}/${folder}`
}

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

/** What is loaded before anything runs. */
function loadedBy(path: string): Set<string> {
  const loaded = new Set([path])
  for (const each of loaded)
    if (/\.tsx?$/.test(each))
      for (const to of importsOf(each, /^(?:import|export) (?!type )[^']* from '(\.[^']+)'/gm)) loaded.add(to)
  return loaded
}

test('nothing stands outside the modules but what puts them together', () => {
  const outside = serverEntries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  expect(outside.toSorted()).toEqual(OUTSIDE)
  expect(
    globSync(`${WEB}/*`)
      .map((path) => path.slice(WEB.length + 1))
      .toSorted(),
  ).toEqual([...WEB_ORDER, 'tsconfig.json'].toSorted())
})

describe.each(modules.filter((module) => !WITHOUT_INDEX.has(module)))('the module %s', (module) => {
  test('has one index: a sentence on what the module is, and what others may use', () => {
    const [first = '', ...rest] = readFileSync(`${module}/index.ts`, 'utf8').trim().split('\n\n')
    expect(first).toMatch(/^\/\*\* .*\. \*\/$/s)
    const exports = rest.join('').replaceAll(/export (?:type )?\{[^}]*\} from '\.\/[\w/-]+\.tsx?'/g, '')
    expect(exports.trim()).toBe('')
  })

  test('does not import its own index', () => {
    const inside = files.filter((path) => dirname(path) === module)
    expect(inside.filter((path) => importsOf(path).includes(`${module}/index.ts`))).toEqual([])
  })
})

test('of another module, only what its index names is imported', () => {
  const past = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => moduleOf(to) !== moduleOf(path) && /^src\/(?:server|web)\//.test(to) && !to.endsWith('/index.ts'))
      .filter((to) => !LIBRARIES.has(moduleOf(to).slice(WEB.length + 1)))
      // What the pages are is known to the app alone, which loads each by itself.
      .filter((to) => !(moduleOf(to) === `${WEB}/pages` && moduleOf(path) === `${WEB}/app`))
      .map((to) => `${path} → ${to}`),
  )
  expect(past).toEqual([])
})

test('the web is built one way up: from figures and words to the app', () => {
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

test('no index loads what an island of the web loads when it is due', () => {
  const late = new Set(files.flatMap((path) => importsOf(path, /import\('(\.[^']+)'/g)))
  const indexes = modules
    .map((module) => `${module}/index.ts`)
    .filter((path) => files.includes(path) && path.startsWith(WEB))
  expect(indexes.flatMap((index) => [...loadedBy(index)].filter((path) => late.has(path)))).toEqual([])
  expect(late.size).toBeGreaterThan(20)
})

test('the client of PostgreSQL is loaded by whoever has one', () => {
  const loaded = [...loadedBy(`${SERVER}/main.ts`), ...loadedBy(`${SERVER}/cli/main.ts`)]
  const clients = loaded.filter((path) => /^import (?!type )[^']*'pg'/m.test(readFileSync(path, 'utf8')))
  expect(clients).toEqual([])
  expect(loaded).toContain(`${SERVER}/store/sqlite/sqlite-store.ts`)
})

test('the thread of the store loads the store alone: an index would load a whole module', () => {
  const loaded = loadedBy(`${SERVER}/store/sqlite/worker.ts`)
  expect([...loaded].filter((path) => moduleOf(path) !== `${SERVER}/store`)).toEqual([])
  expect(loaded.size).toBeGreaterThan(5)
})

test('modules are imported one way: none stands behind itself', () => {
  const behind = new Map(
    modules.map((module) => [
      module,
      new Set(
        files
          .filter((path) => moduleOf(path) === module)
          .flatMap((path) => importsOf(path))
          .map(moduleOf)
          .filter((to) => to !== module),
      ),
    ]),
  )
  // A module that imports none of those left is taken away, until only circles are left.
  for (;;) {
    const ends = [...behind].filter(([, to]) => [...to].every((module) => !behind.has(module)))
    if (ends.length === 0) break
    for (const [module] of ends) behind.delete(module)
  }
  expect([...behind.keys()]).toEqual([])
})
