import { describe, expect, test } from 'vitest'
import { distinctName, nameLikeness, readDeviceName, readPersonName } from './names.ts'

describe('the name of a person', () => {
  test.each(['Ayşe Yılmaz', 'Şükrü İşık', "O'Brien", 'Ayşe-Nur K.', 'Leyla Əliyeva', 'Gişe 2', 'Ayşe’nin yardımcısı'])(
    'may be %s',
    (name) => expect(readPersonName(name, 60)).toEqual({ ok: true, value: name }),
  )

  test('loses spaces that nobody sees, and gets letters of the usual width', () => {
    expect(readPersonName('  Ayşe\u00A0 Yılmaz ', 60)).toEqual({ ok: true, value: 'Ayşe Yılmaz' })
    expect(readPersonName('Ａｙşe', 60)).toEqual({ ok: true, value: 'Ayşe' })
  })

  test.each([
    ['a line break', 'Ayşe\nYılmaz'],
    ['a sign that turns the direction', 'Ayşe \u202EzamlıY'],
    ['a letter of no width', 'Ay\u200Bşe'],
    ['an invisible letter of another alphabet', 'Ayşe\u3164'],
    ['a variation selector', 'Ayşe\uFE0F'],
    ['a Cyrillic letter', '\u0410yşe'],
    ['a Greek letter', '\u0391yşe'],
    ['a phonetic letter', 'Ayşe Y\u0251man'],
    ['an emoji', 'Ayşe 🙂'],
  ])('has no %s', (_what, name) => expect(readPersonName(name, 60)).toEqual({ ok: false, error: 'letters' }))

  test('is neither empty nor longer than its field', () => {
    expect([readPersonName(' \u00A0', 60), readPersonName('A'.repeat(61), 60)]).toMatchObject([
      { error: 'empty' },
      { error: 'too-long' },
    ])
  })
})

describe('two names', () => {
  test.each([
    ['Şükrü Işık', 'SUKRU IŞIK'],
    ['Ali Kaya', 'AIi Kaya'],
    ['Ali Kaya', 'A1i  Kaya'],
    ['Orhan', '0rhan'],
    ['Ayşe-Nur', 'Ayse Nur'],
    ['Ernur', 'Emur'],
  ])('look alike: %s and %s', (one, other) => expect(nameLikeness(one)).toBe(nameLikeness(other)))

  test.each([
    ['Gişe 2', 'Gişe 3'],
    ['Ali Can', 'Alican'],
  ])('differ: %s and %s', (one, other) => expect(nameLikeness(one)).not.toBe(nameLikeness(other)))
})

test('the name of a device may have any sign that can be seen', () => {
  expect(readDeviceName('Gişe tableti 📱 / кухня', 40)).toMatchObject({ ok: true })
  expect(readDeviceName('Gişe\u202E', 40)).toMatchObject({ error: 'letters' })
})

test('a device gets a number if another one of its person looks the same', () => {
  expect(distinctName('Telefonum', ['TELEFONUM', 'Telefonum 2'])).toBe('Telefonum 3')
  expect(distinctName('Telefonum', ['Tabletim'])).toBe('Telefonum')
})
