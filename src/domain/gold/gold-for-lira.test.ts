import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import { goldOfAugust } from '../../../test/fakes/gold.ts'
import { amountOf } from '../amount.ts'
import { type MetalCode, METAL_CODES } from '../instrument.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { roundMicros } from '../rate.ts'
import { goldForLira, isCounted, isForLira } from './gold-for-lira.ts'

const QUOTES = goldOfAugust(0)
const quoteOf = (code: MetalCode) => QUOTES.find((quote) => quote.code === code) ?? null

const FOR_LIRA = METAL_CODES.filter((code) => isForLira(code) && quoteOf(code) !== null)
function posted(code: MetalCode, side: 'buy' | 'sell'): bigint {
  const rate = quoteOf(code)?.[side] ?? null
  if (rate === null) throw new Error('no price')
  return BigInt(roundMicros(rate, INSTRUMENTS[code].decimals.rate))
}

describe('lira to gold', () => {
  const [quarter, gram] = [quoteOf('CEYREK_ESKI'), quoteOf('KULCEALTIN')]

  test('goldForLira buys at most and sells at least the wanted lira, in whole coins or hundredths of a gram', () => {
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

  test('goldForLira returns the nearest step that does not exceed the wanted lira in the visitor’s favour', () => {
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
