import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import { goldOfAugust } from '../../../test/fakes/gold.ts'
import { amountOf } from '../amount.ts'
import { type MetalCode, METAL_CODES } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { roundMicros } from '../rate.ts'
import { goldForLira, goldSumOf, type GoldItem, type GoldOffer, isCounted, isForLira } from './gold-sum.ts'

const QUOTES = goldOfAugust(0)
const quoteOf = (code: MetalCode) => QUOTES.find((quote) => quote.code === code) ?? null
const offer = (more: Partial<GoldOffer> = {}): GoldOffer => ({
  traded: METAL_CODES,
  priceOf: (code) => ({ quote: quoteOf(code), halted: false }),
  ...more,
})
const item = (code: MetalCode, amount: string): GoldItem => ({ code, amount: amountOf(amount) })
const THREE_KINDS = [item('CEYREK_ESKI', '3'), item('YARIM_YENI', '1'), item('KULCEALTIN', '12')]

const FOR_LIRA = METAL_CODES.filter((code) => isForLira(code) && quoteOf(code) !== null)
const anyItem = fc.record({ code: fc.constantFrom(...FOR_LIRA), amount: anyAmount })
function posted(code: MetalCode, side: 'buy' | 'sell'): bigint {
  const rate = quoteOf(code)?.[side] ?? null
  if (rate === null) throw new Error('no price')
  return BigInt(roundMicros(rate, INSTRUMENTS[code].decimals.rate))
}

describe('gold to lira', () => {
  test('several kinds in one sum: the office buys at its buying prices, and sells at its selling prices', () => {
    const sold = goldSumOf('sell', THREE_KINDS, offer())
    expect(sold).toMatchObject({ kind: 'sum', total: 2_956_800n + 1_995_600n + 7_309_116n })
    const bought = goldSumOf('buy', THREE_KINDS, offer())
    expect(bought).toMatchObject({ kind: 'sum', total: 3_000_600n + 2_019_000n + 7_420_236n })
  })

  test('without a price of all of it there is none: what is not traded, halted or unpriced is named', () => {
    const { priceOf } = offer()
    const missing = goldSumOf('sell', [...THREE_KINDS, item('AYAR22', '5'), item('ONS', '1')], {
      traded: METAL_CODES.filter((code) => code !== 'AYAR22'),
      priceOf: (code) =>
        code === 'YARIM_YENI'
          ? { quote: null, halted: false }
          : { quote: priceOf(code).quote, halted: code === 'CEYREK_ESKI' },
    })
    expect(missing).toEqual({
      kind: 'none',
      refused: [
        { code: 'CEYREK_ESKI', why: 'halted' },
        { code: 'YARIM_YENI', why: 'unquoted' },
        { code: 'AYAR22', why: 'untraded' },
        { code: 'ONS', why: 'untraded' },
      ],
    })
  })

  test('where the office names no price at which it buys, nothing is sold by the other one', () => {
    const quote = quoteOf('CEYREK_ESKI')
    const oneSided = offer({
      priceOf: () => ({ quote: quote === null ? null : { ...quote, buy: null }, halted: false }),
    })
    expect(goldSumOf('sell', [item('CEYREK_ESKI', '1')], oneSided)).toMatchObject({ refused: [{ why: 'no-buy' }] })
    expect(goldSumOf('buy', [item('CEYREK_ESKI', '1')], oneSided)).toMatchObject({ total: 1_000_200n, spread: null })
  })

  test('each line is the board’s price times the amount to half a kuruş, and the sum is that of its lines', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), fc.constantFrom('sell', 'buy'), (items, deal) => {
        const outcome = goldSumOf(deal, items, offer())
        if (outcome.kind !== 'sum') throw new Error('no sum')
        const side = deal === 'sell' ? 'buy' : 'sell'
        for (const { code, amount, sum } of outcome.lines) {
          const off = sum * 1_000_000n - BigInt(amount) * posted(code, side)
          expect((off < 0n ? -off : off) * 2n <= 1_000_000n).toBe(true)
        }
        expect(outcome.total).toBe(outcome.lines.reduce((total, { sum }) => total + sum, 0n))
      }),
    )
  })

  test('nobody gets more for gold than it costs, in whatever order it is named', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { minLength: 1, maxLength: 6 }), (items) => {
        const [sold, bought] = [goldSumOf('sell', items, offer()), goldSumOf('buy', items, offer())]
        if (sold.kind !== 'sum' || bought.kind !== 'sum') throw new Error('no sum')
        expect(sold.total <= bought.total).toBe(true)
        expect(sold.spread).toBe(bought.total - sold.total)
        expect(goldSumOf('sell', items.toReversed(), offer())).toMatchObject({ total: sold.total })
      }),
    )
  })
})

describe('lira to gold', () => {
  const [quarter, gram] = [quoteOf('CEYREK_ESKI'), quoteOf('KULCEALTIN')]

  test('buys whole coins and hundredths of a gram that cost no more; sells as many as bring no less', () => {
    if (typeof quarter?.buy !== 'number' || typeof gram?.buy !== 'number') throw new Error('no price')
    const lira = amountOf('50.000')
    expect(goldForLira('buy', 'CEYREK_ESKI', lira, quarter.sell)).toEqual({
      hundredths: 400n,
      sum: 4_000_800n,
      rest: 999_200n,
    })
    expect(goldForLira('sell', 'CEYREK_ESKI', lira, quarter.buy)).toEqual({
      hundredths: 600n,
      sum: 5_913_600n,
      rest: 913_600n,
    })
    expect(goldForLira('buy', 'KULCEALTIN', lira, gram.sell)).toEqual({
      hundredths: 808n,
      sum: 4_996_292n,
      rest: 3708n,
    })
    expect(goldForLira('sell', 'KULCEALTIN', lira, gram.buy)).toEqual({ hundredths: 821n, sum: 5_000_654n, rest: 654n })
    expect(goldForLira('buy', 'CEYREK_ESKI', amountOf('100'), quarter.sell)).toBeNull()
  })

  test('is never rounded in the visitor’s favour, and one step more or less would not do', () => {
    fc.assert(
      fc.property(anyAmount, fc.constantFrom(...FOR_LIRA), fc.constantFrom('sell', 'buy'), (lira, code, deal) => {
        const rate = quoteOf(code)?.[deal === 'buy' ? 'sell' : 'buy'] ?? null
        if (rate === null) return
        const found = goldForLira(deal, code, lira, rate)
        const step = isCounted(code) ? 100n : 1n
        const price = posted(code, deal === 'buy' ? 'sell' : 'buy')
        const exact = (hundredths: bigint) => hundredths * price
        const wanted = BigInt(lira) * 1_000_000n
        const hundredths = found?.hundredths ?? 0n
        expect(hundredths % step).toBe(0n)
        if (deal === 'buy') {
          expect(exact(hundredths) <= wanted && exact(hundredths + step) > wanted).toBe(true)
          expect((found?.sum ?? 0n) <= BigInt(lira)).toBe(true)
        } else {
          expect(exact(hundredths) >= wanted && exact(hundredths - step) < wanted).toBe(true)
          expect((found?.sum ?? 0n) >= BigInt(lira)).toBe(true)
        }
      }),
    )
  })
})
