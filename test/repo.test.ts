import { globSync, readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, test } from 'vitest'
import { missingFromLock, readLock } from '../scripts/complete-lock.mjs'

/** Why a file may be longer than its kind. */
const LONG_FOR_A_REASON: Record<string, string> = {
  'src/web/live/source-machine.test.ts': 'every edge of the machine is a test of its own',
  'src/web/window-board/window-board.css': 'the look of one document, that no build puts together',
  'src/web/ui/tokens.css': 'every value of the look, light and dark, side by side',
}

const paths = globSync('{src,test,scripts,bench,design,docs}/**', {
  exclude: ['test/e2e/**/*-snapshots/**', '**/node_modules/**'],
}).filter((path) => statSync(path).isFile())
const code = paths.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path) && path !== 'test/repo.test.ts')
const styles = paths.filter((path) => path.endsWith('.css'))
const tests = code.filter((path) => /(?:\.test|\.e2e|-suite)\.tsx?$/.test(path))
const shipped = code.filter((path) => path.startsWith('src/') && !tests.includes(path))

/** The lines that match, as "path:line text"; comments are left out, since they may name what code must not hold. */
function linesWith(pattern: RegExp, files: string[]): string[] {
  return files.flatMap((path) =>
    withoutComments(readFileSync(path, 'utf8'))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? `${path}:${index + 1} ${line.trim()}` : [])),
  )
}

