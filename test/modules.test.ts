import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
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

const files = globSync('src/{{server,web}/*,capabilities/*/{server,site}}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$|\/test\//.test(path),
)

/** For example "src/server/store", "src/web/features/rates" or "src/capabilities/…/site". */
function moduleOf(path: string): string {
  const isDeeper = path.startsWith(`${WEB}/features/`) || path.startsWith('src/capabilities/')
  return path
    .split('/')
    .slice(0, isDeeper ? 4 : 3)
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

const CORE = globSync('src/{contract,domain,server,web,worker}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$/.test(path),
)

/** The files that may import each manifest of capabilities. */
const COMPOSITION_ROOTS: Readonly<Record<string, readonly string[]>> = {
  'src/capabilities/server.ts': ['src/server/main.ts'],
  'src/capabilities/settings.ts': ['src/contract/settings/office/index.ts'],
  'src/capabilities/site.ts': ['src/contract/paths.ts', 'src/contract/page-paths.ts'],
}

test('only composition roots import the manifests of capabilities, and only manifests import a capability', () => {
  const wrong = CORE.flatMap((path) =>
    importsOf(path)
      .filter((to) => to.startsWith('src/capabilities/') && COMPOSITION_ROOTS[to]?.includes(path) !== true)
      .map((to) => `${path} → ${to}`),
  )
  expect(wrong).toEqual([])
})

test('a capability imports the core and its own folder, and no other capability', () => {
  const wrong = globSync('src/capabilities/*/**/*.{ts,tsx}').flatMap((path) => {
    const own = path.split('/').slice(0, 3).join('/')
    return importsOf(path)
      .filter((to) => to.startsWith('src/capabilities/') && !to.startsWith(`${own}/`))
      .map((to) => `${path} → ${to}`)
  })
  expect(wrong).toEqual([])
})

test('each file in the slots of a capability fills a slot of the core', () => {
  const [filled, slots] = ['src/capabilities/*/site/slots/*', 'src/web/slots/*'].map((pattern) =>
    globSync(pattern).map((path) => basename(path).replace(/(?:-words)?\.tsx?$/, '')),
  )
  expect(filled?.filter((name) => slots?.includes(name) !== true)).toEqual([])
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
