import { expect, test } from 'vitest'
import { CURRENCY_GOODS } from '#contract/goods.ts'
import type { PageState } from '#contract/page-state.ts'
import type { BoardThen } from '#contract/shared-link.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { HOUR } from '#domain/calendar.ts'
import { quote } from '../../../test/fakes/market.ts'
import { AFTERNOON, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { sumHead } from './sum-head.ts'

const asked = (search: string) => readSumQuery(new URLSearchParams(search), CURRENCY_GOODS)
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')

const THEN: BoardThen = {
  quotes: [quote('USD', '41.0000', '41.1000', Date.parse('2025-11-20T16:48:00+03:00'))],
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