function withoutComments(text: string): string {
  return text
    .replaceAll(/\/\*.*?\*\//gs, (comment) => comment.replaceAll(/[^\n]/g, ''))
    .replaceAll(/(?<=^|\s)\/\/.*$/gm, '')
}

/** Fetched with the pages that show gold, and with no other. */
const isOfGold = (path: string): boolean => /^src\/web\/(?:pages|features)\/gold\/[\w-]+\.css$/.test(path)

/** Of documents that have no other sheet: those in the shop window, and those of the office's panel. */
const isOfOwnDocuments = (path: string): boolean => /^src\/web\/(?:window-board|panel)\//.test(path)

describe('names', () => {
  test('a file is named after one noun, not after a drawer', () => {
    const drawers = /^(?:utils?|helpers?|misc|common|shared|lib)(?:\.|$)|manager/i
    expect(paths.filter((path) => path.split('/').some((part) => drawers.test(part)))).toEqual([])
  })

  test('no type is called a Manager or starts with the I of interface', () => {
    expect(linesWith(/\b(?:class|interface|type) (?:\w*Manager\b|I[A-Z][a-z])/, code)).toEqual([])
  })

  test("the page's Turkish stands in its copy and its formats, where someone who knows the language reads it whole", () => {
    const english = shipped.filter((path) => /^src\/(?:domain|web)\/(?!copy\/|format\/)/.test(path))
    expect(linesWith(/[çğıöşüÇĞİÖŞÜ]/, english)).toEqual([])
  })
})

describe('time and chance', () => {
  const reading = /\bDate\.now\b|\bnew Date\(\)|\bperformance\.now\b|\bMath\.random\b/

  test('the domain and the contract get time and chance as arguments', () => {
    expect(
      linesWith(
        reading,
        shipped.filter((path) => /^src\/(?:domain|contract)\//.test(path)),
      ),
    ).toEqual([])
  })

  test('the domain keeps nothing between two calls', () => {
    const domain = shipped.filter((path) => path.startsWith('src/domain/'))
    // A table may stand there, if its type lets nobody write into it.
    const kept = /^(?:export )?(?:let|var)\b|^(?:export )?const \w+(?:: (?:Map|Set|WeakMap|Date)\b[^=]*)? = new \w/
    expect(linesWith(kept, domain)).toEqual([])
  })

  test('the zone is asked of the machine in one place; pages and rules are given it', () => {
    const given = shipped.filter((path) => /^src\/(?:domain|contract|web)\//.test(path))
    expect(linesWith(/\bIntl\.|\bgetTimezoneOffset\b/, given)).toEqual([])
  })

  test('the server has one clock; a line of the log bears the time of the machine', () => {
    const server = shipped.filter((path) => /^src\/server\/(?!runtime\/(?:clock|log)\.ts$)/.test(path))
    expect(linesWith(/\bDate\.now\b|\bnew Date\(\)/, server)).toEqual([])
  })

  test('dates and numbers are written for a named place', () => {
    expect(linesWith(/\.toLocale\w*\(\s*\)|\bIntl\.\w+\(\s*\)/, shipped)).toEqual([])
    const zoneless = shipped.filter((path) => /Intl\.DateTimeFormat\(/.test(readFileSync(path, 'utf8')))
    expect(zoneless.filter((path) => !readFileSync(path, 'utf8').includes('timeZone'))).toEqual([])
  })
})

describe('the look', () => {
  test('no rule changes the case of letters: Turkish i and ı would come out wrong', () => {
    expect(linesWith(/text-transform:\s*(?:uppercase|lowercase|capitalize)/, styles)).toEqual([])
  })

  test('styles stand beside their component, and colours other than black, grey and white come from the tokens', () => {
    const modules = styles.filter(
      (path) => !/^src\/web\/(?:app\/site|ui\/(?:tokens|fonts)|panel\/look\/tokens)\.css$/.test(path),
    )
    expect(
      modules.filter((path) => !path.endsWith('.module.css') && !isOfGold(path) && !isOfOwnDocuments(path)),
    ).toEqual([])
    expect(linesWith(/#(?!([\da-f])\1+\b)[\da-f]{3,8}\b|\b(?:rgba?|hsla?|oklch)\(\s*(?!0 0 0\b)\d/i, modules)).toEqual(
      [],
    )
  })

  test('the sheets that come with gold alone, whose classes no build names, style nothing else', () => {
    const rules = styles.filter(isOfGold).map((path) => withoutComments(readFileSync(path, 'utf8')))
    const selectors = rules.flatMap((text) =>
      [...text.matchAll(/^\s*([^@{}\s][^{}]*)\{/gm)].map(([, each = '']) => each),
    )
    expect(selectors.length).toBeGreaterThan(50)
    expect(selectors.flatMap((each) => each.split(/,\s*/)).filter((each) => !each.includes('.gold-'))).toEqual([])
  })

  test('no markup is made from text, and none carries its own style: the content policy refuses both', () => {
    const markup = shipped.filter((path) => path.startsWith('src/web/'))
    expect(
      linesWith(/\bstyle=|dangerouslySetInnerHTML|\b(?:inner|outer)HTML\b|insertAdjacentHTML|document\.write/, markup),
    ).toEqual([])
  })
})

describe('tests', () => {
  test('none is left alone and none sleeps', () => {
    expect(
      linesWith(
        /\b(?:test|describe|it)\.only\(|waitForTimeout|\bsleep\(|timers\/promises|setTimeout\(\w*(?:resolve|done|r)\b/,
        tests,
      ),
    ).toEqual([])
  })
})

describe('the order of tests', () => {
  test('a database or a compiler is started by no unit test: name it *.database.test.ts, or put it with the operations', () => {
    const units = tests.filter((path) => !/^test\/(?:operations|e2e)\/|\.database\.test\.ts$/.test(path))
    expect(linesWith(/postgres\/(?:suite|server|cluster-member)\.ts'|typescript\/bin\/tsc/, units)).toEqual([])
  })
})

describe('what a machine lacks', () => {
  test('a test is skipped by what it needs, which the end of a run names; a browser test says why', () => {
    const ours = tests.filter((path) => !path.startsWith('test/e2e/') && path !== 'test/needs.ts')
    expect(
      linesWith(/\b(?:skipIf|runIf)\(|\b(?:test|describe|it)\.(?:skip|todo)\b|\{[^}]*\bskip\b[^}]*\}\) =>/, ours),
    ).toEqual([])
    const browser = tests.filter((path) => path.startsWith('test/e2e/'))
    expect(linesWith(/\w*[tT]est\.(?:skip|fixme)\((?!.*, ['`])/, browser)).toEqual([])
  })
})

describe('files', () => {
  const lengths = [...code, ...styles].map((path) => [path, readFileSync(path, 'utf8').split('\n').length] as const)
  // A suite is a list of sentences about its one subject, so it may be twice as long.
  const long = lengths.filter(([path, lines]) => lines > (tests.includes(path) ? 400 : 200)).map(([path]) => path)

  test('one of more than 200 lines, or a suite of more than 400, has a reason', () => {
    expect(long.filter((path) => LONG_FOR_A_REASON[path] === undefined)).toEqual([])
  })

  test('no reason outlives its file', () => {
    expect(Object.keys(LONG_FOR_A_REASON).filter((path) => !long.includes(path))).toEqual([])
  })
})

describe('decisions', () => {
  const decisions = paths.filter((path) => path.startsWith('docs/decisions/')).toSorted()

  test('are numbered in a row', () => {
    expect(decisions.map((path) => basename(path).slice(0, 4))).toEqual(
      decisions.map((_, index) => `${String(index + 1).padStart(3, '0')}-`),
    )
  })

  test.each(decisions)('%s tells its context, the decision and its consequences', (path) => {
    const text = readFileSync(path, 'utf8')
    for (const part of ['Context', 'Decision', 'Consequences'])
      expect(text).toMatch(new RegExp(`^\\*\\*${part}\\.\\*\\* `, 'm'))
  })
})

describe('the lock', () => {
  const lock = readLock()

  test('names no address, so that any registry serves it', () => {
    expect(Object.keys(lock.packages).filter((name) => lock.packages[name]?.resolved !== undefined)).toEqual([])
  })

  test('holds the builds of every platform; after an install: node scripts/complete-lock.mjs', () => {
    expect(Object.keys(missingFromLock(lock))).toEqual([])
  })
})
