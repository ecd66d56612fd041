import { describe, expect, test } from 'vitest'
import { distinctName, nameLikeness, readDeviceName, readPersonName } from './names.ts'

describe('the name of a person', () => {
  test.each(['Ayşe Yılmaz', 'Şükrü İşık', "O'Brien", 'Ayşe-Nur K.', 'Leyla Əliyeva', 'Gişe 2', 'Ayşe’nin yardımcısı'])(
    'readPersonName accepts %s',
    (name) => expect(readPersonName(name, 60)).toEqual({ ok: true, value: name }),
  )

  test('readPersonName removes surplus spaces and normalises full-width letters', () => {
    expect(readPersonName('  Ayşe\u00A0 Yılmaz ', 60)).toEqual({ ok: true, value: 'Ayşe Yılmaz' })
    expect(readPersonName('Ａｙşe', 60)).toEqual({ ok: true, value: 'Ayşe' })
  })

  test.each([
    ['a line break', 'Ayşe\nYılmaz'],
    ['a bidirectional control character', 'Ayşe \u202EzamlıY'],
    ['a zero-width character', 'Ay\u200Bşe'],
    ['an invisible letter of another alphabet', 'Ayşe\u3164'],
    ['a variation selector', 'Ayşe\uFE0F'],
    ['a Cyrillic letter', '\u0410yşe'],
    ['a Greek letter', '\u0391yşe'],
    ['a phonetic letter', 'Ayşe Y\u0251man'],
    ['an emoji', 'Ayşe 🙂'],
  ])('readPersonName rejects %s', (_what, name) =>
    expect(readPersonName(name, 60)).toEqual({ ok: false, error: 'letters' }),
  )

  test('readPersonName rejects an empty name and a name that is too long', () => {
    expect([readPersonName(' \u00A0', 60), readPersonName('A'.repeat(61), 60)]).toMatchObject([
      { error: 'empty' },
      { error: 'too-long' },
    ])
  })
})

describe('nameLikeness', () => {
  test.each([
    ['Şükrü Işık', 'SUKRU IŞIK'],
    ['Ali Kaya', 'AIi Kaya'],
    ['Ali Kaya', 'A1i  Kaya'],
    ['Orhan', '0rhan'],
    ['Ayşe-Nur', 'Ayse Nur'],
    ['Ernur', 'Emur'],
  ])('nameLikeness is equal for %s and %s', (one, other) => expect(nameLikeness(one)).toBe(nameLikeness(other)))

  test.each([
    ['Gişe 2', 'Gişe 3'],
    ['Ali Can', 'Alican'],
  ])('nameLikeness differs for %s and %s', (one, other) => expect(nameLikeness(one)).not.toBe(nameLikeness(other)))
})

test('readDeviceName accepts any visible character', () => {
  expect(readDeviceName('Gişe tableti 📱 / кухня', 40)).toMatchObject({ ok: true })
  expect(readDeviceName('Gişe\u202E', 40)).toMatchObject({ error: 'letters' })
})

test('distinctName adds a number to a name that looks like another name', () => {
  expect(distinctName('Telefonum', ['TELEFONUM', 'Telefonum 2'])).toBe('Telefonum 3')
  expect(distinctName('Telefonum', ['Tabletim'])).toBe('Telefonum')
})
