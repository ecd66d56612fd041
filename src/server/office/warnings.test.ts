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

describe('what is possible, and hardly meant, is a warning at its line', () => {
  test.each([
    [
      'gun: 2026-03-20',
      'gun: 2062-03-20',
      'calisma_saatleri.ozel_gunler[3].gun: 2062 bugünden çok uzak bir yıl; doğru mu?',
    ],
    [
      'gun: 2026-03-20',
      'gun: 2006-03-20',
      'calisma_saatleri.ozel_gunler[3].gun: 2006 bugünden çok uzak bir yıl; doğru mu?',
    ],
    ['\nduyuru: yok', '\nduyuru: { metin: Merhaba, bitis: 2072-01-01 15:00 }', 'duyuru.bitis: 2072 bugünden çok uzak'],
    ['\nduyuru: yok', '\nduyuru: { metin: Merhaba, bitis: 01.01.2072 15.00 }', 'duyuru.bitis: 2072 bugünden çok uzak'],
    ['kurulus_yili: 1996', 'kurulus_yili: 2096', 'kurum.kurulus_yili: 2096 bugünden çok uzak bir yıl; doğru mu?'],
    ['ceza_yili: 2026', 'ceza_yili: 2062', 'yasal.ceza_yili: 2062 bugünden çok uzak bir yıl; doğru mu?'],
    ['posta_kodu: 34110', 'posta_kodu: 3411', 'iletisim.adres.posta_kodu: posta kodu beş rakamdır'],
    ['_siniri_tl: 185.000', '_siniri_tl: 18.500', 'yasal.kimlik_siniri_tl: alışılmış tutardan (185.000) çok uzak'],
    ['_siniri_tl: 185.000', '_siniri_tl: 1.850.000', 'yasal.kimlik_siniri_tl: alışılmış tutardan (185.000) çok uzak'],
    ['_euro: 5.000', '_euro: 500', 'yasal.yabanci_asgari_euro: alışılmış tutardan (5.000) çok uzak'],
    ['banks/ziraat.svg', 'banks/zirat.svg', 'bankalar[1].logo: sitede böyle bir resim yok; “public” klasörüne bakın'],
    ['kisa_ad: ANGÜN', 'kisa_ad: “ANGÜN”', 'kurum.kisa_ad: tırnaklar sitede de görünür; gerekmiyorsa silin'],
    ['kisa_ad: ANGÜN', `kisa_ad: '"ANGÜN"'`, 'kurum.kisa_ad: tırnaklar sitede de görünür; gerekmiyorsa silin'],
    ['kisa_ad: ANGÜN', 'kisa_ad: AN\u200BGÜN', 'kurum.kisa_ad: burada görünmeyen bir karakter var (sıfır genişlikte'],
  ])('%j → %j', (passage, by, words) => {
    const [warning, ...others] = officeWarnings(REAL.replace(passage, by), TODAY)
    expect(others).toEqual([])
    expect(warning?.line).toBe(lineOf(passage) + (passage.startsWith('\n') ? 1 : 0))
    expect(`${warning?.field}: ${warning?.reason}`).toContain(words)
  })

  test.each([
    ['gun: 2026-03-20', 'gun: 2030-03-20'],
    ['kimlik_siniri_tl: 185.000', 'kimlik_siniri_tl: 400.000'],
    ['kisa_ad: ANGÜN', 'kisa_ad: “ANGÜN” Döviz'],
    ['kisa_ad: ANGÜN', 'kisa_ad: AN\u00A0GÜN'],
    ['kisa_ad: ANGÜN', `kisa_ad: "ANGÜN"`],
  ])('and this is none: %j → %j', (passage, by) => {
    expect(officeWarnings(REAL.replace(passage, by), TODAY)).toEqual([])
  })
})

test('of a file with mistakes only they are told, and the sample grows no older', () => {
  expect(officeWarnings(REAL.replace('kisa_ad: ANGÜN', 'kisa_ad:'), day('2030-01-01'))).toEqual([])
  expect(officeWarnings(readFileSync('office/office.yaml', 'utf8'), day('2030-01-01'))).toEqual([])
})
