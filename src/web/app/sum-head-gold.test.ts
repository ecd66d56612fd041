import { expect, test } from 'vitest'
import { GOLD_GOODS } from '#contract/gold-goods.ts'
import type { PageState } from '#contract/page-state.ts'
import { readSumQuery } from '#contract/sum-query.ts'
import { HOUR } from '#domain/calendar.ts'
import { goldOfAugust } from '../../../test/fakes/gold.ts'
import { quote } from '../../../test/fakes/market.ts'
import { AFTERNOON, GOLD_OFFICE, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { sumHead } from './sum-head.ts'

const THEN = Date.parse('2025-11-20T16:48:00+03:00')
const OFFICE = { ...GOLD_OFFICE, gold: { traded: ['KULCEALTIN', 'CEYREK_ESKI'] as const } }
const asked = (search: string) => readSumQuery(new URLSearchParams(search), GOLD_GOODS)
const plain = (text: string | undefined): string => (text ?? '').replaceAll('\u00A0', ' ')

function headOf(search: string, more: Partial<PageState> = {}, quotedAt = AFTERNOON - 2000) {
  const gold = { quotes: goldOfAugust(quotedAt), sourceTime: quotedAt, halted: [], closes: {} }
  return sumHead(pageState(RATES, { office: OFFICE, gold, goldQuery: asked(search), ...more }))
}

test('the head of a gold sum shows the sum, its price and the price’s time', () => {
  const head = headOf('?bozdur=3-ceyrek-eski&lira=75000')
  expect(plain(head?.title)).toBe('3 çeyrek (eski) bozdurulursa 29.568,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toBe(
    'alış fiyatı 9.856 ₺ · 21 Kasım 2025 Cuma 14.32. Bilgi amaçlıdır; işlem fiyatı gişede kesinleşir.',
  )
  expect(head?.sharedAddress).toBe('https://doviz.example/altin?bozdur=3-ceyrek-eski')
})

test('the head of a shared gold sum shows the sum at the shared moment', () => {
  const quotes = [quote('CEYREK_ESKI', '9000', '9100', THEN), quote('KULCEALTIN', '6000', '6100', THEN)]
  const head = headOf('?al=2-ceyrek-eski_1-gram&an=20251120-1648', { past: { quotes, halted: [] } })
  expect(plain(head?.title)).toBe('2 çeyrek (eski) + 1 g gram altın alınırsa 24.300,00 ₺ | Örnek Döviz')
  expect(plain(head?.description)).toMatch(/^satış fiyatlarıyla · 20 Kasım 2025 Perşembe 16.48\. /)
})

test.each([
  ['an old price', '?bozdur=3-ceyrek-eski', 5 * HOUR],
  ['a metal that the office does not trade', '?bozdur=3-ata-eski', 0],
])('the head of a gold sum shows no sum for %s', (_why, search, age) => {
  const head = headOf(search, {}, AFTERNOON - age)
  expect(head?.title).toMatch(/bozdurulursa \| Örnek Döviz$/)
})

test('sumHead returns null for a gold query without a sum or with a mistake', () => {
  expect(headOf('?butce=75000')).toBeNull()
  expect(headOf('?bozdur=3-elma')).toBeNull()
})
