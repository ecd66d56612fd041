import { describe, expect, test } from 'vitest'
import { GOLD_OF_AUGUST } from '../../../test/fakes/gold.ts'
import { METAL_CODES } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { rate } from '../rate.ts'
import { fineOf, type GoldPrice, perFineGram, premiumOver, sellBackOf, tenThousandthsOf } from './gold-price.ts'

const HAS = { buy: rate('6121.540'), sell: rate('6171.190') }

function priceOf(id: keyof typeof GOLD_OF_AUGUST): GoldPrice {
  const { gold } = INSTRUMENTS[id]
  if (gold === null) throw new Error(`${id} holds no gold`)
  const [buy, sell] = GOLD_OF_AUGUST[id]
  return { id, fine: fineOf(gold), buy: rate(buy), sell: rate(sell), quotedAt: 0 }
}

describe('the pure gold in a product', () => {
  test.each([
    ['ALTIN', 10_000],
    ['KULCEALTIN', 9950],
    ['AYAR22', 9167],
    ['AYAR14', 5850],
    ['CEYREK_YENI', 16_078],
    ['YARIM_ESKI', 32_157],
    ['TEK_YENI', 64_313],
    ['GREMESE_ESKI', 160_783],
    ['ATA_YENI', 66_147],
    ['ATA5_ESKI', 330_733],
  ] as const)('%s contains %i ten-thousandths of a gram of pure gold', (id, fine) => {
    expect(tenThousandthsOf(priceOf(id).fine)).toBe(fine)
  })

  test('two halves contain exactly as much gold as a full coin, and ten quarters as much as a gremse', () => {
    expect(priceOf('YARIM_YENI').fine * 2n).toBe(priceOf('TEK_YENI').fine)
    expect(priceOf('CEYREK_YENI').fine * 10n).toBe(priceOf('GREMESE_YENI').fine)
  })

  test('fineOf computes a whole number for every metal on the board', () => {
    const golds = METAL_CODES.map((id) => INSTRUMENTS[id].gold).filter((gold) => gold !== null)
    expect(golds.map(fineOf).filter((fine) => fine <= 0n)).toEqual([])
  })

  test('fineOf throws for a fineness that gives no whole number', () => {
    expect(() => fineOf({ fineness: { numerator: 1, of: 7 }, grossMilligrams: 1 })).toThrow('1/7')
  })
})

describe('the price of the gold in a product', () => {
  // Prices of the recorded frame: eski tam 6173 … yeni çeyrek 6279, 22 ayar 6306.
  test.each([
    ['TEK_ESKI', '6173', 3],
    ['ATA_ESKI', '6174', 5],
    ['GREMESE_ESKI', '6183', 18],
    ['YARIM_ESKI', '6202', 50],
    ['KULCEALTIN', '6215', 70],
    ['CEYREK_ESKI', '6221', 80],
    ['ATA_YENI', '6226', 89],
    ['CEYREK_YENI', '6279', 174],
    ['AYAR22', '6306', 219],
  ] as const)('a gram of pure gold in %s costs %s lira, %i basis points above pure gold', (id, lira, premium) => {
    const { sell, fine } = priceOf(id)
    expect(Math.round(perFineGram(sell, fine) / 1e6)).toBe(Number(lira))
    expect(premiumOver(HAS.sell, sell, fine)).toBe(premium)
  })
})

describe('buying and selling back immediately', () => {
  test.each([
    ['TEK_ESKI', -132, -523],
    ['GREMESE_YENI', -110, -1100],
    ['KULCEALTIN', -150, -92.6],
    ['CEYREK_YENI', -116, -117],
  ] as const)('buying and selling back %s costs %i basis points or %f lira', (id, basisPoints, lira) => {
    expect(sellBackOf(priceOf(id))).toEqual({ basisPoints, difference: Math.round(lira * 1e6) })
  })

  test('sellBackOf returns null without a buy price', () => {
    expect(sellBackOf({ buy: null, sell: rate('10095') })).toBeNull()
  })
})
