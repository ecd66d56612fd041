/**
 * What the house measures, printed by `node scripts/house.ts`: how many files and
 * lines, how long a file and a function is, who imports whom.
 */
import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Words of an earlier vocabulary that no name in `src` may have again. */
const OLD_WORDS =
  /^(?:door|room|walk|walks|walked|blockade|ground|later|bring|farewell|glance|shelf|told|heard|spoke|openings|postman|desk|vitals|scene|closing)$/

/** What imports nothing of its neighbours and is short by its nature: a hook, or a program for a thread of its own. */
const SHORT_BY_NATURE = /\/use-[\w-]+\.tsx?$|worker/

/** Files of `src` that ship: no tests, no samples of tests. */
const files = globSync('src/**/*.{ts,tsx,css}')
  .filter((path) => !/\.test\.tsx?$|(?:^|\/)test\//.test(path))
  .toSorted()

const texts = new Map(files.map((path) => [path, readFileSync(path, 'utf8')]))
const code = files.filter((path) => !path.endsWith('.css'))

const linesOf = (path: string): number => (texts.get(path) ?? '').split('\n').length - 1

const lineCount = files.reduce((sum, path) => sum + linesOf(path), 0)

/** Of files of code that hold some: an `index.ts` only names what others hold. */
function medianLength(): number {
  const lengths = code
    .filter((path) => !path.endsWith('/index.ts'))
    .map(linesOf)
    .toSorted((one, other) => one - other)
  return lengths[Math.floor(lengths.length / 2)] ?? 0
}

/** The files that `path` imports, types and `import()` included. */
function importsOf(path: string): string[] {
  const specifiers = [...(texts.get(path) ?? '').matchAll(/(?:\bfrom |\bimport |\bimport\()\s*'([.#][^']+)'/g)]
  return specifiers
    .map(([, specifier = '']) =>
      specifier.startsWith('#') ? specifier.replace('#', 'src/') : join(dirname(path), specifier),
    )
    .map((to) => to.replace(/\?.*$/, ''))
}

/** Rings of files that import each other, `import()` included: each as the files of it. */
function circles(): string[][] {
  const graph = new Map(code.map((path) => [path, importsOf(path).filter((to) => texts.has(to))]))
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (path: string): void => {
    const index = order.size
    order.set(path, index)
    lowest.set(path, index)
    stack.push(path)
    for (const to of graph.get(path) ?? []) {
      if (!order.has(to)) visit(to)
      if (stack.includes(to)) lowest.set(path, Math.min(lowest.get(path) ?? 0, lowest.get(to) ?? 0))
    }
    if (lowest.get(path) !== index) return
    const ring = stack.splice(stack.indexOf(path))
    if (ring.length > 1) found.push(ring)
  }
  for (const path of code) if (!order.has(path)) visit(path)
  return found
}

/** Short files that one other alone imports: what has one user lives with it. */
function lonelyFiles(): string[] {
  const importers = new Map<string, Set<string>>()
  for (const path of code)
    for (const to of importsOf(path)) importers.set(to, (importers.get(to) ?? new Set()).add(path))
  return code.filter(
    (path) =>
      linesOf(path) < 25 &&
      importers.get(path)?.size === 1 &&
      !path.endsWith('/index.ts') &&
      !SHORT_BY_NATURE.test(path),
  )
}

/** Functions of more than 60 lines, as "path:line". */
function longFunctions(): string[] {
  const { stdout } = spawnSync(
    process.execPath,
    ['node_modules/oxlint/bin/oxlint', '-c', 'scripts/function-length.json', '--format=unix', 'src'],
    { encoding: 'utf8' },
  )
  return [...stdout.matchAll(/^(src\/\S+?):(\d+):.*max-lines-per-function/gm)]
    .filter(([, path = '']) => texts.has(path))
    .map(([, path, line]) => `${path}:${line}`)
}

/** Names in `src` that hold a word of before: folders, files, and what is declared. */
function oldNames(): string[] {
  const wordsOf = (name: string): string[] =>
    name
      .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
      .toLowerCase()
      .split(/[^a-z]+/)
  const isOld = (name: string): boolean => wordsOf(name).some((word) => OLD_WORDS.test(word))
  const named = files.filter((path) => isOld(path.replace(/\.module/, '')))
  const declared = code.flatMap((path) =>
    [...(texts.get(path) ?? '').matchAll(/\b(?:const|let|function|class|interface|type) ([A-Za-z_]\w*)/g)]
      .filter(([, name = '']) => isOld(name))
      .map(([, name]) => `${path} ${name}`),
  )
  return [...named, ...declared]
}

if (import.meta.main) {
  const long = longFunctions()
  const lonely = lonelyFiles()
  const rings = circles()
  const old = oldNames()
  console.log(`files                                ${files.length}`)
  console.log(`lines                                ${lineCount}`)
  console.log(`median lines of a file of code       ${medianLength()}`)
  console.log(`functions of more than 60 lines      ${long.length}`)
  console.log(`circles, import() included           ${rings.length}`)
  console.log(`short files with a single importer   ${lonely.length}`)
  console.log(`names with a word of before          ${old.length}`)
  if (process.argv.includes('--list'))
    for (const each of [...long, ...rings.map((ring) => ring.join(' ⇄ ')), ...lonely, ...old]) console.log(each)
}
