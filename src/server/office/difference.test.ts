import { expect, test } from 'vitest'
import { withGold } from '../../../test/fakes/gold-office.ts'
import { realOfficeText } from '../../../test/fakes/real-office.ts'
import { goldBoard } from './counter-edits.ts'
import { officeDifference, weightyDifference } from './difference.ts'
import { pricing } from './edits.ts'

const REAL = realOfficeText()
const [IBAN = ''] = /(?<=TL: )TR.*/.exec(REAL) ?? []
const OTHER = 'TR33 0006 1005 1978 6457 8413 26'

const changed = (from: string, to: string) => officeDifference(REAL, REAL.replace(from, to))

test.each([
  [`TL: ${IBAN}`, `TL: ${OTHER}`, `Ziraat Bankası TL IBAN: ${IBAN} → ${OTHER}`],
  ['TL: 1234 0000 0101', 'TL: 1234 0000 0199', 'Ziraat Bankası TL hesap numarası: 1234 0000 0101 → 1234 0000 0199'],
  ['telefon: 0 (212) 513 45 60', 'telefon: 0 (212) 513 45 99', 'telefon: 0 (212) 513 45 60 → 0 (212) 513 45 99'],
  ['numara: 905551234567', 'numara: 905551234599', 'mesajlaşma numarası: 905551234567 → 905551234599'],
  ['kisa_ad: ANGÜN', 'kisa_ad: KUR', 'kurumun kısa adı: ANGÜN → KUR'],
  ['makas_yuzde: 10', 'makas_yuzde: 12', 'kurlar.sinirlar.makas_yuzde: 10 → 12'],
  ['sali: 09:00-18:30', 'sali: 10:00-18:30', 'Salı 09.00-18.30 → 10.00-18.30'],
  ['rakam: 130K+', 'rakam: 140K+', 'rakamlarla.1.rakam: 130K+ → 140K+'],
])('a change is named whole: %s', (from, to, line) => {
  expect(changed(from, to)).toEqual([line])
})

test('banks that change places are no change; of two accounts at one bank each has its own lines', () => {
  const [one = '', other = ''] = REAL.split('  - ad: ').slice(1, 3)
  const swapped = REAL.replace(`  - ad: ${one}  - ad: ${other}`, `  - ad: ${other}  - ad: ${one}`)
  expect(swapped).not.toBe(REAL)
  expect(officeDifference(REAL, swapped)).toEqual([])
  const twice = REAL.replace('ad: VakıfBank', 'ad: Ziraat Bankası')
  expect(officeDifference(twice, twice.replace('TL: 1234 0000 0201', 'TL: 1234 0000 0299'))).toEqual([
    'Ziraat Bankası (2) TL hesap numarası: 1234 0000 0201 → 1234 0000 0299',
  ])
})

test('what is all halted or all open again is one line', () => {
  const halted = REAL.replace('\n  durdurulan: yok', '\n  durdurulan: hepsi')
  expect(officeDifference(REAL, halted)).toEqual(['bütün dövizler durduruldu'])
  expect(officeDifference(halted, REAL)).toEqual(['bütün dövizler yeniden açıldı'])
  expect(officeDifference(halted, REAL.replace('\n  durdurulan: yok', '\n  durdurulan: [USD]'))).toEqual([
    'EUR, GBP, CHF, CAD, AUD, JPY, SAR yeniden açıldı',
  ])
})

test('a section that is opened or closed is said in words', () => {
  const shared = REAL.replace('\nveri_paylasimi: hayır', '\nveri_paylasimi: evet')
  expect(officeDifference(REAL, shared)).toEqual(['veri paylaşımı açıldı'])
  expect(officeDifference(shared, REAL)).toEqual(['veri paylaşımı kapatıldı'])
  expect(officeDifference(withGold(REAL), REAL)).toContain('altın sayfası kapatıldı')
})

test('of the gold board it is said what visitors find, whichever word says so', () => {
  const on = withGold(REAL)
  const off = goldBoard({ on: false, traded: [] })(on)
  expect(off).toContain('yayinda: hayır')
  const turned = (from: string, to: string) =>
    officeDifference(from, to).filter((line) => line.startsWith('altın sayfası'))
  expect([turned(REAL, off), turned(off, REAL)]).toEqual([[], []])
  expect([turned(REAL, on), turned(off, on)]).toEqual([['altın sayfası açıldı'], ['altın sayfası açıldı']])
  expect([turned(on, REAL), turned(on, off)]).toEqual([['altın sayfası kapatıldı'], ['altın sayfası kapatıldı']])
})

test('weighty is where money is sent, who is called, and a margin beyond the usual', () => {
  const weighty = (from: string, to: string) => weightyDifference(REAL, REAL.replace(from, to))
  expect(weighty(`TL: ${IBAN}`, `TL: ${OTHER}`)).toEqual([`Ziraat Bankası TL IBAN: ${IBAN} → ${OTHER}`])
  expect(weighty('telefon: 0 (212) 513 45 60', 'telefon: 0 (212) 513 45 99')).toHaveLength(1)
  expect(weighty('makas_yuzde: 10', 'makas_yuzde: 12')).toEqual([])
  const small = pricing('USD', { buy: '-0,05', sell: '0,05' })(REAL)
  expect(weightyDifference(small, pricing('USD', { buy: '-0,06', sell: '0,06' })(small))).toEqual([])
  expect(weightyDifference(small, pricing('USD', { sell: '0,5' })(small))).toEqual([
    'USD satış payı 0,05 → 0,5',
    expect.stringContaining('beş katından çok'),
  ])
})
