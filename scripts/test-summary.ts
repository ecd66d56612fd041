/** The end of a run of all tests: where its time went, what failed, what was skipped and why. */
import type { Installation } from './packages.ts'
import type { FailedTest, SkippedTest, TestRun } from './test-runs.ts'

/** Between the start of a run and its end, in seconds. */
export interface Stage {
  readonly title: string
  readonly from: number
  readonly to: number
}

export function stageLines(stages: readonly Stage[]): string[] {
  return stages
    .toSorted((one, other) => one.from - other.from)
    .map(({ title, from, to }) => `${inSeconds(to - from)}  ${title}${from < 1 ? '' : ` (from ${from.toFixed(0)} s)`}`)
}

export function slowestLines(files: TestRun['files']): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ path, seconds }) => `${inSeconds(seconds)}  ${path}`)
}

/** Each with the first lines of what went wrong: of a long run often only its end is kept. */
export function failedLines(tests: readonly FailedTest[]): string[] {
  return tests.flatMap(({ title, errors }) => [
    `✗ ${title}`,
    ...errors.flatMap((error) => error.split('\n').slice(0, 12)).map((line) => `    ${line}`),
  ])
}

/**
 * A line for each reason, and how many of them are failures: in CI what could have been installed, anywhere what
 * nobody gave a reason for.
 */
export function skippedLines(
  tests: readonly SkippedTest[],
  installation: Installation | undefined,
  ci: boolean,
): { readonly lines: readonly string[]; readonly failed: number } {
  const groups = Map.groupBy(tests, ({ need, reason, title }) => (reason === undefined ? title : `${need} ${reason}`))
  const described = [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { title, need = title, reason = 'nobody says why', packages } = first
    const failed = first.reason === undefined || (ci && couldBeHad(packages, installation))
    const count = group.length === 1 ? '1 test' : `${group.length} tests`
    return { failed, line: `${failed ? '✗' : '–'} ${need}, ${count}: ${reason}${whyNot(packages, installation)}` }
  })
  return { lines: described.map(({ line }) => line), failed: described.filter(({ failed }) => failed).length }
}

function couldBeHad(packages: readonly string[], installation: Installation | undefined): boolean {
  return packages.length > 0 && installation?.kind === 'tried' && unreachable(packages, installation).length === 0
}

function whyNot(packages: readonly string[], installation: Installation | undefined): string {
  if (packages.length === 0 || installation === undefined) return ''
  if (installation.kind === 'refused') return `; ${installation.reason}`
  const without = unreachable(packages, installation)
  return without.length === 0 ? '; apt could have installed it' : `; apt reaches no ${without.join(', no ')}`
}

function unreachable(packages: readonly string[], installation: Installation & { readonly kind: 'tried' }): string[] {
  return packages.filter((name) => installation.unreachable.includes(name))
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`
}
