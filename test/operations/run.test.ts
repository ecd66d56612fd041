import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'

/** A project whose compiler, lint and tests are a line each: what the run makes of them is what is looked at. */
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'run-'))
  for (const program of ['typescript/bin/tsc', 'oxlint/bin/oxlint', 'oxfmt/bin/oxfmt', 'knip/bin/knip.js'])
    write(program, '')
  return () => rmSync(project, { recursive: true })
})

function write(program: string, text: string): void {
  const path = join(project, 'node_modules', program)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}

/** Vitest's, which leaves this report where it is asked to, if any. */
function writeTests(report: object | undefined, code = 0): void {
  const leave =
    report === undefined ? '' : `fs.writeFileSync(process.env.RUN_REPORT, JSON.stringify(${JSON.stringify(report)}))`
  write('vitest/vitest.mjs', `import fs from 'node:fs'\n${leave}\nprocess.exitCode = ${code}\n`)
}

function check(): { readonly code: number | null; readonly lines: readonly string[] } {
  const run = spawnSync(process.execPath, [resolve('scripts/test.ts'), '--fast'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], TMPDIR: project },
  })
  return { code: run.status, lines: `${run.stdout}${run.stderr}`.trim().split('\n') }
}

describe('the end of a run', () => {
  test('counts, and names its stages, its slowest files and what was skipped', () => {
    const skipped = [{ title: 'boots', need: 'machine', reason: 'this kernel refuses', packages: [] }]
    const files = [{ path: 'src/sum.test.ts', seconds: 3.25 }]
    writeTests({ passed: 7, failed: [], skipped, files })
    const { code, lines } = check()
    expect([code, lines.at(-1)]).toEqual([0, '7 passed, 0 failed, 1 skipped'])
    expect(lines).toContain('  – machine, 1 test: this kernel refuses')
    expect(lines).toContainEqual(expect.stringMatching(/^ +\d+\.\d s {2}lint$/))
    expect(lines).toContainEqual(expect.stringMatching(/^ +3\.\d s {2}src\/sum\.test\.ts$/))
  })

  test('names what failed just above the last line: of a long run often only the end is kept', () => {
    const failed = [{ title: 'src/sum.test.ts: adds', errors: ['expected 4 to be 5\n- 5\n+ 4'] }]
    writeTests({ passed: 7, failed, skipped: [], files: [] }, 1)
    write('knip/bin/knip.js', 'process.exitCode = 1')
    const { code, lines } = check()
    expect(code).toBe(1)
    expect(lines.slice(-8)).toEqual([
      'Failed',
      '  ✗ dead code',
      '  ✗ src/sum.test.ts: adds',
      '      expected 4 to be 5',
      '      - 5',
      '      + 4',
      '',
      '7 passed, 2 failed',
    ])
  })

  test('a check that fails hides no other and counts as one, as tests do that break off before they count', () => {
    write('oxlint/bin/oxlint', 'console.log("a lie in sum.ts"); process.exitCode = 1')
    writeTests(undefined, 1)
    const { code, lines } = check()
    expect([code, lines.at(-1)]).toEqual([1, '0 passed, 2 failed'])
    expect(lines).toContain('a lie in sum.ts')
    expect(lines).toContain('✓ types')
  })
})
