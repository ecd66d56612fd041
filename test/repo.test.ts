import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { missingFromLock, readLock } from '../scripts/complete-lock.mjs'

/** Checks conventions that no linter knows and whose violation a visitor or the office would notice. */

const TEST_FILE = /(?:\.test|\.e2e|-suite)\.tsx?$/
const code = globSync('{src,test}/**/*.{ts,tsx}').filter((path) => path !== 'test/repo.test.ts')
const shipped = code.filter((path) => path.startsWith('src/') && !TEST_FILE.test(path) && !isForTests(path))

function isForTests(path: string): boolean {
  return /^src\/capabilities\/[^/]+\/test\//.test(path)
}

/** Returns the layer of a file, also inside a capability: "src/capabilities/…/site/…" belongs to "web". */
function layerOf(path: string): string {
  const [, layer = '', , inner = ''] = path.split('/')
  if (layer !== 'capabilities') return layer
  if (inner === 'settings.ts') return 'contract'
  return inner === 'domain' || inner === 'contract' || inner === 'server' ? inner : 'web'
}

/** Returns matching lines as "path:line text". Comments are ignored, because they may name forbidden things. */
function linesWith(pattern: RegExp, files: readonly string[]): string[] {
  return files.flatMap((path) =>
    withoutComments(readFileSync(path, 'utf8'))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [`${path}:${index + 1} ${line.trim()}`] : [])),
  )
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
}

describe('time and time zones', () => {
  test('the domain and the contract get the time and random numbers as arguments', () => {
    const pure = shipped.filter((path) => ['domain', 'contract'].includes(layerOf(path)))
    expect(linesWith(/\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bMath\.random\b/, pure)).toEqual([])
  })

  test('pages and domain rules get the time zone as an argument', () => {
    // The excepted file writes the names of days in UTC and runs only on the server. Names of currencies have no zone.
    const given = shipped.filter(
      (path) => ['domain', 'contract', 'web'].includes(layerOf(path)) && path !== 'src/web/app/language-dates.ts',
    )
    expect(linesWith(/\bIntl\.(?!DisplayNames\b)|\bgetTimezoneOffset\b|\.toLocale\w*\(\s*\)/, given)).toEqual([])
  })

  test('the server reads the time only from its clock, except in the log', () => {
    const server = shipped.filter(
      (path) => layerOf(path) === 'server' && !/^src\/server\/runtime\/(?:clock|log)\.ts$/.test(path),
    )
    expect(linesWith(/\bDate\.now\b|\bnew Date\(\)/, server)).toEqual([])
  })
})

test('Turkish text of the site is written only in src/web/copy, src/web/format, and the heads and words of pages', () => {
  const elsewhere = shipped.filter(
    (path) =>
      layerOf(path) === 'web' &&
      !/^src\/(?:web\/(?:copy|format)\/|(?:web\/pages|capabilities)\/.*\/(?:[a-z-]+-)?(?:head|words)\.ts$)/.test(path),
  )
  expect(linesWith(/[çğıöşüÇĞİÖŞÜ]/, elsewhere)).toEqual([])
})

test('no style changes the case of letters, because Turkish i and ı would come out wrong', () => {
  expect(linesWith(/text-transform:\s*(?:uppercase|lowercase|capitalize)/, globSync('src/**/*.css'))).toEqual([])
})

test('no test sleeps', () => {
  const sleeps = /waitForTimeout|\bsleep\(|timers\/promises|setTimeout\(\w*(?:resolve|done|r)\b/
  expect(
    linesWith(
      sleeps,
      code.filter((path) => TEST_FILE.test(path)),
    ),
  ).toEqual([])
})

describe('package-lock.json', () => {
  const lock = readLock()

  test('package-lock.json contains no registry address, so that any registry can serve it', () => {
    expect(Object.keys(lock.packages).filter((name) => lock.packages[name]?.resolved !== undefined)).toEqual([])
  })

  test('package-lock.json lists the binaries of every platform (to mend it: node scripts/complete-lock.mjs)', () => {
    expect(Object.keys(missingFromLock(lock))).toEqual([])
  })
})
