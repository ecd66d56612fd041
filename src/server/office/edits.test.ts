import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, parseDay } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import type { Hours } from '#domain/opening.ts'
import {
  haltedIn,
  halting,
  noNotice,
  noticing,
  type OfficeEdit,
  opening,
  ordinaryDay,
  pricing,
  specialDay,
  specialDaysIn,
} from './edits.ts'
import { parseOffice } from './parse.ts'
import { WEEKDAYS } from './spelling.ts'

const SAMPLE = readFileSync('office/office.yaml', 'utf8')

/** The same file as another hand keeps it. */
const OTHER_HAND = SAMPLE.replace('\n  durdurulan: yok', '\n  durdurulan:\n    - JPY   # Kemal Bey istedi\n    - SAR')
  .replace('    SAR:\n      alis: 0\n      satis: 0\n', '    SAR: { satis: 0 }   # yalnız satış\n')
  .replace('    USD:\n      alis: 0\n      satis: 0\n', '')
  .replaceAll('09:00-18:30', '"09:00-18:30"   ')

/** The lines that differ, as − and +. */
function changed(before: string, after: string): string[] {
  const [from, to] = [before.split('\n'), after.split('\n')]
  return [
    ...from.filter((line) => !to.includes(line)).map((line) => `− ${line}`),
    ...to.filter((line) => !from.includes(line)).map((line) => `+ ${line}`),
  ]
}

