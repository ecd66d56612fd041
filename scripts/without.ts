/**
 * Usage: without.ts NAME [--all]. Takes the capability NAME out of a copy of the tree: its folder, and its lines in the
 * manifests. Then it runs types, lint, dead code, the build with its sizes, and the unit tests there. `--all` runs
 * `npm test` instead.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyTree } from './copied-tree.ts'
import { openPrograms } from './test-programs.ts'

const CAPABILITIES = 'src/capabilities'
/** Each list runs in order, the lists beside each other. Packages of a capability stay in `package.json`. */
const CHECKS = [
  [['typescript/bin/tsc', '-b'], ['oxlint/bin/oxlint'], ['knip/bin/knip.js', '--exclude', 'dependencies']],
  [['../scripts/build.ts'], ['../scripts/size-budget.ts']],
  [['vitest/vitest.mjs', 'run', '--project=unit', '--project=web', '--reporter=dot']],
]

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const [name = ''] = positionals
const known = globSync(`${CAPABILITIES}/*/README.md`).map((path) => basename(dirname(path)))
if (!known.includes(name)) {
  console.error(`Usage: without.ts NAME [--all]. The capabilities: ${known.toSorted().join(', ')}`)
  process.exit(1)
}

await using programs = openPrograms()
const tree = copyTree(programs.scratch)
takeOut()
let failed = 0
await check(['oxfmt/bin/oxfmt', CAPABILITIES])
await check(['../scripts/settings-files.ts'])
await Promise.all((values.all ? [[['../scripts/test.ts', 'test']]] : CHECKS).map(inOrder))
console.log(`without ${name}: ${failed === 0 ? 'everything passed' : `${failed} failed`}`)
process.exitCode = failed === 0 ? 0 : 1

async function inOrder(checks: readonly (readonly string[])[]): Promise<void> {
  for (const each of checks) await check(each)
}

async function check(program: readonly string[]): Promise<void> {
  const began = performance.now()
  const { code, printed } = await programs.run(program, { cwd: tree, output: values.all ? 'inherit' : 'pipe' })
  if (code !== 0) failed += 1
  const seconds = ((performance.now() - began) / 1000).toFixed(0)
  console.log(`${code === 0 ? '✓' : '✗'} ${program.join(' ')}, ${seconds} s${code === 0 ? '' : `\n${printed}`}`)
}

/** Removes the folder, and the import and the imported names from each manifest. */
function takeOut(): void {
  rmSync(join(tree, CAPABILITIES, name), { recursive: true })
  const importLine = new RegExp(`^import \\{(.*)\\} from '\\./${name}/.*\\n`, 'm')
  for (const manifest of globSync(`${CAPABILITIES}/*.ts`, { cwd: tree })) {
    const path = join(tree, manifest)
    const text = readFileSync(path, 'utf8')
    const [line, names = ''] = importLine.exec(text) ?? []
    if (line === undefined) continue
    const gone = names.split(',').map((each) => each.trim())
    const entry = new RegExp(`(?:\\.\\.\\.)?\\b(?:${gone.join('|')})\\b,?`, 'g')
    writeFileSync(path, text.replace(line, '').replaceAll(entry, ''))
  }
  // The index of a module of the core is its interface, so an export may be there for a capability only.
  const config = join(tree, 'knip.json')
  const interfaces = '"src/server/*/index.ts", "src/web/*/index.ts", "src/web/features/*/index.ts",'
  writeFileSync(config, readFileSync(config, 'utf8').replace('"entry": [', `"entry": [\n    ${interfaces}`))
}
