/**
 * Every check there is, with counts at the end; `--fast` leaves out what needs the built pages. A failed check never hides the
 * ones after it. The last line counts tests; any other check that failed counts as one, so that "0 failed" always means success.
 */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { bringChromium } from './chromium.ts'

interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

const NOTHING: Counts = { passed: 0, failed: 0, skipped: 0 }
const UNIT_REPORT = 'node_modules/.cache/tests/unit.json'
const OPERATIONS_REPORT = 'node_modules/.cache/tests/operations.json'
const BROWSER_REPORT = 'node_modules/.cache/tests/browser.json'

const unitCounts = v.pipe(
  v.object({
    numPassedTests: v.number(),
    numFailedTests: v.number(),
    numPendingTests: v.number(),
    numTodoTests: v.number(),
  }),
  v.transform((of): Counts => ({
    passed: of.numPassedTests,
    failed: of.numFailedTests,
    skipped: of.numPendingTests + of.numTodoTests,
  })),
)
const browserCounts = v.pipe(
  v.object({
    stats: v.object({ expected: v.number(), unexpected: v.number(), flaky: v.number(), skipped: v.number() }),
  }),
  v.transform(({ stats }): Counts => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
  })),
)

// React's test tools are missing from its production build, and `NODE_ENV=production npm test` would load that one.
delete process.env.NODE_ENV

// As at `npm start`: hundreds of processes and threads load the same code, and a store opens in half the time.
process.env.NODE_COMPILE_CACHE ??= join(process.cwd(), 'node_modules/.cache/compiled')

const fast = process.argv.includes('--fast')
const results = await Promise.all([
  check('types', ['typescript/bin/tsc', '-b']),
  check('lint', ['oxlint/bin/oxlint']),
  check('format', ['oxfmt/bin/oxfmt', '--check']),
  check('dead code', ['knip/bin/knip.js']),
  builtPages(),
  // Beside the others: a test that waits leaves a core to them.
  vitest('unit tests', UNIT_REPORT, ['unit', 'web']),
])
if (!fast) results.push(await vitest('operations', OPERATIONS_REPORT, ['operations']), await browserTests())

const total = (count: keyof Counts): number => results.reduce((sum, result) => sum + result[count], 0)
const skipped = total('skipped')
console.log(`\n${total('passed')} passed, ${total('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
process.exitCode = total('failed') > 0 ? 1 : 0

/** A check that prints only when it fails, unless what it prints is of use as well. */
async function check(title: string, program: string[], output: 'pipe' | 'inherit' = 'pipe'): Promise<Counts> {
  const { code, printed } = await run(program, output)
  console.log(code === 0 ? `✓ ${title}` : `✗ ${title}\n${printed}`)
  return code === 0 ? NOTHING : { ...NOTHING, failed: 1 }
}

/** The build, and what must hold for what it made. */
async function builtPages(): Promise<Counts> {
  if (fast) return NOTHING
  const checks = [
    await check('build', ['../scripts/build.ts']),
    await check('size budget', ['../scripts/size-budget.ts'], 'inherit'),
    await check('old browsers', ['../scripts/browser-lint.ts']),
  ]
  return { ...NOTHING, failed: checks.reduce((sum, { failed }) => sum + failed, 0) }
}

/** A test runner that prints as it goes and leaves its counts in a report. */
async function tests(
  title: string,
  report: string,
  schema: v.GenericSchema<unknown, Counts>,
  program: string[],
): Promise<Counts> {
  rmSync(report, { force: true })
  const { code } = await run(program, 'inherit')
  const counts = existsSync(report) ? v.parse(schema, JSON.parse(readFileSync(report, 'utf8'))) : NOTHING
  console.log(`${code === 0 ? '✓' : '✗'} ${title}`)
  // A file that does not load fails the run without a failed test.
  return code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts
}

function vitest(title: string, report: string, projects: string[]): Promise<Counts> {
  return tests(title, report, unitCounts, [
    'vitest/vitest.mjs',
    'run',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ])
}

async function browserTests(): Promise<Counts> {
  if (bringChromium() !== undefined) {
    return tests('browser tests', BROWSER_REPORT, browserCounts, ['@playwright/test/cli.js', 'test'])
  }
  console.log('✗ browser tests: no Chromium on this machine, and none could be installed. Set CHROMIUM_PATH to one.')
  return process.env.CI === undefined ? { ...NOTHING, skipped: 1 } : { ...NOTHING, failed: 1 }
}

function run(program: string[], output: 'pipe' | 'inherit'): Promise<{ code: number | null; printed: string }> {
  const [script = '', ...args] = program
  const child = spawn(process.execPath, [`node_modules/${script}`, ...args], { stdio: ['ignore', output, output] })
  const printed: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
  return new Promise((resolve, reject) => {
    child.on('error', reject).on('close', (code) => resolve({ code, printed: printed.join('') }))
  })
}
