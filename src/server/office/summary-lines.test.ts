import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { writeMargin } from '#domain/margin-text.ts'
import type { Margin } from '#domain/margin.ts'
import { writtenName } from './spelling.ts'
import { marginLine, noticeLine, noticeWords, readMarginLine, readNoticeLine } from './summary-lines.ts'

const anyMargin = fc.oneof(
  fc.integer({ min: -999_999, max: 999_999 }).map((amount): Margin => ({ kind: 'lira', micros: amount * 100 })),
  fc.integer({ min: -999_999, max: 999_999 }).map((amount): Margin => ({ kind: 'percent', millionths: amount })),
)
const maybe = fc.option(anyMargin)
const written = (margin: Margin | null): string | undefined => (margin === null ? undefined : writeMargin(margin))

test('a margin’s line in a version is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...INSTRUMENT_IDS),
      fc.constantFrom('alis', 'satis'),
      maybe,
      maybe,
      (code, side, from, to) => {
        const line = marginLine(writtenName(code), side, written(from), written(to))
        expect(readMarginLine(line)).toEqual({ code, side: side === 'alis' ? 'buy' : 'sell', from, to })
      },
    ),
  )
})

test('a notice’s line in a version is read as it was written, whatever it says and whenever it ends', () => {
  const text = fc.string({ minLength: 1, maxLength: 140, unit: 'grapheme' }).filter((each) => /^\P{Cc}+$/u.test(each))
  fc.assert(
    fc.property(text, fc.constantFrom(null, '23.11.2026 15.00'), (words, until) => {
      const read = readNoticeLine(noticeLine(noticeWords(words, until)))
      // U+2028 ends a line, too.
      expect(read).toBe(/[\u2028\u2029]/.test(words) ? null : words)
    }),
  )
})

test.each([
  'ilk sürüm',
  'USD durduruldu',
  'JPY, SAR yeniden açıldı',
  'telefon: 0 (212) 000 00 00 → 0 (212) 513 45 67',
  'duyuru kaldırıldı',
  'USD alış payı elli → -0,02',
])('“%s” is no line of a margin or a notice', (line) => {
  expect([readMarginLine(line), readNoticeLine(line)]).toEqual([null, null])
})
