import { describe, expect, test } from 'vitest'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { describeOfficeMistake, parseOffice } from './parse.ts'

const REAL = realOfficeText()

/** What is wrong with the real office's file with one passage replaced, without lines. */
function mistakesWith(passage: string, by: string): string[] {
  if (!REAL.includes(passage)) throw new Error(`not in the file: ${passage}`)
  const parsed = parseOffice(REAL.replace(passage, by))
  return parsed.ok ? [] : parsed.error.map((mistake) => describeOfficeMistake(mistake).replace(/^satır \d+, /, ''))
}

test('a real office’s file is sound', () => {
  expect(mistakesWith('TL: 1234 0000 0101', 'TL: 1234-0000-0101')).toEqual([])
})

test('an account number that is not that of its IBAN is refused', () => {
  expect(mistakesWith('TL: 1234 0000 0101', 'TL: 1234 0000 0110')).toEqual([
    'bankalar[1].hesap.TL: TL IBAN’ının içinde bu hesap numarası yok',
  ])
})

test('IBANs of another bank than the one that is named are refused, before anybody sends money', () => {
  expect(mistakesWith('ad: Ziraat Bankası', 'ad: Vakıflar Bankası')).toEqual(
    ['TL', 'USD', 'EUR'].map(
      (currency) =>
        `bankalar[1].iban.${currency}: bu IBAN “Vakıflar Bankası” bankasının değil: TR’den sonraki 3.-7. rakamlar 00015 olmalıydı`,
    ),
  )
  expect(mistakesWith('ad: Ziraat Bankası', 'ad: Yeni Banka')).toEqual([])
})

test('one IBAN for two accounts is refused where it stands the second time', () => {
  const [dollars = '', euros = ''] = [...REAL.matchAll(/(?:USD|EUR): (TR\d+)/g)].map(([, iban = '']) => iban)
  expect(mistakesWith(euros, dollars)).toContain('bankalar[1].iban.EUR: bu IBAN yukarıda da yazılmış')
})

test('a day that is written twice is refused where it stands the second time', () => {
  expect(mistakesWith('gun: 2026-03-20', 'gun: 2026-03-19')).toEqual([
    'calisma_saatleri.ozel_gunler[3].gun: 2026-03-19 yukarıda da yazılmış',
  ])
})

test.each([
  ['28,9719', '41,0171', 'enlem ile boylam yer değiştirmiş'],
  ['4,10171', '28,9719', 'burası Türkiye’de değil'],
])('a place at %s, %s is refused', (latitude, longitude, reason) => {
  expect(mistakesWith('enlem: 41,0171\n    boylam: 28,9719', `enlem: ${latitude}\n    boylam: ${longitude}`)).toEqual([
    `iletisim.harita.enlem: ${reason}`,
  ])
})

describe('the holder of the accounts', () => {
  const WITHOUT = REAL.replace(/^hesap_sahibi: .*\n/m, '')
  const mistakesIn = (text: string): string[] => {
    const parsed = parseOffice(text)
    return parsed.ok ? [] : parsed.error.map(describeOfficeMistake)
  }

  test('is named by a real office', () => {
    expect(mistakesIn(REAL)).toEqual([])
    expect(mistakesIn(WITHOUT)).toEqual([
      expect.stringContaining(
        'hesap_sahibi: bu alan eksik; banka hesaplarının sahibini, bankada kayıtlı unvanıyla yazın',
      ),
    ])
  })

  test('is not the sample’s own', () => {
    const [left = ''] = mistakesIn(REAL.replace(/^hesap_sahibi: .*$/m, 'hesap_sahibi: ÖRNEK Döviz A.Ş.'))
    expect(left).toContain('hesap_sahibi: örnek değer duruyor')
  })

  test('may be left out by a sample', () => {
    expect(mistakesIn(WITHOUT.replace('ornek_veri: hayır', 'ornek_veri: evet'))).toEqual([])
  })
})
