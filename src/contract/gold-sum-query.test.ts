import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { anyAmount, anyGoldSum } from '../../test/fakes/arbitraries.ts'
import {
  goldSearchFrom,
  goldSearchOf,
  type GoldSumQuery,
  isMistakenSum,
  MOST_ROWS,
  readGoldSumQuery,
} from './gold-sum-query.ts'

const read = (search: string): GoldSumQuery => readGoldSumQuery(new URLSearchParams(search))

describe('what an address asks of gold and lira', () => {
  test.each([
    ['?bozdur=3-ceyrek-eski_1-yarim-yeni_12.50-gram', '?bozdur=3-ceyrek-eski_1-yarim-yeni_12.50-gram'],
    ['?bozdur=3 çeyrek, 1 yarım, 12 gram', '?bozdur=3-ceyrek-eski_1-yarim-eski_12-gram'],
    ['?al=3 çeyrek ve 2 adet Cumhuriyet', '?al=3-ceyrek-yeni_2-ata-yeni'],
    ['?bozdur=1 beşi bir yerde, 10 gr bilezik, 2 TAM YENİ', '?bozdur=1-ata-besli-eski_10-22-ayar_2-tam-yeni'],
    ['?bozdur=1.500-gram&lira=50.000+TL', '?bozdur=1500-gram&lira=50000'],
    ['?islem=al&adet1=3&urun1=ceyrek-yeni&adet2=&urun2=gram&adet3=12,5&urun3=gram', '?al=3-ceyrek-yeni_12.50-gram'],
    ['?islem=al&lira=50.000', '?islem=al&lira=50000'],
    ['?bozdur=2-kulce-10, 1 kulce-100, 12 gram', '?bozdur=2-kulce-10_1-kulce-100_12-gram'],
    ['?al=2 adet 10 gram külçe, 1 tane 5 gramlık külçe', '?al=2-kulce-10_1-kulce-5'],
    ['?bozdur=1-gram&an=20260801-1712', '?bozdur=1-gram&an=20260801-1712'],
    ['?an=20260801-1712&bozdur=', ''],
    ['?gram=12,5&ayar=585', '?gram=12.50&ayar=585'],
    ['?gram=20+gr&ayar=22+AYAR', '?gram=20'],
    ['?gram=20&ayar=18', '?gram=20&ayar=750'],
    ['?gram=20&ayar=14ayar', '?gram=20&ayar=585'],
    ['?lira=%E2%82%BA75.000', '?lira=75000'],
    ['?butce=75.000', '?islem=al&lira=75000'],
    ['?butce=75.000&gram=20&ayar=916%2C6&iscilik=20&birim=tl&sirala=az-kayip', '?islem=al&lira=75000&gram=20'],
    ['?bozdur=3-ceyrek-eski&butce=7000', '?bozdur=3-ceyrek-eski'],
    ['?fbclid=x', ''],
  ])('%s is asked at %s', (typed, address) => {
    expect(goldSearchOf(read(typed))).toBe(address)
    expect(isMistakenSum(read(typed))).toBe(false)
  })

  test.each([
    ['?bozdur=3 elma', { code: null, mistake: 'unknown', typed: '3 elma' }],
    ['?bozdur=USD', { code: null, mistake: 'unknown', typed: 'USD' }],
    ['?bozdur=2,5-ceyrek-eski', { code: 'CEYREK_ESKI', mistake: 'not-whole', typed: '2,5' }],
    ['?bozdur=ceyrek-eski', { code: 'CEYREK_ESKI', mistake: 'unreadable', typed: '' }],
    ['?adet1=-1&urun1=gram', { code: 'KULCEALTIN', mistake: 'negative', typed: '-1' }],
    ['?adet1=0&urun1=gram', { code: 'KULCEALTIN', mistake: 'zero', typed: '0' }],
  ])('%s is a mistake, which keeps what was typed', (search, row) => {
    const asked = read(search)
    expect(asked.rows).toEqual([{ kind: 'mistake', ...row }])
    expect(isMistakenSum(asked)).toBe(true)
  })

  test.each([
    ['?bozdur=CEYREK_ESKI&tutar=3', '?bozdur=3-ceyrek-eski'],
    ['?islem=al&doviz=gram&tutar=12,5', '?al=12.50-gram'],
    ['?bozdur=çeyrek&tutar=3', '?bozdur=3-ceyrek-eski'],
    ['?al=ATA_YENI', '?islem=al'],
    ['?bozdur=USD&tutar=500', null],
    ['?tutar=500', null],
    ['', null],
  ])('the calculator of currencies is asked %s', (search, gold) => {
    expect(goldSearchFrom(new URLSearchParams(search))).toBe(gold)
  })

  test('lira that cannot be read are a mistake of their own, and leave the gold as it was asked', () => {
    const asked = read('?bozdur=1-gram&lira=elli')
    expect(asked.lira).toEqual({ kind: 'mistake', mistake: 'unreadable', typed: 'elli' })
    expect(goldSearchOf(asked)).toBe('?bozdur=1-gram')
  })

  test.each([
    ['?gram=yirmi', 'grams', 'unreadable'],
    ['?ayar=1001', 'fineness', 'too-fine'],
    ['?butce=elli+bin', 'lira', 'unreadable'],
  ] as const)('%s is a mistake of its field', (search, field, mistake) => {
    expect(read(search)[field]).toMatchObject({ kind: 'mistake', mistake })
    expect(isMistakenSum(read(search))).toBe(true)
  })

  test('more kinds than a form has are left out, and not even read', () => {
    const words = vi.spyOn(String.prototype, 'normalize')
    expect(read(`?bozdur=${'1-gram_'.repeat(50)}`).rows).toHaveLength(MOST_ROWS)
    expect(read(`?bozdur=${'_'.repeat(50)}${'a_'.repeat(3500)}`).rows).toHaveLength(MOST_ROWS)
    expect(words).toHaveBeenCalledTimes(2 * MOST_ROWS)
  })

  const LONG = ' '.repeat(60)

  test('what is longer than any gold is a mistake, whatever stands at its end: nobody looks for words in 8 kB', () => {
    const words = vi.spyOn(String.prototype, 'normalize')
    expect(read(`?bozdur=3${LONG}çeyrek`).rows).toMatchObject([{ kind: 'mistake', code: null, mistake: 'unknown' }])
    expect(goldSearchFrom(new URLSearchParams(`?bozdur=çeyrek&tutar=3${LONG}adet`))).toBeNull()
    expect(words).not.toHaveBeenCalled()
    expect(read(`?adet1=3${LONG}adet&urun1=ceyrek-eski`).rows).toMatchObject([
      { kind: 'mistake', code: 'CEYREK_ESKI', mistake: 'unreadable' },
    ])
  })

  test('all of it is read from its own address as it was asked', () => {
    fc.assert(
      fc.property(anyGoldSum, (asked) => {
        expect(read(goldSearchOf(asked))).toEqual(asked)
      }),
    )
  })

  test('no text breaks the reader, and what is sound in it is written and read as the same', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom('3-ceyrek-eski', '12 gram', '_', '-3-gram'),
      anyAmount.map(String),
    )
    const names = fc.constantFrom('bozdur', 'al', 'lira', 'gram', 'ayar', 'butce', 'an', 'islem', 'adet1', 'urun1')
    fc.assert(
      fc.property(fc.array(fc.tuple(names, anyText)), (pairs) => {
        const once = goldSearchOf(read(new URLSearchParams(pairs).toString()))
        expect(goldSearchOf(read(once))).toBe(once)
      }),
    )
  })
})
