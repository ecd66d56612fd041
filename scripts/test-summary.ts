/** Prints the summary of a test run: times, skipped tests with reasons, failures and how to run each alone. */
import type { FailedTest, SkippedTest, TestRun } from './test-runs.ts'

/** A stage of the run; `from` and `to` are seconds since the start. */
export interface Stage {
  readonly title: string
  readonly from: number
  readonly to: number
}

interface Summary {
  readonly runs: readonly TestRun[]
  readonly stages: readonly Stage[]
  /** True in CI, where a test that is skipped for want of an installation is a failure. */
  readonly ci: boolean
}

/** Returns the exit code. Failures are printed last, because often only the end of a long log is kept. */
export function printSummary({ runs, stages, ci }: Summary): number {
  const skipped = runs.flatMap((run) => run.skipped)
  const skips = skipGroups(skipped, ci)
  const failures = runs.flatMap((run) => run.failed)
  const failed = failures.length + skips.filter((group) => group.failed).length
  const passed = runs.reduce((sum, run) => sum + run.passed, 0)
  print('Stages', stageLines(stages))
  print('The slowest files', slowestLines(runs.flatMap(({ files }) => files)))
  print(
    'Skipped',
    skips.map(({ line }) => line),
  )
  print('Failed', failures.flatMap(failureLines))
  console.log(`\n${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`)
  return failed > 0 ? 1 : 0
}

function print(title: string, lines: readonly string[]): void {
  if (lines.length > 0) console.log(`\n${title}\n${lines.map((line) => `  ${line}`).join('\n')}`)
}

function stageLines(stages: readonly Stage[]): string[] {
  return stages
    .toSorted((one, other) => one.from - other.from)
    .map(({ title, from, to }) => `${inSeconds(to - from)}  ${title}${from < 1 ? '' : ` (from ${from.toFixed(0)} s)`}`)
}

function slowestLines(files: TestRun['files']): string[] {
  return files
    .toSorted((one, other) => other.seconds - one.seconds)
    .slice(0, 10)
    .map(({ path, seconds }) => `${inSeconds(seconds)}  ${path}`)
}

/** Returns the first lines of each error, which suffice to recognize it. */
function failureLines({ title, alone, errors }: FailedTest): string[] {
  return [
    `✗ ${title}`,
    ...errors.flatMap((error) => error.split('\n').slice(0, 12)).map((line) => `    ${line}`),
    ...(alone === undefined ? [] : [`    npm test -- ${alone}`]),
  ]
}

/** Returns one line for each reason. A skipped test without a reason is always a failure. */
function skipGroups(tests: readonly SkippedTest[], ci: boolean): { readonly line: string; readonly failed: boolean }[] {
  const groups = Map.groupBy(tests, ({ need, reason, title }) => (reason === undefined ? title : `${need} ${reason}`))
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { title, need = title, reason = 'no reason is given', isInstallable } = first
    const failed = first.reason === undefined || (ci && isInstallable)
    const count = group.length === 1 ? '' : `, ${group.length} tests`
    return [{ failed, line: `${failed ? '✗' : '–'} ${need}${count}: ${reason}` }]
  })
}

function inSeconds(seconds: number): string {
  return `${seconds.toFixed(1).padStart(6)} s`
}
