/** The stages of a test run, and the tests of each tier. */
import { globSync, readFileSync, rmSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import type { RunProgram } from './test-programs.ts'
import { NO_TESTS, readBrowserRun, readVitestRun, type TestRun } from './test-runs.ts'
import type { Stage } from './test-summary.ts'

export const REPORTS = 'node_modules/.cache/tests'
const BROWSER_REPORT = `${REPORTS}/browser.json`

/** Checks other than tests, by the name that runs one alone. */
const CHECKS = {
  types: ['typescript/bin/tsc', '-b'],
  lint: ['oxlint/bin/oxlint'],
  format: ['oxfmt/bin/oxfmt', '--check'],
  'dead-code': ['knip/bin/knip.js', '--cache', '--cache-location', 'node_modules/.cache/knip'],
  build: ['../scripts/build.ts'],
  sizes: ['../scripts/size-budget.ts'],
  'old-browsers': ['../scripts/browser-lint.ts'],
} as const
type CheckName = keyof typeof CHECKS

/** Provides the browser and resolves to the reason if there is none; undefined means that one runs. */
type Chromium = () => Promise<string | undefined>

interface TestStages {
  /** The stages that have ended. */
  readonly finished: readonly Stage[]
  /** Types, lint, format, dead code, unit and jsdom tests. */
  checks(): Promise<TestRun[]>
  /** The build, and the checks of its files. */
  build(): Promise<TestRun[]>
  /** Tests of both databases, and tests of the running site with the tag `core`. */
  site(): Promise<TestRun[]>
  /** The other tests of the running site. */
  operations(): Promise<TestRun[]>
  /** The site in Firefox and WebKit. */
  engines(): Promise<TestRun[]>
  /** Browser tests with the tag `@core`, or all others. */
  browsers(which: 'core' | 'rest', chromium: Chromium): Promise<TestRun[]>
  /** The whole without each capability: types, lint, dead code, build and unit tests. */
  capabilities(): Promise<TestRun[]>
  /** One check by its name, or tests of one file, optionally by name: `FILE -t NAME`. */
  alone(chosen: readonly string[], chromium: Chromium): Promise<TestRun[]>
}

export function testStages(run: RunProgram): TestStages {
  const began = performance.now()
  const finished: Stage[] = []

  async function stage<T>(title: string, work: () => Promise<T>): Promise<T> {
    const from = performance.now() - began
    try {
      return await work()
    } finally {
      finished.push({ title, from: from / 1000, to: (performance.now() - began) / 1000 })
    }
  }

  /** Prints the output of a failed check, and always that of `sizes`. */
  async function check(title: CheckName): Promise<TestRun> {
    const { code, printed } = await stage(title, () => run(CHECKS[title]))
    const isShown = code !== 0 || title === 'sizes'
    console.log(`${code === 0 ? '✓' : '✗'} ${title}${isShown ? `\n${printed}` : ''}`)
    return code === 0 ? NO_TESTS : { ...NO_TESTS, failed: [{ title, alone: title, errors: [] }] }
  }

  async function vitest(title: string, args: readonly string[]): Promise<TestRun> {
    const report = `${REPORTS}/${title.replaceAll(' ', '-')}.json`
    rmSync(report, { force: true })
    const { code, printed } = await stage(title, () =>
      run(['vitest/vitest.mjs', 'run', ...args], { variables: { RUN_REPORT: report } }),
    )
    console.log(`${printed}${code === 0 ? '✓' : '✗'} ${title}`)
    return orFailed(readVitestRun(report), title, code)
  }

  async function playwright(chromium: Chromium, args: readonly string[]): Promise<TestRun> {
    const absence = await chromium()
    if (absence !== undefined)
      return {
        ...NO_TESTS,
        skipped: [{ title: 'browser tests', need: 'browser tests', reason: absence, isInstallable: true }],
      }
    rmSync(BROWSER_REPORT, { force: true })
    const { code } = await stage('browser tests', () =>
      run(['@playwright/test/cli.js', 'test', '--pass-with-no-tests', ...args], { output: 'inherit' }),
    )
    console.log(`${code === 0 ? '✓' : '✗'} browser tests`)
    return orFailed(readBrowserRun(BROWSER_REPORT), 'browser tests', code)
  }

  return {
    finished,
    checks: () =>
      Promise.all([
        check('types'),
        check('lint'),
        check('format'),
        check('dead-code'),
        vitest('unit tests', ['--project=unit', '--project=web']),
      ]),
    async build() {
      const built = await check('build')
      return [built, ...(await Promise.all([check('sizes'), check('old-browsers')]))]
    },
    // In sequence, because the browser tests run in parallel and take longer than both.
    site: async () => [
      await vitest('database tests', ['--project=databases']),
      await vitest('site tests', ['--project=operations', '--tags-filter=core', ...filesWithCoreTests()]),
    ],
    // More workers than cores, because these tests mostly wait for a database or a lease.
    operations: async () => [
      await vitest('operations', ['--project=operations', '--tags-filter=!core', '--maxWorkers=3']),
    ],
    engines: async () => [await vitest('engines', ['--project=engines'])],
    browsers: async (which, chromium) => [
      await playwright(chromium, [which === 'core' ? '--grep=@core' : '--grep-invert=@core']),
    ],
    async capabilities() {
      const runs: TestRun[] = []
      for (const name of globSync('src/capabilities/*/README.md').map((path) => basename(dirname(path)))) {
        const title = `without ${name}`
        const { code, printed } = await stage(title, () => run(['../scripts/without.ts', name]))
        console.log(`${code === 0 ? '✓' : `✗\n${printed}`} ${title}`)
        runs.push(code === 0 ? NO_TESTS : { ...NO_TESTS, failed: [{ title, errors: [] }] })
      }
      return runs
    },
    async alone([first = '', ...rest], chromium) {
      if (isCheck(first)) return [await check(first)]
      const name = rest[0] === '-t' ? rest[1] : undefined
      if (first.endsWith('.e2e.ts'))
        return [await check('build'), await playwright(chromium, [first, ...(name === undefined ? [] : ['-g', name])])]
      const built = first.startsWith('test/') ? [await check('build')] : []
      return [...built, await vitest('tests', [first, ...(name === undefined ? [] : ['-t', name])])]
    },
  }
}

/** Returns only files with core tests, because Vitest would load the others just to skip their tests. */
function filesWithCoreTests(): string[] {
  return globSync('test/operations/*.test.ts').filter((path) => /\btags: \['core'\]/.test(readFileSync(path, 'utf8')))
}

function isCheck(name: string): name is CheckName {
  return name in CHECKS
}

/** Adds a failure if a run was interrupted before any test failed. */
function orFailed(tests: TestRun, title: string, code: number | null): TestRun {
  return code !== 0 && tests.failed.length === 0 ? { ...tests, failed: [{ title, errors: [] }] } : tests
}
