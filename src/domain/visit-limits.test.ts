import { describe, expect, test } from 'vitest'
import { quote } from '../../test/fakes/market.ts'
import { amountOf } from './amount.ts'
import type { CurrencyCode } from './currency.ts'
import { type Exchange, outcomeOf, type Priced } from './exchange.ts'
import { isAbove, isBelowEuro, liraOf } from './visit-limits.ts'

const QUOTES = { USD: quote('USD', '47', '48', 0), EUR: quote('EUR', '54', '55', 0), GBP: quote('GBP', '63', '64', 0) }

function price(code: CurrencyCode): Priced {
  const known: Readonly<Partial<Record<CurrencyCode, Priced['quote']>>> = QUOTES
  return { quote: known[code] ?? null, halted: false }
}

function asked(
  deal: Exchange['deal'],
  code: CurrencyCode,
  amount: string,
  against: CurrencyCode | null = null,
): Exchange {
  return { deal, code, amount: amountOf(amount), against }
}

describe('the limit above which identification is asked for', () => {
  test.each([
    ['3936.17', false], // 184.999,99
    ['3936.18', true], // 185.000,46
  ])('%s dollars are above it: %s', (amount, above) => {
    const lira = liraOf(outcomeOf(asked('sell', 'USD', amount), price))
    expect(lira === null ? null : isAbove(lira, 185_000)).toBe(above)
  })

  test('is not passed by exactly so much', () => {
    const lira = liraOf(outcomeOf(asked('sell', 'USD', '1000'), price))
    expect(lira === null ? null : isAbove(lira, 47_000)).toBe(false)
  })

  test('is measured in the middle of an exchange of two currencies, and not at all without a price', () => {
    expect(liraOf(outcomeOf(asked('sell', 'USD', '1000', 'EUR'), price))).toBe(4_700_000n)
    expect(liraOf(outcomeOf(asked('sell', 'SAR', '1000'), price))).toBeNull()
    expect(liraOf(null)).toBeNull()
  })
})

describe('the minimum in euro', () => {
  const isBelow = (exchange: Exchange, priceOf = price) =>
    isBelowEuro(5000, exchange, outcomeOf(exchange, priceOf), priceOf)

  test.each([
    [asked('sell', 'EUR', '4999.99'), true],
    [asked('sell', 'EUR', '5000'), false],
    // 5.000 euro are 270.000 lira at alış: 5744,68 dollars.
    [asked('sell', 'USD', '5744.68'), true],
    [asked('sell', 'USD', '5744.69'), false],
    // 275.000 lira at satış: 5729,17 dollars.
    [asked('buy', 'USD', '5729.16'), true],
    [asked('buy', 'USD', '5729.17'), false],
    [asked('sell', 'USD', '5000', 'EUR'), true],
    [asked('sell', 'USD', '6000', 'EUR'), false],
    [asked('sell', 'USD', '5744.69', 'GBP'), false],
  ])('%j stays below it: %s', (exchange, below) => {
    expect(isBelow(exchange)).toBe(below)
  })

  test('is unknown without a price of one of the two, but not for euro themselves', () => {
    const withoutEuro = (code: CurrencyCode): Priced =>
      code === 'EUR' ? { ...price(code), halted: true } : price(code)
    expect(isBelow(asked('sell', 'USD', '100'), withoutEuro)).toBeNull()
    expect(isBelow(asked('sell', 'SAR', '100'))).toBeNull()
    expect(isBelow(asked('sell', 'EUR', '100'), withoutEuro)).toBe(true)
  })
})