function day(text: string) {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

describe('an edit changes its own line and nothing else', () => {
  test('a margin', () => {
    const edit = pricing('USD', { buy: '-0,05', sell: '%0,25' })
    expect(changed(SAMPLE, edit(SAMPLE))).toEqual(['+       alis: -0,05', "+       satis: '%0,25'"])
  })

  test('a margin of a currency or a side that the file does not name yet', () => {
    expect(changed(OTHER_HAND, pricing('USD', { buy: '-0,05' })(OTHER_HAND))).toEqual(["+     USD: { alis: '-0,05' }"])
    expect(changed(OTHER_HAND, pricing('SAR', { buy: '-0,05' })(OTHER_HAND))).toEqual([
      '−     SAR: { satis: 0 }   # yalnız satış',
      "+     SAR: { satis: 0, alis: '-0,05' }   # yalnız satış",
    ])
  })

  test('a halt, and its end', () => {
    const halted = halting(['JPY', 'SAR'], true)(SAMPLE)
    expect(changed(SAMPLE, halted)).toEqual(['−   durdurulan: yok', '+   durdurulan: [JPY, SAR]'])
    expect(halting(['JPY', 'SAR'], false)(halted)).toBe(SAMPLE)
    expect(changed(SAMPLE, halting(CURRENCY_CODES, true)(SAMPLE))).toContain('+   durdurulan: hepsi')
    expect([...haltedIn(halting(['USD'], false)(halting(CURRENCY_CODES, true)(SAMPLE)))]).toEqual(
      CURRENCY_CODES.slice(1),
    )
  })

  test('a halt that is there already changes nothing, however it is written', () => {
    expect(halting(['JPY'], true)(OTHER_HAND)).toBe(OTHER_HAND)
  })

  test('the hours of a weekday keep what stands behind them', () => {
    expect(changed(OTHER_HAND, opening(['sali'], [{ from: '09:00', to: '17:00' }])(OTHER_HAND))).toEqual([
      '−     sali: "09:00-18:30"   ',
      '+     sali: 09:00-17:00   ',
    ])
    const broken = [
      { from: '09:00', to: '12:30' },
      { from: '13:30', to: '18:30' },
    ]
    expect(changed(SAMPLE, opening(['sali'], broken)(SAMPLE))).toContain("+     sali: '09:00-12:30, 13:30-18:30'")
    expect(changed(SAMPLE, opening(['sali'], [])(SAMPLE))).toEqual(['−     sali: 09:00-18:30', '+     sali: kapalı'])
  })

  test('a special day comes among the others in its place, is changed there, and goes again', () => {
    const added = specialDay(day('2026-12-31'), [{ from: '09:00', to: '13:00' }], 'Yılbaşı’ndan önce: “arife”')(SAMPLE)
    expect(changed(SAMPLE, added)).toEqual([
      "+     - { gun: 2026-12-31, ad: 'Yılbaşı’ndan önce: “arife”', saat: 09:00-13:00 }",
    ])
    expect(specialDaysIn(added).toSorted()).toEqual(specialDaysIn(added))
    expect(changed(added, specialDay(day('2026-12-31'), [], null)(added))).toEqual([
      "−     - { gun: 2026-12-31, ad: 'Yılbaşı’ndan önce: “arife”', saat: 09:00-13:00 }",
      "+     - { gun: 2026-12-31, ad: 'Yılbaşı’ndan önce: “arife”', saat: kapalı }",
    ])
    expect(ordinaryDay(day('2026-12-31'))(added)).toBe(SAMPLE)
  })

  test('the last special day may go, and another come', () => {
    const none = specialDaysIn(SAMPLE).reduce((text, each) => ordinaryDay(day(each))(text), SAMPLE)
    expect(specialDaysIn(none)).toEqual([])
    expect(parseOffice(none).ok).toBe(true)
    expect(specialDaysIn(specialDay(day('2027-01-01'), [], 'Yılbaşı')(none))).toEqual(['2027-01-01'])
  })

  test('a file with the line ends of Windows keeps them', () => {
    const windows = SAMPLE.replaceAll('\n', '\r\n')
    const edited = specialDay(day('2026-12-31'), [], 'Yılbaşı')(windows)
    expect(edited.replaceAll('\r\n', '')).not.toContain('\n')
    expect(parseOffice(edited).ok).toBe(true)
  })
})

test('whatever is done in whatever order, the file stays sound and no comment is lost', () => {
  const side = fc.option(fc.constantFrom('0', '-0,05', '0,05', '%0,25', '-%0,1'), { nil: undefined })
  const hours = fc.constantFrom<Hours>([], [{ from: '09:00', to: '18:30' }], [{ from: '10:15', to: '13:00' }])
  const someDay = fc.integer({ min: 0, max: 400 }).map((ahead) => addDays(day('2026-01-01'), ahead))
  const name = fc
    .string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
    .filter((text) => /^[^\p{C}]*[^\p{C}\s][^\p{C}]*$/u.test(text))
  const edit: fc.Arbitrary<OfficeEdit> = fc.oneof(
    fc.tuple(fc.subarray([...CURRENCY_CODES]), fc.boolean()).map(([codes, halted]) => halting(codes, halted)),
    fc.tuple(fc.constantFrom(...CURRENCY_CODES), side, side).map(([code, buy, sell]) => pricing(code, { buy, sell })),
    fc.tuple(fc.subarray([...WEEKDAYS]), hours).map(([days, span]) => opening(days, span)),
    fc.tuple(someDay, hours, name).map(([date, span, called]) => specialDay(date, span, called)),
    someDay.map(ordinaryDay),
    fc.tuple(name, fc.constantFrom(null, '2026-11-23 15:00')).map(([text, end]) => noticing(text, end)),
    fc.constant(noNotice),
  )
  const commentsOf = (text: string): string[] => text.match(/#.*/g) ?? []
  const hand = OTHER_HAND.replace('- JPY   # Kemal Bey istedi', '- JPY')
  fc.assert(
    fc.property(fc.constantFrom(SAMPLE, hand), fc.array(edit, { maxLength: 8 }), (start, edits) => {
      const end = edits.reduce((text, each) => each(text), start)
      expect(parseOffice(end)).toMatchObject({ ok: true })
      const comments = commentsOf(end)
      for (const comment of commentsOf(start)) expect(comments).toContain(comment)
    }),
    { numRuns: 30 },
  )
})
