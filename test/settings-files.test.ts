import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { describeMistake } from '../src/server/runtime/setting-mistakes.ts'
import { readSettings, SETTING_NAMES } from '../src/server/runtime/settings.ts'

const example = readFileSync('.env.example', 'utf8')

function settingsOf(text: string): unknown {
  const read = readSettings({ file: parseEnv(text) })
  return read.ok ? read.value : read.error.map(describeMistake)
}

describe('.env.example', () => {
  const written = [...example.matchAll(/^#([A-Z_]+)=/gm)].map(([, name = '']) => name)

  test('lists every setting once, and no other', () => {
    expect(written.toSorted()).toEqual([...SETTING_NAMES].toSorted())
  })

  test('copied as it is, changes nothing', () => {
    expect(settingsOf(example)).toEqual(settingsOf(''))
  })

  test('with every line switched on, is understood, and what it shows as defaults are the defaults', () => {
    const all = settingsOf(example.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))
    expect(all).toMatchObject({ market: { kind: 'provider' }, mail: { kind: 'smtp', to: ['gise@ornek.com'] } })
    const withoutExamples = example
      .split('\n')
      .filter((line) => !/^#(?:DATABASE_|PANEL_ORIGIN|RATE_|SMTP_|CONTACT_|ALERT_|CENTRAL_BANK)/.test(line))
      .join('\n')
    expect(settingsOf(withoutExamples.replaceAll(/^#(?=[A-Z_]+=)/gm, ''))).toEqual(settingsOf(''))
  })
})

test('docs/operations.md explains every setting, and no other', () => {
  const rows = readFileSync('docs/operations.md', 'utf8').matchAll(/^\| (`[A-Z_]+`(?:, `[A-Z_]+`)*) \|/gm)
  const named = [...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', '))
  expect(named.toSorted()).toEqual([...SETTING_NAMES].toSorted())
})
