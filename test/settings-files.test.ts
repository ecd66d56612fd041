import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { describeMistake } from '../src/server/runtime/setting-mistakes.ts'
import { variables } from '../src/server/runtime/setting-schema.ts'
import { readSettings, SETTING_NAMES } from '../src/server/runtime/settings.ts'

const example = readFileSync('.env.example', 'utf8')

function settingsOf(text: string): unknown {
  const read = readSettings({ file: parseEnv(text) })
  return read.ok ? read.value : read.error.map(describeMistake)
}

describe('.env.example', () => {
  const written = [...example.matchAll(/^#?([A-Z_]+)=/gm)].map(([, name = '']) => name)

  test('.env.example lists every setting exactly once', () => {
    expect(written.toSorted()).toEqual([...SETTING_NAMES].toSorted())
  })

  test('an unchanged copy of .env.example leaves all settings at their defaults', () => {
    expect(settingsOf(example)).toEqual(settingsOf(''))
  })

  test('.env.example is valid with every line enabled, and its values are the defaults', () => {
    // The demo provider with a key would replace the other addresses.
    const all = settingsOf(example.replaceAll(/^#(?=(?!RATE_API)[A-Z_]+=)/gm, ''))
    expect(all).toMatchObject({ market: { kind: 'provider' }, mail: { kind: 'smtp', to: ['gise@ornek.com'] } })
    const withoutExamples = example
      .split('\n')
      .filter(
        (line) =>
          !/^#(?:DATABASE_|LOG|PANEL_ORIGIN|PANEL_NAME|SITE_NAME|RATE_|SMTP_|CONTACT_|ALERT_|CENTRAL_BANK)/.test(line),
      )
      .join('\n')
    expect(settingsOf(withoutExamples.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))).toEqual(settingsOf(''))
  })
})

/** Defaults that depend on other settings, as docs/settings.md words them. */
const DERIVED: Readonly<Record<string, string>> = {
  CENTRAL_BANK: '`tcmb`; `demo` in the demo market',
  ALERT_TO: '`CONTACT_TO`',
}

test('docs/settings.md lists every setting with its default', () => {
  const rows = readFileSync('docs/settings.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \| ([^|]*) \|/gm)
  const listed = [...rows].flatMap(([, names = '', defaults = '']) => {
    const values = defaults.split(', ')
    return names.split(', ').map((name, index) => [name.replaceAll('`', ''), values[index] ?? values[0]] as const)
  })
  const expected = Object.entries(v.getDefaults(variables)).map(
    ([name, value]) => [name, DERIVED[name] ?? (value === undefined ? 'unset' : `\`${value}\``)] as const,
  )
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(expected))
  expect(listed).toHaveLength(expected.length)
})
