/**
 * Usage: mutation.ts [WORD...]. Tests the tests: inserts each fault of scripts/breaks.ts and of capabilities (with WORDs, only those whose
 * file or text contains all of them) into a copy of the tree, and runs the tests of `npm test`, the cheapest first, until
 * one fails. `--all` adds the tests of `test:all`. The compiler and the linter do not run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { CAPABILITY_CHECKS } from '../src/capabilities/checks.ts'
import { type Break, BREAKS } from './breaks.ts'
import { copyTree } from './copied-tree.ts'
import { openPrograms } from './test-programs.ts'

const ROOT = resolve(import.meta.dirname, '..')

interface Tier {
  readonly title: string
  readonly commands: (file: string) => readonly (readonly string[])[]
}

const UNIT = ['--project=unit', '--project=web', '--bail=1']
const BUILD = ['../scripts/build.ts']

const TIERS: readonly Tier[] = [
  {
    title: 'tests beside it',
    commands: (file) => [['vitest/vitest.mjs', 'run', beside(file), '--passWithNoTests', ...UNIT]],
  },
  {
    title: 'related unit tests',
    commands: (file) => [related([file])],
  },
  { title: 'unit tests', commands: () => [['vitest/vitest.mjs', 'run', ...UNIT]] },
  {
    title: 'database and site tests',
    commands: () => [
      ['vitest/vitest.mjs', 'run', '--project=databases', '--bail=1'],
      BUILD,
      ['vitest/vitest.mjs', 'run', '--project=operations', '--tags-filter=core', '--bail=1'],
    ],
  },
  {
    title: 'journeys',
    commands: () => [BUILD, ['@playwright/test/cli.js', 'test', '--grep=@core', '--max-failures=1', '--reporter=line']],
  },
]

const REST: Tier = {
  title: 'test:all',
  commands: () => [
    BUILD,
    ['vitest/vitest.mjs', 'run', '--project=operations', '--project=engines', '--tags-filter=!core', '--bail=1'],
    ['@playwright/test/cli.js', 'test', '--grep-invert=@core', '--max-failures=1', '--reporter=line'],
  ],
}

/** Both are checked once before any fault is inserted. */
const RELATED = new Set(['tests beside it', 'related unit tests'])

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const tiers = process.argv.includes('--all') ? [...TIERS, REST] : TIERS
const all = [...BREAKS, ...CAPABILITY_CHECKS.flatMap(({ breaks = [] }) => breaks)]
const chosen = all.filter(({ file, text }) => words.every((word) => file.includes(word) || text.includes(word)))
const TIMEOUT_MS = 15 * 60_000
/** The first test that Vitest or Playwright names as failed. */
const FAILED_TEST = /^ *(?:FAIL|\d+\)) .*$/m

const [present, absent] = [chosen.filter(isPresent), chosen.filter((each) => !isPresent(each))]
for (const each of absent) console.log(`? ${titleOf(each)}: the text does not occur exactly once`)

await using programs = openPrograms()
const copy = copyTree(programs.scratch)
const green = new Set<Tier>()
let [caught, missed] = [0, 0]

await requireGreen({ title: 'related unit tests', commands: () => [related(present.map(({ file }) => file))] })
for (const each of present) await tryBreak(each)
const failed = missed + absent.length
console.log(`\n${caught} passed, ${failed} failed (${missed} faults that no test detects, ${absent.length} not found)`)
process.exitCode = failed > 0 ? 1 : 0

/** A fault whose text is missing is reported first and never counts as detected. */
function isPresent({ file, text }: Break): boolean {
  const path = join(ROOT, file)
  return existsSync(path) && readFileSync(path, 'utf8').split(text).length === 2
}

function titleOf({ file, text }: Break): string {
  return `${file}: ${text.split('\n')[0]}`
}

async function tryBreak(each: Break): Promise<void> {
  const { file, text, instead } = each
  const path = join(copy, file)
  const title = titleOf(each)
  const original = readFileSync(path, 'utf8')
  const began = performance.now()
  for (const tier of tiers) {
    if (!RELATED.has(tier.title)) await requireGreen(tier)
    writeFileSync(
      path,
      original.replace(text, () => instead),
    )
    const failure = await failureOf(tier, file)
    writeFileSync(path, original)
    if (failure === undefined) continue
    caught += 1
    console.log(`✓ ${title}: ${tier.title}, ${((performance.now() - began) / 1000).toFixed(0)} s`)
    console.log(`  ${FAILED_TEST.exec(failure)?.[0].trim() ?? failure.trim().split('\n').at(-1)}`)
    return
  }
  missed += 1
  console.log(`✗ ${title}: no test detects it`)
}

/** Tests that fail without a fault would seem to detect every fault. */
async function requireGreen(tier: Tier): Promise<void> {
  if (green.has(tier)) return
  const failure = await failureOf(tier, '')
  if (failure !== undefined) throw new Error(`${tier.title} fail without a fault:\n${failure}`)
  green.add(tier)
}

/** Returns the output of the first command that fails; undefined means that none fails. */
async function failureOf(tier: Tier, file: string): Promise<string | undefined> {
  for (const command of tier.commands(file)) {
    const { code, printed } = await programs.run(command, { cwd: copy, timeout: TIMEOUT_MS })
    if (code !== 0) return stripVTControlCharacters(printed)
  }
  return undefined
}

/** Returns the command for all tests that import one of the files. */
function related(files: readonly string[]): readonly string[] {
  return ['vitest/vitest.mjs', 'related', ...new Set(files), '--run', '--passWithNoTests', ...UNIT]
}

/** Returns the test of the file, else the folder. */
function beside(file: string): string {
  const stem = file.replace(/\.tsx?$/, '')
  return existsSync(join(copy, `${stem}.test.ts`)) ? `${stem}.test.ts` : `${dirname(file)}/`
}
