import { describe, expect, test } from 'vitest'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { CURRENCY_GOODS, type Goods } from '#contract/goods.ts'
import { outcomeOn } from '#contract/shared-link.ts'
import { askedSum, readSumQuery } from '#contract/sum-query.ts'
import type { InstrumentId } from '#domain/instrument.ts'
import type { Sum, SumResult } from '#domain/sum.ts'
import { quote } from '../../../test/fakes/market.ts'
import { tooLargeMessage } from './ask.ts'
import { currencySum } from './currency-sum.ts'
import { goldSum } from './gold-exchange.ts'
import type { SumMessageFacts } from './sum-words.ts'

const AT = Date.parse('2026-08-01T17:12:08+03:00')
const LINK = 'https://doviz.example/hesapla?an=20260801-1712'

const BOARD = {
  quotes: [
    quote('USD', '47.2330', '47.4770', AT),
    quote('EUR', '54.2000', '54.7300', AT),
    quote('JPY', '29.5600', '30.1500', AT),
    quote('CEYREK_ESKI', '9856', '10002', AT),
    quote('KULCEALTIN', '6090.93', '6183.53', AT),
  ],
  halted: [],
  banknotes: {
    USD: {
      since: null,
      rules: { '100-seritsiz': { rule: 'less', less: 500_000 }, '50': { rule: 'less', less: 500_000 } },
    },
  },
}

function asked<Code extends InstrumentId>(
  search: string,
  goods: Goods<Code>,
): { sum: Sum<Code>; result: SumResult<Code> } {
  const sum = askedSum(readSumQuery(new URLSearchParams(search), goods))
  const result = sum === null ? null : outcomeOn(BOARD, sum, goods, { tax: null })
  if (sum === null || result === null || !('sum' in result)) throw new Error(`no sum for ${search}`)
  return { sum, result }
}

const factsOf = (isLarge: boolean): SumMessageFacts => ({ at: AT, isLarge, link: LINK, assumed: [], notes: null })

const currency = (search: string, isLarge = false): readonly string[] => {
  const { sum, result } = asked(search, CURRENCY_GOODS)
  return currencySum.messages.sum(sum, result, factsOf(isLarge)).split('\n')
}

const gold = (search: string, isLarge = false): readonly string[] => {
  const { sum, result } = asked(search, GOLD_GOODS)
  return goldSum.messages.sum(sum, result, factsOf(isLarge)).split('\n')
}

describe('the message about a sum', () => {
  test.each([
    [
      currency('bozdur=USD&tutar=500'),
      'Merhaba, 500 USD bozdurmak istiyorum.',
      'Sitede 1 Ağustos 17.12: alış 47,2330 ₺, tutar 23.616,50 ₺.',
      'Bu kurdan alır mısınız?',
    ],
    [
      currency('bozdur=USD&tutar=5000&eski-50=500'),
      'Merhaba, 5.000 USD bozdurmak istiyorum; 500 USD’si 50’lik ya da eski seri.',
      'Sitede 1 Ağustos 17.12: alış 47,2330 ₺, bunlar için 46,7330 ₺, tutar 235.915,00 ₺.',
      'Bu kurdan alır mısınız?',
    ],
    [
      currency('al=USD&tutar=50000', true),
      'Merhaba, 50.000 USD almak istiyorum.',
      'Sitede 1 Ağustos 17.12: satış 47,4770 ₺, tutar 2.373.850,00 ₺.',
      'Kurunuz nedir, para hazır mı?',
    ],
    [
      currency('al=JPY&tutar=50000'),
      'Merhaba, 50.000 JPY almak istiyorum.',
      'Sitede 1 Ağustos 17.12: 100 JPY satış 30,1500 ₺, tutar 15.075,00 ₺.',
      'Bu kurdan verir misiniz?',
    ],
    [
      currency('bozdur=USD&tutar=1000&karsilik=EUR'),
      'Merhaba, 1.000 USD verip EUR almak istiyorum.',
      'Sitede 1 Ağustos 17.12: 863,02 EUR (alış 47,2330 ₺, satış 54,7300 ₺).',
      'Bu kurdan yapar mısınız?',
    ],
    [
      currency('al=USD&tutar=1000&karsilik=EUR'),
      'Merhaba, EUR verip 1.000 USD almak istiyorum.',
      'Sitede 1 Ağustos 17.12: 875,96 EUR (satış 47,4770 ₺, alış 54,2000 ₺).',
      'Bu kurdan yapar mısınız?',
    ],
    [
      gold('bozdur=3-ceyrek-eski_12.5-gram'),
      'Merhaba, 3 çeyrek (eski) ve 12,5 g gram altın bozdurmak istiyorum.',
      'Sitede 1 Ağustos 17.12: alış 9.856 ₺ ve 6.090,93 ₺, tutar 105.704,63 ₺.',
      'Bu fiyattan alır mısınız?',
    ],
    [
      gold('al=300-ceyrek-eski', true),
      'Merhaba, 300 çeyrek (eski) almak istiyorum.',
      'Sitede 1 Ağustos 17.12: satış 10.002 ₺, tutar 3.000.600,00 ₺.',
      'Fiyatınız nedir, altın hazır mı?',
    ],
  ])('the message names the prices, asks and has a link: %j', (lines, greeting, prices, question) => {
    expect(lines).toEqual([greeting, prices, question, LINK])
  })
})

test('the message about an old price names the time of the price and has no link', () => {
  const { sum, result } = asked('bozdur=USD&tutar=3000', CURRENCY_GOODS)
  const text = currencySum.messages.old(sum, result, {
    quotedAt: Date.parse('2026-08-01T15:34:10+03:00'),
    link: LINK,
    notes: null,
  })
  expect(text.split('\n')).toEqual([
    'Merhaba, 3.000 USD bozdurmak istiyorum.',
    'Sitedeki son kur 1 Ağustos 15.34’ten: alış 47,2330 ₺.',
    'Şimdiki fiyatınız nedir?',
  ])
})

test('the message names an instrument that has no price', () => {
  const dollars = asked('bozdur=USD&tutar=3000', CURRENCY_GOODS)
  const refused = { why: 'halted', side: 'buy' } as const
  expect(
    currencySum.messages
      .noSum(dollars.sum, { refused: [{ ...refused, code: 'USD' }] }, { now: AT, link: LINK })
      .split('\n'),
  ).toEqual([
    'Merhaba, 3.000 USD bozdurmak istiyorum.',
    'Sitede dolar için fiyat verilmiyor (1 Ağustos 17.12).',
    'Fiyatınız nedir?',
  ])
  const quarters = asked('bozdur=3-ceyrek-eski', GOLD_GOODS)
  expect(
    goldSum.messages.noSum(quarters.sum, { refused: [{ ...refused, code: 'CEYREK_ESKI' }] }, { now: AT, link: LINK }),
  ).toContain('Sitede çeyrek (eski) için fiyat verilmiyor (1 Ağustos 17.12).')
})

test('the message about a sum that is too large has no price', () => {
  expect(tooLargeMessage('150.000.000 JPY', 'sell').split('\n')).toEqual([
    'Merhaba, 150.000.000 JPY bozdurmak istiyorum.',
    'Kurunuz nedir, ne zaman gelebilirim?',
  ])
})
