import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { amountOf } from '#domain/amount.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import type { MetalCode } from '#domain/instrument.ts'
import { anyAmount, anyCurrencySum, anyGoldSum } from '../../test/fakes/arbitraries.ts'
import { GOLD_GOODS } from './gold-goods.ts'
import { CURRENCY_GOODS } from './goods.ts'
import { addressOf, askedSum, isMistaken, readSumQuery, searchOf, type SumQuery } from './sum-query.ts'

const readCurrency = (search: string): SumQuery<CurrencyCode> =>
  readSumQuery(new URLSearchParams(search), CURRENCY_GOODS)
const readGold = (search: string): SumQuery<MetalCode> => readSumQuery(new URLSearchParams(search), GOLD_GOODS)

describe('a mistake in a query', () => {
  test.each([
    ['?bozdur=USD&tutar=1.50.0', { code: 'USD', typed: '1.50.0', mistake: 'unreadable', about: '1.50.0' }],
    ['?bozdur=USD&tutar=0', { code: 'USD', typed: '0', mistake: 'zero', about: '0' }],
    ['?bozdur=XAU&tutar=5', { code: null, typed: '5', mistake: 'unknown', about: 'XAU' }],
    [
      '?islem=al&tutar=beş+yüz&doviz=EUR&karsilik=GBP',
      { code: 'EUR', typed: 'beş yüz', mistake: 'unreadable', about: 'beş yüz' },
    ],
  ])('a mistake in a currency query keeps the typed text and the chosen code: %s', (search, row) => {
    expect(readCurrency(search).rows).toEqual([{ kind: 'mistake', ...row }])
    expect(isMistaken(readCurrency(search))).toBe(true)
  })

  test.each([
    ['?bozdur=3 elma', { code: null, mistake: 'unknown', typed: '3 elma', about: '3 elma' }],
    ['?bozdur=USD', { code: null, mistake: 'unknown', typed: 'USD', about: 'USD' }],
    ['?bozdur=2,5-ceyrek-eski', { code: 'CEYREK_ESKI', mistake: 'not-whole', typed: '2,5', about: '2,5' }],
    ['?bozdur=ceyrek-eski', { code: 'CEYREK_ESKI', mistake: 'unreadable', typed: '', about: '' }],
  ])('a mistake in a gold query keeps the typed text and the chosen code: %s', (search, row) => {
    expect(readGold(search).rows).toEqual([{ kind: 'mistake', ...row }])
    expect(isMistaken(readGold(search))).toBe(true)
  })

  test('a mistake in a form keeps its row', () => {
    const { rows } = readGold('?adet1=&urun1=ceyrek-eski&adet2=-1&urun2=gram')
    expect(rows.slice(0, 2)).toEqual([
      { kind: 'blank', code: 'CEYREK_ESKI' },
      { kind: 'mistake', code: 'KULCEALTIN', mistake: 'negative', typed: '-1', about: '-1' },
    ])
  })

  test.each([
    ['?al=USD&tutar=5&karsilik=BTC', { typed: 'BTC', mistake: 'unknown' }],
    ['?al=USD&karsilik=usd', { typed: 'USD', mistake: 'same-currency' }],
  ])('a mistake in the other currency keeps the typed text: %s', (search, against) => {
    expect(readCurrency(search).against).toEqual({ kind: 'mistake', ...against })
    expect(isMistaken(readCurrency(search))).toBe(true)
  })

  test.each([
    ['?gram=yirmi', 'grams', 'unreadable'],
    ['?ayar=1001', 'fineness', 'too-fine'],
    ['?butce=elli+bin', 'lira', 'unreadable'],
  ] as const)('a mistake in a separate field is reported for that field: %s', (search, field, mistake) => {
    expect(readGold(search)[field]).toMatchObject({ kind: 'mistake', mistake })
    expect(isMistaken(readGold(search))).toBe(true)
  })

  test('a mistake leaves the other fields of the query unchanged', () => {
    const asked = readGold('?bozdur=1-gram&lira=elli')
    expect(asked.lira).toEqual({ kind: 'mistake', mistake: 'unreadable', typed: 'elli' })
    expect(searchOf(asked, GOLD_GOODS)).toBe('?bozdur=1-gram')
  })
})

