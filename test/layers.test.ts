import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

/** A house of the same layers and settings as ours, with one file in each module, for bad imports that ours must never hold. */
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

beforeAll(() => {
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
})

afterAll(() => rmSync(house, { recursive: true }))

test('what each layer may import compiles and passes the lint', () => {
  expect(run('typescript/bin/tsc', ['-b', 'src/server', 'src/web'])).toEqual('')
  expect(run('oxlint/bin/oxlint', ['--quiet', 'src'])).toContain('0 errors')
})

describe.each(LAYERS)('the %s layer', (layer) => {
  let refusals: string[]

  beforeAll(() => {
    for (const [index, specifier] of MUST_NOT_COMPILE[layer].entries())
      write(layer, `bad-${index}`, importing(specifier))
    refusals = run('typescript/bin/tsc', ['-p', `src/${layer}`, '--noEmit']).split('\n')
  })

  test.each(MUST_NOT_COMPILE[layer].map((specifier, index) => ({ specifier, index })))(
    'does not compile with an import of $specifier',
    ({ index }) => {
      // TS6307 and TS6059: a file of another project; TS2307 and TS2591: no such module here.
      expect(refusals).toContainEqual(
        expect.stringMatching(new RegExp(`^src/${layer}/bad-${index}\\.ts.*error TS(6307|6059|2307|2591)`)),
      )
    },
  )
})

describe('the lint', () => {
  let refusals: string[]

  beforeAll(() => {
    for (const [index, [layer, specifier]] of MUST_NOT_LINT.entries())
      write(layer, `unlinted-${index}`, importing(specifier))
    write('domain', 'hen', "import type { Egg } from './egg.ts'\n\nexport type Hen = Egg['laidBy']\n")
    write('domain', 'egg', "import type { Hen } from './hen.ts'\n\nexport interface Egg {\n  laidBy: Hen\n}\n")
    refusals = run('oxlint/bin/oxlint', ['--format=unix', 'src']).split('\n')
  })

  test.each(MUST_NOT_LINT.map(([layer, specifier], index) => ({ layer, specifier, index })))(
    'refuses the $layer layer an import of $specifier',
    ({ layer, index }) => {
      expect(refusals).toContainEqual(
        expect.stringMatching(new RegExp(`src/${layer}/unlinted-${index}\\.ts:.*no-restricted-imports`)),
      )
    },
  )

  test('refuses files that import each other, if only for a type', () => {
    for (const file of ['hen', 'egg'])
      expect(refusals).toContainEqual(expect.stringMatching(new RegExp(`src/domain/${file}\\.ts:.*Dependency cycle`)))
  })
})

function importing(specifier: string): string {
  return `import * as guest from '${specifier}'\n\nexport const host = Object.keys(guest)\n`
}

function write(layer: Layer, name: string, text: string): void {
  writeFileSync(join(house, 'src', layer, `${name}.ts`), text)
}

function run(program: string, args: string[]): string {
  const { stdout, stderr } = spawnSync(process.execPath, [join(house, 'node_modules', program), ...args], {
    cwd: house,
    encoding: 'utf8',
  })
  return stdout + stderr
}
