import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { GENERATED_PARTS, regenerated } from '../scripts/settings-files.ts'
import { describeMistake } from '../src/server/runtime/setting-mistakes.ts'
import { variables } from '../src/server/runtime/setting-schema.ts'
import { readSettings, settingNames } from '../src/server/runtime/settings.ts'
import { sourceVariables } from '../src/server/runtime/source-settings.ts'
import { SOURCES } from '../src/server/upstream/sources/source-list.ts'

const example = readFileSync('.env.example', 'utf8')

function settingsOf(text: string): unknown {
  const read = readSettings({ file: parseEnv(text) }, SOURCES)
  return read.ok ? read.value : read.error.map(describeMistake)
}

describe('.env.example', () => {
  const written = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)

  test('.env.example lists every setting exactly once', () => {
    expect(written.toSorted()).toEqual(settingNames(SOURCES).toSorted())
  })

  test('an unchanged copy of .env.example leaves all settings at their defaults', () => {
    expect(settingsOf(example)).toEqual(settingsOf(''))
  })

  test('.env.example is valid with every line enabled, and its values are the defaults', () => {
    // A source that replaces others cannot be set up beside them.
    const replacing = SOURCES.prices.flatMap((source) => (source.excludes ? Object.keys(source.variables) : []))
    const enabled = example.replaceAll(/^#(?=[A-Z_]+=)/gm, '')
    const all = settingsOf(enabled.replaceAll(new RegExp(`^(?:${replacing.join('|')})=`, 'gm'), '#$&'))
    expect(all).toMatchObject({ market: { kind: 'provider' }, mail: { kind: 'smtp', to: ['gise@ornek.com'] } })
    // The sources' variables without a default have invented values.
    const examples = Object.entries(sourceVariables(SOURCES)).flatMap(([name, { default: otherwise }]) =>
      otherwise === undefined ? name : [],
    )
    const others = 'DATABASE_URL LOG PANEL_ORIGIN PANEL_NAME SITE_NAME SMTP_URL CONTACT_FROM CONTACT_TO ALERT_TO'.split(
      ' ',
    )
    const invented = new RegExp(`^#(?:${['CENTRAL_BANK', ...examples, ...others].join('|')})=.*$`, 'gm')
    const withoutExamples = example.replaceAll(invented, '')
    expect(settingsOf(withoutExamples.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))).toEqual(settingsOf(''))
  })
})

test.each(GENERATED_PARTS)('the declarations of $of are written in $file', (part) => {
  // If this fails: node scripts/settings-files.ts
  const text = readFileSync(part.file, 'utf8')
  expect(regenerated(text, part)).toBe(text)
})

/** Defaults that depend on other settings, as docs/settings.md words them. */
const DERIVED: Readonly<Record<string, string>> = {
  ALERT_TO: '`CONTACT_TO`',
}

test('docs/settings.md lists every setting of the process itself with its default', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)
  const listed = [...rows].flatMap(([, names = '', defaults = '']) => {
    const values = defaults.split(', ')
    return names.split(', ').map((name, index) => [name.replaceAll('`', ''), values[index] ?? values[0]] as const)
  })
  const declared = new Set(['CENTRAL_BANK', ...Object.keys(sourceVariables(SOURCES))])
  const own = listed.filter(([name]) => !declared.has(name))
  const expected = Object.entries(v.getDefaults(variables)).map(
    ([name, value]) => [name, DERIVED[name] ?? (value === undefined ? 'unset' : `\`${value}\``)] as const,
  )
  expect(Object.fromEntries(own)).toEqual(Object.fromEntries(expected))
  expect(own).toHaveLength(expected.length)
})
