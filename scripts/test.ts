/**
 * Every check there is, with what they came to at the end; `--fast` leaves out what needs the built pages or more than
 * npm's packages. A failed check never hides the ones after it. The last line counts tests; any other check that
 * failed counts as one, so that "0 failed" always means success.
 */
import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findChromium } from './chromium.ts'
import { freeCores } from './free-cores.ts'
import { installMissing } from './packages.ts'
import { NO_TESTS, readBrowserRun, readVitestRun, type TestRun } from './test-runs.ts'
import { failedLines, skippedLines, slowestLines, type Stage, stageLines } from './test-summary.ts'

const REPORTS = 'node_modules/.cache/tests'
const BROWSER_REPORT = `${REPORTS}/browser.json`
const MEMORY = '/dev/shm'

const began = performance.now()
const stages: Stage[] = []

// React's test tools are missing from its production build, and `NODE_ENV=production npm test` would load that one.
delete process.env.NODE_ENV

// As at `npm start`: hundreds of processes and threads load the same code, and a store opens in half the time.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/compiled')

// The linter's types are read by a program of Go's, which collects a fifth of its time; so it takes no more memory.
process.env.GOGC ??= '400'

// Hundreds of stores that wait for a disk take twice the time: they lie in memory where there is plenty. Databases run
// as another user.
const scratch = mkdtempSync(join(roomInMemory() ? MEMORY : tmpdir(), 'angun-tests-'))
chmodSync(scratch, 0o1777)
process.env.TMPDIR = scratch
process.on('exit', () => void spawnSync('rm', ['-rf', scratch]))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1))

const ci = process.env.CI !== undefined
const fast = process.argv.includes('--fast')
mkdirSync(REPORTS, { recursive: true })

// The site gives each of its own steps seconds: on less than a core, fewer tests run at a time. Two busy programs on two
// cores leave one.
const cores = fast ? undefined : await freeCores()
const atATime = cores === undefined || cores > 0.85 ? { operations: 4, browsers: 2 } : { operations: 2, browsers: 1 }

const installing = fast ? undefined : stage('packages', installMissing)
const building = fast ? undefined : buildPages()
const checking = Promise.all([
  check('types', ['typescript/bin/tsc', '-b']),
  check('lint', ['oxlint/bin/oxlint']),
  check('format', ['oxfmt/bin/oxfmt', '--check']),
  check('dead code', ['knip/bin/knip.js', '--cache', '--cache-location', 'node_modules/.cache/knip']),
  vitest('unit tests', ['unit', 'web'], { output: 'inherit' }),
])
/**
 * What mostly waits runs beside the browsers, not beside what needs both cores: its timers and databases keep their
 * time.
 */
const prepared = Promise.all([installing, building, checking])
const runs = fast
  ? await checking
  : (await Promise.all([building ?? [], checking, prepared.then(operations), prepared.then(browserTests)])).flat()

const skipped = runs.flatMap((each) => each.skipped)
const skips = skippedLines(skipped, await installing, ci)
const free = cores === undefined ? '' : `, ${cores.toFixed(1)} cores free at first`
print(`Stages, ${elapsed().toFixed(0)} s in all${free}`, stageLines(stages))
print('The slowest files', slowestLines(runs.flatMap(({ files }) => files)))
print('Skipped', skips.lines)
const failures = runs.flatMap((each) => each.failed)
print('Failed', failedLines(failures))
const failed = failures.length + skips.failed
const passed = runs.reduce((sum, each) => sum + each.passed, 0)
console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
process.exitCode = failed > 0 ? 1 : 0

/** A check that prints only when it fails, unless what it prints is of use as well. */
async function check(title: string, program: string[], output: 'pipe' | 'inherit' = 'pipe'): Promise<TestRun> {
  const { code, printed } = await stage(title, () => run(program, output))
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${printed}`)
  return code === 0 ? NO_TESTS : { ...NO_TESTS, failed: [{ title, errors: [] }] }
}

/** The build, for which others wait, and what must hold for what it made. */
function buildPages(): Promise<TestRun[]> {
  return check('build', ['../scripts/build.ts']).then(async (built) => [
    built,
    ...(await Promise.all([
      check('size budget', ['../scripts/size-budget.ts'], 'inherit'),
      check('old browsers', ['../scripts/browser-lint.ts']),
    ])),
  ])
}

/** What it prints is shown as it comes, or at its end where others print meanwhile. */
async function vitest(
  title: string,
  projects: string[],
  { output, flags = [] }: { output: 'pipe' | 'inherit'; flags?: string[] },
): Promise<TestRun> {
  const report = `${REPORTS}/${projects.join('-')}.json`
  rmSync(report, { force: true })
  const program = ['vitest/vitest.mjs', 'run', ...projects.map((project) => `--project=${project}`), ...flags]
  const { code, printed } = await stage(title, () => run(program, output, { RUN_REPORT: report }))
  console.log(`${printed}${code === 0 ? '✓' : '✗'} ${title}`)
  return orFailed(readVitestRun(report), title, code)
}

/** With the other engines. More at a time than cores, since they mostly wait: for a database that starts, for seconds. */
function operations(): Promise<TestRun> {
  return vitest('operations and engines', ['operations', 'databases', 'engines'], {
    output: 'pipe',
    flags: [`--maxWorkers=${atATime.operations}`],
  })
}

async function browserTests(): Promise<TestRun> {
  if (findChromium() === undefined) {
    const reason = 'there is no Chromium, and none could be installed; CHROMIUM_PATH may name one'
    const absent = [{ title: 'browser tests', need: 'browser tests', reason, packages: [] }]
    return { ...NO_TESTS, skipped: absent, failed: ci ? [{ title: 'browser tests', errors: [reason] }] : [] }
  }
  rmSync(BROWSER_REPORT, { force: true })
  const { code } = await stage('browser tests', () =>
    run(['@playwright/test/cli.js', 'test', `--workers=${atATime.browsers}`], 'inherit'),
  )
  console.log(`${code === 0 ? '✓' : '✗'} browser tests`)
  return orFailed(readBrowserRun(BROWSER_REPORT), 'browser tests', code)
}

/** One that breaks off fails without a failed test. */
function orFailed(tests: TestRun, title: string, code: number | null): TestRun {
  return code !== 0 && tests.failed.length === 0 ? { ...tests, failed: [{ title, errors: [] }] } : tests
}

async function stage<T>(title: string, work: () => Promise<T>): Promise<T> {
  const from = elapsed()
  try {
    return await work()
  } finally {
    stages.push({ title, from, to: elapsed() })
  }
}

function run(
  program: string[],
  output: 'pipe' | 'inherit',
  variables: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; printed: string }> {
  const [script = '', ...args] = program
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], {
    stdio: ['ignore', output, output],
    env: { ...process.env, ...variables },
  })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, printed: printed.join('') }))
  })
}

/** For the clusters of PostgreSQL above all, 50 MB each. */
function roomInMemory(): boolean {
  if (!existsSync(MEMORY)) return false
  const { bavail, bsize } = statfsSync(MEMORY)
  return bavail * bsize > 2e9
}

/** In seconds, since the run began. */
function elapsed(): number {
  return (performance.now() - began) / 1000
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}
