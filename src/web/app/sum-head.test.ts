import { expect, test } from 'vitest'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { PageState } from '#contract/page-state.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { HOUR } from '#domain/calendar.ts'
import { goldOfAugust } from '../../../test/fakes/gold.ts'
import { quote } from '../../../test/fakes/market.ts'
import { AFTERNOON, GOLD_OFFICE, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { sumHead } from './sum-head.ts'

const asked = (search: string) => readSumQuery(new URLSearchParams(search), CURRENCY_GOODS)
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')

const LAST_AFTERNOON = Date.parse('2025-11-20T16:48:00+03:00')
const THEN: BoardThen = {
  quotes: [quote('USD', '41.0000', '41.1000', LAST_AFTERNOON)],
  halted: [],
}
const SHARED = '?bozdur=USD&tutar=500&an=20251120-1648'

function headOf(search: string, more: Partial<PageState> = {}) {
  return sumHead(pageState(RATES, { calculatorQuery: asked(search), ...more }))
}

test('the head of a current sum shows the sum, its rate and the rate’s time', () => {
  const head = headOf('?bozdur=USD&tutar=500')
  expect(plain(head?.title)).toBe('500 USD bozdurulursa 20.596,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toBe(
    'alış kuru 41,1920 ₺ · 21 Kasım 2025 Cuma 14.32. Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  )
  expect(head?.sharedAddress).toBe('https://doviz.example/hesapla?bozdur=USD&tutar=500')
})

test('the description of a sum begins with the sample mark if the rates are demo rates', () => {
  const head = headOf('?bozdur=USD&tutar=500', { demo: { market: true, bank: true } })
  expect(plain(head?.description)).toMatch(/^Örnek veri: alış kuru 41,1920 ₺/)
})

test('the head of a shared sum shows the sum at the shared moment', () => {
  const head = headOf(SHARED, { past: THEN })
  expect(plain(head?.title)).toBe('500 USD bozdurulursa 20.500,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toContain('20 Kasım 2025 Perşembe 16.48')
  expect(head?.sharedAddress).toBe(`https://doviz.example/hesapla${SHARED}`)
})

test('the head shows a question without a sum if the rate is old, unknown or halted', () => {
  const question = { title: '500 USD kaç lira eder? | Örnek Döviz' }
  const old = pageState(RATES, { calculatorQuery: asked('?bozdur=USD&tutar=500'), renderedAt: AFTERNOON + 2 * HOUR })
  expect(sumHead(old)).toMatchObject(question)
  expect(headOf(SHARED, { past: { quotes: [], halted: ['USD'] } })).toMatchObject(question)
  expect(headOf(SHARED, { past: null })).toMatchObject(question)
})

test('sumHead returns null for an empty or invalid query', () => {
  expect(headOf('')).toBeNull()
  expect(headOf('?bozdur=USD&tutar=x')).toBeNull()
})

const OFFICE = { ...GOLD_OFFICE, gold: { traded: ['KULCEALTIN', 'CEYREK_ESKI'] as const } }

function goldHeadOf(search: string, more: Partial<PageState> = {}) {
  const quotedAt = AFTERNOON - 2000
  const gold = { quotes: goldOfAugust(quotedAt), sourceTime: quotedAt, halted: [], closes: {} }
  return sumHead(
    pageState(RATES, {
      office: OFFICE,
      gold,
      goldQuery: readSumQuery(new URLSearchParams(search), GOLD_GOODS),
      ...more,
    }),
  )
}

test('the head of a gold sum shows the sum, its price and the price’s time', () => {
  const head = goldHeadOf('?bozdur=3-ceyrek-eski&lira=75000')
  expect(plain(head?.title)).toBe('3 çeyrek (eski) bozdurulursa 29.568,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toBe(
    'alış fiyatı 9.856 ₺ · 21 Kasım 2025 Cuma 14.32. Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  )
  expect(head?.sharedAddress).toBe('https://doviz.example/altin?bozdur=3-ceyrek-eski')
})

test('the head of a shared gold sum shows the sum at the shared moment', () => {
  const quotes = [
    quote('CEYREK_ESKI', '9000', '9100', LAST_AFTERNOON),
    quote('KULCEALTIN', '6000', '6100', LAST_AFTERNOON),
  ]
  const head = goldHeadOf('?al=2-ceyrek-eski_1-gram&an=20251120-1648', { past: { quotes, halted: [] } })
  expect(plain(head?.title)).toBe('2 çeyrek (eski) + 1 g gram altın alınırsa 24.300,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toMatch(/^satış fiyatlarıyla · 20 Kasım 2025 Perşembe 16.48\. /)
})

test('the head of a gold sum shows no sum for a metal that the office does not trade', () => {
  expect(goldHeadOf('?bozdur=3-ata-eski')?.title).toMatch(/bozdurulursa \| Örnek Döviz$/)
})
