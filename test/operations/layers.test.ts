import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/**
 * A house of the same layers and settings as ours, with one file in each module, for bad imports that ours must never
 * hold.
 */
const house = mkdtempSync(join(tmpdir(), 'layers-'))
const LAYERS = ['domain', 'contract', 'server', 'web'] as const
type Layer = (typeof LAYERS)[number]

const MAY_IMPORT: Record<Layer, string[]> = {
  domain: [],
  contract: ['#domain/thing.ts', 'valibot'],
  server: ['#domain/thing.ts', '#contract/thing.ts', 'node:fs', 'fastify'],
  web: ['#domain/thing.ts', '#contract/thing.ts', 'react'],
}
const MUST_NOT_COMPILE: Record<Layer, string[]> = {
  domain: ['#contract/thing.ts', '../contract/other.ts', '../server/thing.ts', '../web/thing.ts', 'node:fs'],
  contract: ['../server/thing.ts', '../web/thing.ts', 'node:fs'],
  server: ['../web/thing.ts'],
  web: ['../server/thing.ts', 'node:fs'],
}
const MUST_NOT_LINT: [Layer, string][] = [
  ['domain', 'valibot'],
  ['domain', 'react'],
  ['contract', 'fastify'],
  ['contract', 'react'],
  ['server', '../domain/thing.ts'],
  ['web', '../contract/thing.ts'],
]

/** What the compiler says of the good files, and of all of them once the bad ones came; what the lint says of all. */
let good: string[]
let all: string[]
let linted: string[]

beforeAll(async () => {
  const links = ['@types', 'fastify', 'oxlint', 'oxlint-tsgolint', 'react', 'typescript', 'valibot', 'vite']
  mkdirSync(join(house, 'node_modules'))
  for (const link of links) symlinkSync(resolve('node_modules', link), join(house, 'node_modules', link))
  for (const file of ['package.json', 'tsconfig.base.json', '.oxlintrc.json']) cpSync(file, join(house, file))
  for (const layer of LAYERS) {
    const settings = `src/${layer}/tsconfig.json`
    cpSync(settings, join(house, settings))
    for (const name of ['thing', 'other']) write(layer, name, `export const ${name} = '${layer}'\n`)
    for (const [index, specifier] of MAY_IMPORT[layer].entries()) write(layer, `good-${index}`, importing(specifier))
  }
  good = await run('typescript/bin/tsc', ['-b', 'src/server', 'src/web'])
  for (const layer of LAYERS)
    for (const [index, specifier] of MUST_NOT_COMPILE[layer].entries())
      write(layer, `bad-${index}`, importing(specifier))
  all = await run('typescript/bin/tsc', ['-b', 'src/server', 'src/web'])
  for (const [index, [layer, specifier]] of MUST_NOT_LINT.entries())
    write(layer, `unlinted-${index}`, importing(specifier))
  write('domain', 'hen', "import type { Egg } from './egg.ts'\n\nexport type Hen = Egg['laidBy']\n")
  write('domain', 'egg', "import type { Hen } from './hen.ts'\n\nexport interface Egg {\n  laidBy: Hen\n}\n")
  linted = await run('oxlint/bin/oxlint', ['--quiet', '--format=unix', 'src'])
})

afterAll(() => rmSync(house, { recursive: true }))

test('what each layer may import compiles and passes the lint', () => {
  expect(good).toEqual([''])
  expect(linted.filter((line) => /\/(?:good-\d|thing|other)\.ts:/.test(line))).toEqual([])
})

describe.each(LAYERS)('the %s layer', (layer) => {
  test.each(MUST_NOT_COMPILE[layer].map((specifier, index) => ({ specifier, index })))(
    'does not compile with an import of $specifier',
    ({ index }) => {
      // TS6307 and TS6059: a file of another project; TS2307 and TS2591: no such module here.
      expect(all).toContainEqual(
        expect.stringMatching(new RegExp(`^src/${layer}/bad-${index}\\.ts.*error TS(6307|6059|2307|2591)`)),
      )
    },
  )
})

describe('the lint', () => {
  test.each(MUST_NOT_LINT.map(([layer, specifier], index) => ({ layer, specifier, index })))(
    'refuses the $layer layer an import of $specifier',
    ({ layer, index }) => {
      expect(linted).toContainEqual(
        expect.stringMatching(new RegExp(`src/${layer}/unlinted-${index}\\.ts:.*no-restricted-imports`)),
      )
    },
  )

  test('refuses files that import each other, if only for a type', () => {
    for (const file of ['hen', 'egg'])
      expect(linted).toContainEqual(expect.stringMatching(new RegExp(`src/domain/${file}\\.ts:.*Dependency cycle`)))
  })
})

function importing(specifier: string): string {
  return `import * as guest from '${specifier}'\n\nexport const host = Object.keys(guest)\n`
}

function write(layer: Layer, name: string, text: string): void {
  writeFileSync(join(house, 'src', layer, `${name}.ts`), text)
}

/** What it prints, a line each: refusals are what we ask for, so its exit says nothing. */
function run(program: string, args: string[]): Promise<string[]> {
  return new Promise((done) => {
    execFile(process.execPath, [join(house, 'node_modules', program), ...args], { cwd: house }, (_, out, err) =>
      done(`${out}${err}`.split('\n')),
    )
  })
}