describe('a long address', () => {
  const LONG = ' '.repeat(60)

  test('the parser reads at most as many items as the form has rows', () => {
    const words = vi.spyOn(String.prototype, 'normalize')
    const { maxRows } = GOLD_GOODS
    expect(readGold(`?bozdur=${'1-gram_'.repeat(50)}`).rows).toHaveLength(maxRows)
    expect(readGold(`?bozdur=${'_'.repeat(50)}${'a_'.repeat(3500)}`).rows).toHaveLength(maxRows)
    expect(words).toHaveBeenCalledTimes(2 * maxRows)
  })

  test('the parser rejects an overlong item without searching it for words', () => {
    const words = vi.spyOn(String.prototype, 'normalize')
    expect(readGold(`?bozdur=3${LONG}çeyrek`).rows).toMatchObject([{ kind: 'mistake', code: null, mistake: 'unknown' }])
    expect(readGold(`?bozdur=${LONG}çeyrek&tutar=3`).rows).toMatchObject([{ code: null, mistake: 'unknown' }])
    expect(words).not.toHaveBeenCalled()
    expect(readGold(`?adet1=3${LONG}adet&urun1=ceyrek-eski`).rows[0]).toMatchObject({
      kind: 'mistake',
      code: 'CEYREK_ESKI',
      mistake: 'unreadable',
    })
  })
})

describe('every query', () => {
  test('a currency query is read back unchanged from its address', () => {
    fc.assert(
      fc.property(anyCurrencySum, (asked) => {
        expect(readCurrency(searchOf(asked, CURRENCY_GOODS))).toEqual(asked)
      }),
    )
  })

  test('a gold query is read back unchanged from its address', () => {
    fc.assert(
      fc.property(anyGoldSum, (asked) => {
        expect(readGold(searchOf(asked, GOLD_GOODS))).toEqual(asked)
      }),
    )
  })

  test('the parser reads any query without an error and keeps its valid part in the canonical address', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc.constantFrom('3-ceyrek-eski', '12 gram', '_', '-3-gram', 'USD', 'EUR', 'gram'),
      anyAmount.map(String),
    )
    const fields = 'bozdur al islem tutar doviz karsilik kisi adet1 urun1 lira butce gram ayar an'.split(' ')
    const names = fc.constantFrom(...fields)
    fc.assert(
      fc.property(fc.array(fc.tuple(names, anyText)), (pairs) => {
        const search = new URLSearchParams(pairs).toString()
        const currency = addressOf(readCurrency(search), CURRENCY_GOODS)?.slice('/hesapla'.length)
        if (currency !== undefined) expect(searchOf(readCurrency(currency), CURRENCY_GOODS)).toBe(currency)
        const gold = searchOf(readGold(search), GOLD_GOODS)
        expect(searchOf(readGold(gold), GOLD_GOODS)).toBe(gold)
      }),
    )
  })
})

describe('banknotes among an amount', () => {
  const notesIn = (search: string) => readCurrency(search).notes

  test('the parser reads banknotes by kind and keeps them in the sum and in the address', () => {
    const search = '?bozdur=USD&tutar=5000&eski-50=500&eski-100-seritsiz=1000'
    expect(askedSum(readCurrency(search))?.items[0].notes).toEqual([
      { kind: '50', amount: amountOf('500') },
      { kind: '100-seritsiz', amount: amountOf('1000') },
    ])
    expect(searchOf(readCurrency(search), CURRENCY_GOODS)).toBe(search)
  })

  test('the form keeps banknotes for “Var” and drops them for “Yok”', () => {
    const form = '?islem=bozdur&tutar=5000&doviz=USD&karsilik=TL'
    expect(notesIn(`${form}&eski=var&eski-50=`)).toEqual({})
    expect(searchOf(readCurrency(`${form}&eski=var`), CURRENCY_GOODS)).toBe('?bozdur=USD&tutar=5000&eski=var')
    expect(searchOf(readCurrency(`${form}&eski=yok&eski-50=500`), CURRENCY_GOODS)).toBe('?bozdur=USD&tutar=5000')
  })

  test('the parser rejects banknotes above the amount and unreadable banknotes', () => {
    const tooMany = readCurrency('?bozdur=USD&tutar=5000&eski-50=6000')
    expect(tooMany.notes).toEqual({ '50': { kind: 'mistake', typed: '6000', mistake: 'exceeds' } })
    expect([isMistaken(tooMany), askedSum(tooMany)]).toEqual([true, null])
    expect(isMistaken(readCurrency('?bozdur=USD&tutar=5000&eski-50=çok'))).toBe(true)
  })

  test('the parser ignores banknotes if the visitor buys or if the currency has no such kind', () => {
    expect(notesIn('?al=USD&tutar=5000&eski-50=500')).toBeUndefined()
    expect(notesIn('?bozdur=EUR&tutar=5000&eski-50=500')).toBeUndefined()
  })
})
