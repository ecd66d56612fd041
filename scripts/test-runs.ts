/** Results of Vitest and Playwright in one shape: counts, the time of each file, failures, and why tests were skipped. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import * as v from 'valibot'
import type { Reporter, TestModule } from 'vitest/node'
import type { Absence } from './needs.ts'

const skippedTest = v.object({
  title: v.string(),
  /** Undefined if the test gives no reason. */
  reason: v.optional(v.string()),
  /** A key of `NEEDS` in scripts/needs.ts. */
  need: v.optional(v.string()),
  /** True if an installation on this machine would meet the need. */
  isInstallable: v.boolean(),
})
const failedTest = v.object({
  title: v.string(),
  /** The arguments of `npm test --` that run this test alone. */
  alone: v.optional(v.string()),
  /** The messages of its errors, without colours and stacks. */
  errors: v.array(v.string()),
})
const testRun = v.object({
  passed: v.number(),
  failed: v.array(failedTest),
  skipped: v.array(skippedTest),
  files: v.array(v.object({ path: v.string(), seconds: v.number() })),
})

export type SkippedTest = v.InferOutput<typeof skippedTest>
export type FailedTest = v.InferOutput<typeof failedTest>
export type TestRun = v.InferOutput<typeof testRun>

export const NO_TESTS: TestRun = { passed: 0, failed: [], skipped: [], files: [] }

/** A Vitest reporter that includes hooks in the time of a file, which Vitest's JSON report omits. */
export class RunReporter implements Reporter {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  onTestRunEnd(modules: readonly TestModule[]): void {
    const isFiltered = process.argv.some((argument) => argument === '-t' || argument.startsWith('--tags-filter'))
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const run: TestRun = {
      passed: tests.filter((test) => test.result().state === 'passed').length,
      failed: modules.flatMap(failuresOf),
      skipped: tests
        .filter((test) => test.result().state === 'skipped' && (!isFiltered || test.meta().absence !== undefined))
        .map((test) => skipped(test.fullName, test.meta().absence)),
      files: modules.map((module) => {
        const { duration, collectDuration } = module.diagnostic()
        return { path: relative('.', module.moduleId), seconds: (duration + collectDuration) / 1000 }
      }),
    }
    writeFileSync(this.#file, JSON.stringify(run))
  }
}

function skipped(title: string, absence?: Absence): SkippedTest {
  if (absence === undefined) return { title, isInstallable: false }
  const { need, reason, packages } = absence
  return { title, need, reason, isInstallable: packages.length > 0 }
}

/** Returns failed tests and failures outside of tests: a file that does not load, a failed hook. */
function failuresOf(module: TestModule): FailedTest[] {
  const path = relative('.', module.moduleId)
  return [
    failure(path, undefined, module.errors()),
    ...[...module.children.allSuites()].map((suite) => failure(path, suite.fullName, suite.errors())),
    ...[...module.children.allTests('failed')].map((test) => failure(path, test.fullName, test.result().errors)),
  ].filter(({ errors }) => errors.length > 0)
}

function failure(
  path: string,
  name: string | undefined,
  errors: readonly { readonly message: string; readonly diff?: string }[] = [],
): FailedTest {
  return {
    title: name === undefined ? path : `${path}: ${name}`,
    alone: name === undefined ? path : `${path} -t ${inQuotes(name)}`,
    errors: errors.map(({ message, diff = '' }) => stripVTControlCharacters(`${message}\n${diff}`).trim()),
  }
}

/** Returns a quoted regular expression for the shell. Vitest joins the names of suites by " > ". */
function inQuotes(name: string): string {
  const pattern = name.replaceAll(' > ', ' ').replaceAll(/[\\^$.*+?()[\]{}|'"]/g, '.')
  return `'${pattern}'`
}

/** Reads the report; an interrupted run has none. */
export function readVitestRun(file: string): TestRun {
  return existsSync(file) ? v.parse(testRun, JSON.parse(readFileSync(file, 'utf8'))) : NO_TESTS
}

const spec = v.object({
  title: v.string(),
  file: v.string(),
  tests: v.array(
    v.object({
      status: v.picklist(['expected', 'unexpected', 'flaky', 'skipped']),
      annotations: v.array(v.object({ type: v.string(), description: v.optional(v.string()) })),
      results: v.array(v.object({ duration: v.number(), errors: v.array(v.object({ message: v.string() })) })),
    }),
  ),
})
interface Suite {
  specs: v.InferOutput<typeof spec>[]
  suites?: Suite[] | undefined
}
const suite: v.GenericSchema<unknown, Suite> = v.object({
  specs: v.array(spec),
  suites: v.optional(v.array(v.lazy(() => suite))),
})

/** Reads Playwright's JSON report. */
export function readBrowserRun(file: string): TestRun {
  if (!existsSync(file)) return NO_TESTS
  const { suites } = v.parse(v.object({ suites: v.array(suite) }), JSON.parse(readFileSync(file, 'utf8')))
  const specs = suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, file: path, tests: each }) => each.map((test) => ({ title, path, ...test })))
  const seconds = new Map<string, number>()
  for (const { file: path, tests: each } of specs)
    for (const { duration } of each.flatMap(({ results }) => results))
      seconds.set(path, (seconds.get(path) ?? 0) + duration / 1000)
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failed: tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ title, path, results }) =>
        failure(
          path,
          title,
          results.flatMap(({ errors }) => errors),
        ),
      ),
    skipped: tests
      .filter(({ status }) => status === 'skipped')
      .map(({ title, annotations }) => ({
        title,
        isInstallable: false,
        reason: annotations.find(({ type }) => type === 'skip')?.description,
      })),
    files: [...seconds].map(([path, of]) => ({ path, seconds: of })),
  }
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)]
}
