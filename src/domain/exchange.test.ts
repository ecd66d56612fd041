import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount, anyQuote } from '../../test/fakes/arbitraries.ts'
import { quote } from '../../test/fakes/market.ts'
import { amountOf } from './amount.ts'
import type { CurrencyCode } from './currency.ts'
import { type Exchange, isAbove, isBelowEuro, liraOf, outcomeOf, type Priced } from './exchange.ts'

const AT = Date.parse('2026-08-01T17:12:08+03:00')

const BOARD: Readonly<Partial<Record<CurrencyCode, Priced>>> = {
  USD: { quote: quote('USD', '47.2330', '47.4770', AT), halted: false },
  EUR: { quote: quote('EUR', '54.2000', '54.7300', AT - 3000), halted: false },
  JPY: { quote: quote('JPY', '29.5600', '30.1500', AT), halted: false },
  SAR: { quote: { ...quote('SAR', '12.3760', '12.7630', AT), buy: null }, halted: false },
  CHF: { quote: quote('CHF', '57.8010', '58.8550', AT), halted: true },
}

const priceOf = (code: CurrencyCode): Priced => BOARD[code] ?? { quote: null, halted: false }

function ask(deal: Exchange['deal'], amount: string, code: CurrencyCode, against: CurrencyCode | null = null) {
  return outcomeOf({ deal, code, amount: amountOf(amount), against }, priceOf)
}

describe('against lira', () => {
  test('the visitor’s dollars are bought at the office’s buy', () => {
    expect(ask('sell', '500', 'USD')).toMatchObject({
      kind: 'lira',
      leg: { code: 'USD', side: 'buy', rate: 47_233_000, quotedAt: AT },
      sum: 2_361_650n,
      spread: 12_200n,
    })
  })

  test('dollars for the visitor are sold at the office’s sell', () => {
    expect(ask('buy', '500', 'USD')).toMatchObject({ leg: { side: 'sell' }, sum: 2_373_850n, spread: 12_200n })
  })

  test('yen are quoted per 100, and asked for by the yen', () => {
    expect(ask('sell', '50.000', 'JPY')).toMatchObject({ leg: { unit: 100 }, sum: 1_478_000n })
  })

  test('the spread is what lies between selling and buying back', () => {
    fc.assert(
      fc.property(anyAmount, anyQuote, (amount, of) => {
        const outcome = (deal: Exchange['deal']) =>
          outcomeOf({ deal, code: of.code, amount, against: null }, () => ({ quote: of, halted: false }))
        const [sold, bought] = [outcome('sell'), outcome('buy')]
        if (sold.kind !== 'lira' || bought.kind !== 'lira') return
        expect(sold.sum + (sold.spread ?? -1n)).toBe(bought.sum)
        expect(bought.spread).toBe(sold.spread)
      }),
    )
  })
})

describe('against another currency', () => {
  test('sold dollars become lira at buy, and lira euros at sell', () => {
    expect(ask('sell', '500', 'USD', 'EUR')).toMatchObject({
      kind: 'cross',
      legs: [
        { code: 'USD', side: 'buy', quotedAt: AT },
        { code: 'EUR', side: 'sell', quotedAt: AT - 3000 },
      ],
      lira: 2_361_650n,
      sum: 43_151n,
      against: 'EUR',
      cross: 863_018n,
    })
  })

  test('dollars wanted for euros cost lira at sell, and these euros at buy', () => {
    expect(ask('buy', '500', 'USD', 'EUR')).toMatchObject({
      legs: [
        { code: 'USD', side: 'sell' },
        { code: 'EUR', side: 'buy' },
      ],
      lira: 2_373_850n,
      sum: 43_798n,
    })
  })
})

describe('no sum', () => {
  test('for a currency that the office has stopped quoting, whatever its last price', () => {
    expect(ask('sell', '500', 'CHF')).toEqual({ kind: 'halted', code: 'CHF', side: 'buy' })
    expect(ask('sell', '500', 'USD', 'CHF')).toEqual({ kind: 'halted', code: 'CHF', side: 'sell' })
  })

  test('where no price ever came', () => {
    expect(ask('buy', '500', 'GBP')).toEqual({ kind: 'unquoted', code: 'GBP', side: 'sell' })
  })

  test('where only a sell rate came and the visitor sells; one who buys is answered, without a spread', () => {
    expect(ask('sell', '500', 'SAR')).toEqual({ kind: 'no-buy', code: 'SAR', side: 'buy' })
    expect(ask('buy', '500', 'USD', 'SAR')).toEqual({ kind: 'no-buy', code: 'SAR', side: 'buy' })
    expect(ask('buy', '500', 'SAR')).toMatchObject({ sum: 638_150n, spread: null })
  })
})

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
  const isBelow = (exchange: Exchange, priced = price) =>
    isBelowEuro(5000, exchange, outcomeOf(exchange, priced), priced)

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
