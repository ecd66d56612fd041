/** Reports files, lines (and CSS) and exported names for each module of `src`, and of tests. It never fails. */
import { globSync, readFileSync } from 'node:fs'

/** Each folder below these is a module; elsewhere the top folder is the module. */
const SPLIT = ['src/capabilities/', 'src/server/', 'src/web/']

interface Size {
  readonly files: number
  readonly lines: number
  readonly exportedNames: number
}

function isTest(path: string): boolean {
  return /\.test\.tsx?$|-suite\.ts$|(?:^|\/)test\//.test(path)
}

function moduleOf(path: string): string {
  const depth = SPLIT.some((root) => path.startsWith(root)) && path.split('/').length > 3 ? 3 : 2
  return path.split('/').slice(0, depth).join('/')
}

function sizeOf(paths: readonly string[]): Size {
  let [lines, exportedNames] = [0, 0]
  for (const path of paths) {
    const text = readFileSync(path, 'utf8')
    lines += text.split('\n').length - 1
    // An index only re-exports names of its module.
    if (!path.endsWith('/index.ts'))
      exportedNames += [...text.matchAll(/^export (?:async )?(?:const|function|class|interface|type|let) /gm)].length
  }
  return { files: paths.length, lines, exportedNames }
}

function row(name: string, { files, lines, exportedNames }: Size): string {
  return `${name.padEnd(28)}${String(files).padStart(8)}${String(lines).padStart(8)}${String(exportedNames).padStart(16)}`
}

const source = globSync('src/**/*.{ts,tsx,css}').filter((path) => !isTest(path))
const tests = [...globSync('src/**/*.{ts,tsx}').filter(isTest), ...globSync('test/**/*.{ts,tsx}')]
const modules = Map.groupBy(source, moduleOf)

console.log(`${''.padEnd(28)}${'files'.padStart(8)}${'lines'.padStart(8)}${'exported names'.padStart(16)}`)
for (const name of [...modules.keys()].toSorted()) console.log(row(name, sizeOf(modules.get(name) ?? [])))
console.log(row('all of src', sizeOf(source)))
console.log(row('of these CSS', sizeOf(source.filter((path) => path.endsWith('.css')))))
console.log(row('tests', sizeOf(tests)))
