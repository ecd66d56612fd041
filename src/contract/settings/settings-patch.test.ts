import { describe, expect, test } from 'vitest'
import { OFFICE_SETTINGS, settingsWith } from '../../../test/fakes/office-settings.ts'
import { parseSettings } from './parse-settings.ts'
import { changesBetween, inverseOf, pathsOverlap, withEdits } from './settings-patch.ts'

const LIRA = { kind: 'lira', micros: 50_000 } as const

describe('the changes between two documents', () => {
  test('changesBetween names each value by its path and has no value for a missing margin', () => {
    const after = settingsWith(
      { path: ['margins', 'USD', 'sell'], after: LIRA },
      { path: ['shortName'], after: 'Yeni' },
    )
    expect(changesBetween(OFFICE_SETTINGS, after)).toEqual([
      { path: ['shortName'], before: 'Örnek Döviz', after: 'Yeni' },
      { path: ['margins', 'USD', 'sell'], after: LIRA },
    ])
  })

  test('changes lead to the second document, and their inverse restores the first one', () => {
    const after = settingsWith(
      { path: ['margins', 'USD', 'sell'], after: LIRA },
      { path: ['hours', 'special', '2026-10-29'] },
      { path: ['hours', 'special', '2027-01-01'], after: { name: 'Yılbaşı', hours: [] } },
      { path: ['notice'], after: { text: 'Bugün 15.00’te kapanıyoruz.', until: null } },
      { path: ['banks', '1', 'branch'], after: 'Başka Şube' },
    )
    const changes = changesBetween(OFFICE_SETTINGS, after)
    expect(withEdits(OFFICE_SETTINGS, changes)).toEqual(after)
    expect(withEdits(after, inverseOf(changes))).toEqual(OFFICE_SETTINGS)
  })

  test('changesBetween names a bank by its index, or all banks if their number differs', () => {
    const [first] = OFFICE_SETTINGS.banks
    const renamed = settingsWith({ path: ['banks', '0', 'bank'], after: 'Başka' })
    expect(changesBetween(OFFICE_SETTINGS, renamed).map(({ path }) => path)).toEqual([['banks', '0', 'bank']])
    const fewer = settingsWith({ path: ['banks'], after: [first] })
    expect(changesBetween(OFFICE_SETTINGS, fewer).map(({ path }) => path)).toEqual([['banks']])
  })

  test('two paths overlap if one contains the other', () => {
    expect(pathsOverlap(['banks'], ['banks', '0', 'bank'])).toBe(true)
    expect(pathsOverlap(['margins', 'USD', 'buy'], ['margins', 'USD', 'sell'])).toBe(false)
  })
})

test.each([
  [{ path: ['phone'], after: '12' }, ['phone'], 'not-phone'],
  [{ path: ['banks', '0', 'iban', 'TL'], after: 'TR37' }, ['banks', '0', 'iban', 'TL'], 'iban-wrong-length'],
  [{ path: ['guards', 'marginLimit'], after: 3000 }, ['guards', 'marginLimit'], 'too-large'],
  [
    { path: ['hours', 'special', '2026-02-30'], after: { name: 'X', hours: [] } },
    ['hours', 'special', '2026-02-30'],
    'not-day',
  ],
  [{ path: ['gold', 'traded'], after: ['AYAR22'] }, ['gold', 'traded'], 'needs-jewellery-licence'],
  [{ path: ['gold', 'traded'], after: ['KULCE10'] }, ['margins'], 'bar-needs-margins'],
  [{ path: ['other'], after: 1 }, ['other'], 'unknown-field'],
  [{ path: ['map', 'latitude'], after: 28.97 }, ['map', 'latitude'], 'not-in-turkey'],
  [
    { path: ['margins', 'USD', 'buy'], after: { kind: 'lira', micros: 1 } },
    ['margins', 'USD', 'buy', 'micros'],
    'not-whole',
  ],
])('parseSettings rejects the edit %j at %j: %s', (edit, path, kind) => {
  const parsed = parseSettings(withEdits(OFFICE_SETTINGS, [edit]))
  expect(parsed).toMatchObject({ ok: false, error: [{ path, kind }] })
})

test('parseSettings rejects sample values in the settings of a real office', () => {
  const parsed = parseSettings(withEdits(OFFICE_SETTINGS, [{ path: ['sample'], after: false }]))
  const paths = parsed.ok ? [] : parsed.error.map(({ path }) => path.join('.'))
  expect(paths).toContain('banks.0.iban.TL')
  expect(paths).toContain('map.latitude')
  expect(paths).toContain('name')
})
