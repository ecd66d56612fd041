import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SERVER = 'src/server'
/** The composition root, and development's. */
const OUTSIDE = ['dev.ts', 'main.ts', 'tsconfig.json']
/** Nobody imports it: it is a program of its own. */
const WITHOUT_INDEX = new Set(['cli'])

const entries = globSync(`${SERVER}/*`, { withFileTypes: true })
const modules = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const files = globSync(`${SERVER}/*/**/*.ts`).filter((path) => !/\.test\.ts$|\/test\//.test(path))

const moduleOf = (path: string): string => path.slice(SERVER.length + 1).split('/')[0] ?? ''

/** The files that `path` imports from the server, types and lazy imports included. */
function importsOf(path: string): string[] {
  const specifiers = [...readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)]
  return specifiers.map(([, specifier = '']) => join(dirname(path), specifier))
}

test('nothing stands outside the modules but what puts them together', () => {
  const outside = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  expect(outside.toSorted()).toEqual(OUTSIDE)
})

describe.each(modules.filter((module) => !WITHOUT_INDEX.has(module)))('the module %s', (module) => {
  test('has one index: a sentence on what the module is, and what others may use', () => {
    const [first = '', ...rest] = readFileSync(`${SERVER}/${module}/index.ts`, 'utf8').trim().split('\n\n')
    expect(first).toMatch(/^\/\*\* .*\. \*\/$/s)
    const exports = rest.join('').replaceAll(/export (?:type )?\{[^}]*\} from '\.\/[\w/-]+\.ts'/g, '')
    expect(exports.trim()).toBe('')
  })

  test('does not import its own index', () => {
    const inside = files.filter((path) => path.startsWith(`${SERVER}/${module}/`) && path.split('/').length === 4)
    expect(inside.filter((path) => importsOf(path).includes(`${SERVER}/${module}/index.ts`))).toEqual([])
  })
})

test('of another module, only what its index names is imported', () => {
  const past = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => to.startsWith(`${SERVER}/`) && moduleOf(to) !== moduleOf(path) && !to.endsWith('/index.ts'))
      .map((to) => `${path} → ${to}`),
  )
  expect(past).toEqual([])
})

/** What is loaded before anything runs. */
function loadedBy(path: string): Set<string> {
  const loaded = new Set([path])
  for (const each of loaded) {
    const values = readFileSync(each, 'utf8').matchAll(/^(?:import|export) (?!type )[^']* from '(\.[^']+)'/gm)
    for (const [, specifier = ''] of values) loaded.add(join(dirname(each), specifier))
  }
  return loaded
}

test('the client of PostgreSQL is loaded by whoever has one', () => {
  const loaded = [...loadedBy(`${SERVER}/main.ts`), ...loadedBy(`${SERVER}/cli/main.ts`)]
  const clients = loaded.filter((path) => /^import (?!type )[^']*'pg'/m.test(readFileSync(path, 'utf8')))
  expect(clients).toEqual([])
  expect(loaded).toContain(`${SERVER}/store/sqlite/sqlite-store.ts`)
})

test('the thread of the store loads the store alone: an index would bring a whole module along', () => {
  const loaded = loadedBy(`${SERVER}/store/sqlite/worker.ts`)
  expect([...loaded].filter((path) => moduleOf(path) !== 'store')).toEqual([])
  expect(loaded.size).toBeGreaterThan(5)
})

test('modules are imported one way: none stands behind itself', () => {
  const behind = new Map(
    modules.map((module) => [
      module,
      new Set(
        files
          .filter((path) => moduleOf(path) === module)
          .flatMap(importsOf)
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
