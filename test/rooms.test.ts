import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

const SERVER = 'src/server'
/** The composition root, and development's. */
const OUTSIDE = ['dev.ts', 'main.ts', 'tsconfig.json']
/** Nobody enters it: it is a program of its own. */
const WITHOUT_DOOR = new Set(['office-tool'])

const entries = globSync(`${SERVER}/*`, { withFileTypes: true })
const rooms = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
const files = globSync(`${SERVER}/*/**/*.ts`).filter((path) => !/(?:\.test|-suite)\.ts$/.test(path))

const roomOf = (path: string): string => path.slice(SERVER.length + 1).split('/')[0] ?? ''

/** The files that `path` imports from the server, types and lazy imports included. */
function importsOf(path: string): string[] {
  const specifiers = [...readFileSync(path, 'utf8').matchAll(/(?:from |import\()'(\.[^']+)'/g)]
  return specifiers.map(([, specifier = '']) => join(dirname(path), specifier))
}

test('nothing stands outside the rooms but what puts them together', () => {
  const outside = entries.filter((entry) => !entry.isDirectory()).map(({ name }) => name)
  expect(outside.toSorted()).toEqual(OUTSIDE)
})

describe.each(rooms.filter((room) => !WITHOUT_DOOR.has(room)))('the room %s', (room) => {
  test('has one door: a sentence on what the room is, and what others may use', () => {
    const [first = '', ...rest] = readFileSync(`${SERVER}/${room}/door.ts`, 'utf8').trim().split('\n\n')
    expect(first).toMatch(/^\/\*\* .*\. \*\/$/s)
    const exports = rest.join('').replaceAll(/export (?:type )?\{[^}]*\} from '\.\/[\w-]+\.ts'/g, '')
    expect(exports.trim()).toBe('')
  })

  test('does not go out by its own door', () => {
    const inside = files.filter((path) => roomOf(path) === room)
    expect(inside.filter((path) => importsOf(path).includes(`${SERVER}/${room}/door.ts`))).toEqual([])
  })
})

test('another room is entered by its door only', () => {
  const past = files.flatMap((path) =>
    importsOf(path)
      .filter((to) => to.startsWith(`${SERVER}/`) && roomOf(to) !== roomOf(path) && !to.endsWith('/door.ts'))
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
  const loaded = [...loadedBy(`${SERVER}/main.ts`), ...loadedBy(`${SERVER}/office-tool/main.ts`)]
  const clients = loaded.filter((path) => /^import (?!type )[^']*'pg'/m.test(readFileSync(path, 'utf8')))
  expect(clients).toEqual([])
  expect(loaded).toContain(`${SERVER}/store/sqlite.ts`)
})

test('the thread of the store loads the store alone: a door would bring a whole room along', () => {
  const loaded = loadedBy(`${SERVER}/store/sqlite-worker.ts`)
  expect([...loaded].filter((path) => roomOf(path) !== 'store')).toEqual([])
  expect(loaded.size).toBeGreaterThan(5)
})

test('doors lead one way: no room stands behind itself', () => {
  const behind = new Map(
    rooms.map((room) => [
      room,
      new Set(
        files
          .filter((path) => roomOf(path) === room)
          .flatMap(importsOf)
          .map(roomOf)
          .filter((to) => to !== room),
      ),
    ]),
  )
  // A room that leads to none of those left is taken away, until only circles are left.
  for (;;) {
    const ends = [...behind].filter(([, to]) => [...to].every((room) => !behind.has(room)))
    if (ends.length === 0) break
    for (const [room] of ends) behind.delete(room)
  }
  expect([...behind.keys()]).toEqual([])
})
