import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Day, parseDay } from '#domain/calendar.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { officeWarnings } from './warnings.ts'

const REAL = realOfficeText().replace('ceza_yili: 2025', 'ceza_yili: 2026')

function day(text: string): Day {
  const parsed = parseDay(text)
  if (!parsed.ok) throw new Error(text)
  return parsed.value
}

const TODAY = day('2026-08-03')

function lineOf(passage: string): number {
  return REAL.slice(0, REAL.indexOf(passage)).split('\n').length
}

describe('a sound file draws attention', () => {
  test('to nothing where there is nothing', () => {
    expect(officeWarnings(REAL, TODAY)).toEqual([])
  })

  test('to the holidays of the next year, from October on, and to those of this one', () => {
    const without2027 = REAL.replaceAll(/ +- \{ gun: 2027.*\n/g, '')
    expect(officeWarnings(without2027, day('2026-09-30'))).toEqual([])
    expect(officeWarnings(without2027, day('2026-10-01'))).toEqual([
      {
        kind: 'holidays-missing',
        line: lineOf('  ozel_gunler:'),
        field: 'calisma_saatleri.ozel_gunler',
        reason: '2027 yılının tatilleri girilmemiş; site o günlerde açık görünür',
      },
    ])
    expect(officeWarnings(without2027, day('2027-01-01'))).toContainEqual(
      expect.objectContaining({ kind: 'holidays-missing' }),
    )
  })

  test('to a fine of a year that is over', () => {
    expect(officeWarnings(REAL, day('2027-01-01'))).toEqual([
      {
        kind: 'fine-outdated',
        line: lineOf('ceza_yili:'),
        field: 'yasal.ceza_yili',
        reason: 'ceza 2026 yılının; 2027 yılının tutarını ve yılını yazın',
      },
    ])
  })

  test('to a text that ends at a number sign', () => {
    const cut = REAL.replace('    semt: Eminönü, Fatih', '    semt: Eminönü #5, Fatih')
    expect(officeWarnings(cut, TODAY)).toEqual([
      {
        kind: 'text-cut',
        line: lineOf('    semt:'),
        field: 'iletisim.adres.semt',
        reason: '“#” ve sonrası açıklama sayıldı; metnin parçasıysa bütün metni tırnak içine alın',
      },
    ])
  })

  test('not to a note behind a figure, nor to a number sign in quotes', () => {
    expect(officeWarnings(REAL.replace('ceza_yili: 2026', 'ceza_yili: 2026 # yeni'), TODAY)).toEqual([])
    expect(officeWarnings(REAL.replace('semt: Eminönü, Fatih', "semt: 'Eminönü #5'"), TODAY)).toEqual([])
  })
})

test('of a file with mistakes only they are told, and the sample grows no older', () => {
  expect(officeWarnings(REAL.replace('kisa_ad: ANGÜN', 'kisa_ad:'), day('2030-01-01'))).toEqual([])
  expect(officeWarnings(readFileSync('office/office.yaml', 'utf8'), day('2030-01-01'))).toEqual([])
})
