import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyRate } from '../../../test/fakes/arbitraries.ts'
import { quote } from '../../../test/fakes/market.ts'
import { INSTRUMENTS } from '../instruments.ts'
import { rate } from '../rate.ts'
import { FINE_PER_GRAM, fineOf, goldPriceOf, perFineGram, premiumOver } from './gold-price.ts'

const anyFine = fc
  .record({ numerator: fc.integer({ min: 1, max: 1000 }), grossMilligrams: fc.integer({ min: 1000, max: 100_000 }) })
  .map(({ numerator, grossMilligrams }) => fineOf({ fineness: { numerator, of: 1000 }, grossMilligrams }))

test('perFineGram is the price divided by the pure gold, within half a micro-lira', () => {
  fc.assert(
    fc.property(anyRate, anyFine, (price, fine) => {
      fc.pre(BigInt(price) * FINE_PER_GRAM < fine * 999_999_999_000_000n && price > 1000)
      const distance = BigInt(perFineGram(price, fine)) * fine - BigInt(price) * FINE_PER_GRAM
      expect(distance * 2n <= fine && -distance * 2n <= fine).toBe(true)
    }),
  )
})

test('a product at the exact price of its gold has a premium of zero', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), anyRate, (grams, has) => {
      fc.pre(has * grams < 999_999_999_000_000)
      const fine = fineOf({ fineness: { numerator: 1, of: 1 }, grossMilligrams: grams * 1000 })
      expect(premiumOver(has, rate(String((has * grams) / 1e6)), fine)).toBe(0)
    }),
    { numRuns: 50 },
  )
})

test('goldPriceOf rounds a coin to whole lira like the board', () => {
  const sourceQuote = { ...quote('USD', '9977.6', '10095.4', 7), unit: 1 as const }
  expect(goldPriceOf(INSTRUMENTS.CEYREK_YENI, sourceQuote)).toMatchObject({ buy: rate('9978'), sell: rate('10095') })
})

test('goldPriceOf returns null for products in dollars and for silver', () => {
  const sourceQuote = quote('USD', '4046.2', '4047.2', 7)
  expect(goldPriceOf(INSTRUMENTS.ONS, sourceQuote)).toBeNull()
  expect(goldPriceOf(INSTRUMENTS.GUMUSTRY, sourceQuote)).toBeNull()
})
