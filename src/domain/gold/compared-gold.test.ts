import { expect, test } from 'vitest'
import { rate } from '../rate.ts'
import { byPricePerGram, compareGold } from './compared-gold.ts'
import { FINE_PER_GRAM, fineOf, type GoldPrice } from './gold-price.ts'

const fine = fineOf({ fineness: { numerator: 1, of: 1 }, grossMilligrams: 1000 })
const price = (id: GoldPrice['id'], buy: string | null, sell: string): GoldPrice => ({
  id,
  fine,
  buy: buy === null ? null : rate(buy),
  sell: rate(sell),
  quotedAt: 0,
})
const rows = compareGold(
  [price('CEYREK_YENI', '100', '104'), price('TEK_ESKI', '101', '102'), price('ATA_YENI', null, '102')],
  { buy: rate('98'), sell: rate('100') },
)

test('byPricePerGram sorts by the price per gram and keeps the board’s order for equal prices', () => {
  expect(fine).toBe(FINE_PER_GRAM)
  expect(byPricePerGram(rows).map(({ id }) => id)).toEqual(['TEK_ESKI', 'ATA_YENI', 'CEYREK_YENI'])
})

test('compareGold has no premium but keeps the gram prices without a price of pure gold', () => {
  expect(compareGold([price('TEK_ESKI', '101', '102')], null)).toMatchObject([
    { perGram: rate('102'), premium: { buy: null, sell: null } },
  ])
})

test('compareGold compares each side with the same side of pure gold', () => {
  expect(rows.map(({ premium }) => premium)).toEqual([
    { buy: 204, sell: 400 },
    { buy: 306, sell: 200 },
    { buy: null, sell: 200 },
  ])
})
