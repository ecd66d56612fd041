import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { marginText, writeMargin } from './margin-text.ts'
import type { Margin } from './margin.ts'
import { parseMargin, readsAsThousands } from './parse-margin.ts'

const lira = (micros: number): Margin => ({ kind: 'lira', micros })
const percent = (millionths: number): Margin => ({ kind: 'percent', millionths })

const anyMargin = fc
  .tuple(fc.boolean(), fc.integer({ min: -99_999_999, max: 99_999_999 }))
  .map(([isLira, amount]) => (isLira ? lira(amount * 100) : percent(amount)))

describe('parseMargin', () => {
  test.each<[string, Margin]>([
    ['-0,02', lira(-20_000)],
    ['−0,02', lira(-20_000)],
    [' +5 ', lira(5_000_000)],
    ['0.035', lira(35_000)],
    ['1.000', lira(1_000_000)],
    ['1,000', lira(1_000_000)],
    [',05', lira(50_000)],
    ['-.05', lira(-50_000)],
    ['–0,05', lira(-50_000)],
    ['− 0,05', lira(-50_000)],
    ['0,05 TL', lira(50_000)],
    ['0,05₺', lira(50_000)],
    ['% 0,25', percent(2500)],
    ['−\u00A0%\u00A00,25', percent(-2500)],
    ['%0,25', percent(2500)],
    ['-%0,25', percent(-2500)],
    ['0', lira(0)],
    ['-0', lira(0)],
  ])('parseMargin reads “%s”', (written, margin) => {
    expect(parseMargin(written)).toEqual({ ok: true, value: margin })
  })

  const unreadable = ['', '%', '-', ',', 'TL', '0,', '0,02,1', '1.000,50', '12345', '0,12345', '1 000', '--1']
  test.each([...unreadable, '%0,25 TL', '0,25%', '5 USD', '1e3', '٥', 'NaN'])('parseMargin rejects “%s”', (written) => {
    expect(parseMargin(written)).toEqual({ ok: false, error: 'unreadable' })
  })

  test('parseMargin reads back the text for the file and the text for people', () => {
    fc.assert(
      fc.property(anyMargin, (margin) => {
        expect(parseMargin(writeMargin(margin))).toEqual({ ok: true, value: margin })
        expect(parseMargin(marginText(margin))).toEqual({ ok: true, value: margin })
      }),
    )
  })

  test('parseMargin accepts a point, blanks and the unit, and a written margin never looks like thousands', () => {
    fc.assert(
      fc.property(anyMargin, (margin) => {
        const written = writeMargin(margin)
        const spaced = ` ${written.replace(/^-/, '− ').replace('%', '% ').replace(',', '.')} `
        expect(parseMargin(spaced)).toEqual({ ok: true, value: margin })
        if (margin.kind === 'lira') expect(parseMargin(`${written} TL`)).toEqual({ ok: true, value: margin })
        expect(readsAsThousands(written)).toBe(false)
      }),
    )
  })

  test('parseMargin does not throw for any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => typeof parseMargin(text).ok === 'boolean'))
  })
})

test.each<[Margin, string, string]>([
  [lira(-20_000), '-0,02', '−0,02'],
  [lira(100_000), '0,10', '+0,10'],
  [lira(35_000), '0,035', '+0,035'],
  [lira(20_000_000), '20', '+20'],
  [lira(1_255_000), '1,2550', '+1,2550'],
  [percent(-2500), '-%0,25', '−%0,25'],
  [lira(0), '0', '0'],
])('the margin %j is written as %s and shown as %s', (margin, written, shown) => {
  expect([writeMargin(margin), marginText(margin)]).toEqual([written, shown])
})

test.each([
  ['1.000', true],
  ['1,000', true],
  ['-20.500', true],
  ['1.000 TL', true],
  ['0.500', false],
  ['1000', false],
  ['1.00', false],
  ['1,0000', false],
  ['%1.000', false],
])('readsAsThousands returns whether “%s” may mean thousands: %s', (written, isDoubtful) => {
  expect(readsAsThousands(written)).toBe(isDoubtful)
})
