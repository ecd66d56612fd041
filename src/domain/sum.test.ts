import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount, anyQuote } from '../../test/fakes/arbitraries.ts'
import { goldOfAugust } from '../../test/fakes/gold.ts'
import { quote } from '../../test/fakes/market.ts'
import { amountOf } from './amount.ts'
import { CURRENCIES } from './currencies.ts'
import type { CurrencyCode } from './currency.ts'
import type { Deal } from './deal.ts'
import { isForLira } from './gold/gold-for-lira.ts'
import { type MetalCode, METAL_CODES } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { roundMicros } from './rate.ts'
import { liraOf, outcomeOf, type Offer, type Priced, type Sum, type SumItem } from './sum.ts'

const AT = Date.parse('2026-08-01T17:12:08+03:00')

const BOARD: Readonly<Partial<Record<CurrencyCode, Priced>>> = {
  USD: { quote: quote('USD', '47.2330', '47.4770', AT), halted: false },
  EUR: { quote: quote('EUR', '54.2000', '54.7300', AT - 3000), halted: false },
  JPY: { quote: quote('JPY', '29.5600', '30.1500', AT), halted: false },
  SAR: { quote: { ...quote('SAR', '12.3760', '12.7630', AT), buy: null }, halted: false },
  CHF: { quote: quote('CHF', '57.8010', '58.8550', AT), halted: true },
}

const priceOf = (code: CurrencyCode): Priced => BOARD[code] ?? { quote: null, halted: false }

const offering = (priced: (code: CurrencyCode) => Priced): Offer<CurrencyCode> => ({
  priceOf: priced,
  instrumentOf: (code) => CURRENCIES[code],
  trades: () => true,
})

function ask(deal: Deal, amount: string, code: CurrencyCode, against: CurrencyCode | null = null) {
  return outcomeOf({ deal, items: [{ code, amount: amountOf(amount) }], against }, offering(priceOf))
}

describe('against lira', () => {
  test('a visitor sells dollars at the office’s buy price', () => {
    expect(ask('sell', '500', 'USD')).toMatchObject({
      lines: [{ code: 'USD', side: 'buy', rate: 47_233_000, quotedAt: AT }],
      second: null,
      sum: 2_361_650n,
      spread: 12_200n,
    })
  })

  test('a visitor buys dollars at the office’s sell price', () => {
    expect(ask('buy', '500', 'USD')).toMatchObject({ lines: [{ side: 'sell' }], sum: 2_373_850n, spread: 12_200n })
  })

  test('a sum of yen divides the price per 100 by 100', () => {
    expect(ask('sell', '50.000', 'JPY')).toMatchObject({ lines: [{ unit: 100 }], sum: 1_478_000n })
  })

  test('the spread is the difference between the sums of buying and selling', () => {
    fc.assert(
      fc.property(anyAmount, anyQuote, (amount, of) => {
        const offer = offering(() => ({ quote: of, halted: false }))
        const outcome = (deal: Deal) => outcomeOf({ deal, items: [{ code: of.code, amount }], against: null }, offer)
        const [sold, bought] = [outcome('sell'), outcome('buy')]
        if (!('sum' in sold) || !('sum' in bought)) return
        expect(sold.sum + (sold.spread ?? -1n)).toBe(bought.sum)
        expect(bought.spread).toBe(sold.spread)
      }),
    )
  })
})

describe('against another currency', () => {
  test('dollars sold for euros use the buy price of dollars and the sell price of euros', () => {
    expect(ask('sell', '500', 'USD', 'EUR')).toMatchObject({
      lines: [{ code: 'USD', side: 'buy', quotedAt: AT }],
      second: { code: 'EUR', side: 'sell', quotedAt: AT - 3000, cross: 863_018n },
      lira: 2_361_650n,
      sum: 43_151n,
    })
  })

  test('dollars bought with euros use the sell price of dollars and the buy price of euros', () => {
    expect(ask('buy', '500', 'USD', 'EUR')).toMatchObject({
      lines: [{ code: 'USD', side: 'sell' }],
      second: { code: 'EUR', side: 'buy' },
      lira: 2_373_850n,
      sum: 43_798n,
    })
  })
})

describe('a refused sum', () => {
  test('a sum with a halted currency is refused', () => {
    expect(ask('sell', '500', 'CHF')).toEqual({ refused: [{ why: 'halted', code: 'CHF', side: 'buy' }] })
    expect(ask('sell', '500', 'USD', 'CHF')).toEqual({ refused: [{ why: 'halted', code: 'CHF', side: 'sell' }] })
  })

  test('a sum with a currency without a price is refused', () => {
    expect(ask('buy', '500', 'GBP')).toEqual({ refused: [{ why: 'unquoted', code: 'GBP', side: 'sell' }] })
  })

  test('a sum without a buy price is refused if the visitor sells and has no spread if the visitor buys', () => {
    expect(ask('sell', '500', 'SAR')).toEqual({ refused: [{ why: 'no-buy', code: 'SAR', side: 'buy' }] })
    expect(ask('buy', '500', 'USD', 'SAR')).toEqual({ refused: [{ why: 'no-buy', code: 'SAR', side: 'buy' }] })
    expect(ask('buy', '500', 'SAR')).toMatchObject({ sum: 638_150n, spread: null })
  })
})

const QUOTES = { USD: quote('USD', '47', '48', 0), EUR: quote('EUR', '54', '55', 0), GBP: quote('GBP', '63', '64', 0) }

function price(code: CurrencyCode): Priced {
  const known: Readonly<Partial<Record<CurrencyCode, Priced['quote']>>> = QUOTES
  return { quote: known[code] ?? null, halted: false }
}

function asked(deal: Deal, code: CurrencyCode, amount: string, against: CurrencyCode | null = null): Sum<CurrencyCode> {
  return { deal, items: [{ code, amount: amountOf(amount) }], against }
}

test('liraOf returns the intermediate lira of an exchange, or null without a price', () => {
  expect(liraOf(outcomeOf(asked('sell', 'USD', '1000', 'EUR'), offering(price)))).toBe(4_700_000n)
  expect(liraOf(outcomeOf(asked('sell', 'SAR', '1000'), offering(price)))).toBeNull()
  expect(liraOf(null)).toBeNull()
})

const AUGUST = goldOfAugust(0)
const inAugust = (code: MetalCode) => AUGUST.find((each) => each.code === code) ?? null
const goldOffer = (more: Partial<Offer<MetalCode>> = {}): Offer<MetalCode> => ({
  priceOf: (code) => ({ quote: inAugust(code), halted: false }),
  instrumentOf: (code) => INSTRUMENTS[code],
  trades: () => true,
  ...more,
})
const item = (code: MetalCode, amount: string): SumItem<MetalCode> => ({ code, amount: amountOf(amount) })
const gold = (deal: Deal, ...items: Sum<MetalCode>['items']): Sum<MetalCode> => ({ deal, items, against: null })
const THREE_KINDS = [item('CEYREK_ESKI', '3'), item('YARIM_YENI', '1'), item('KULCEALTIN', '12')] as const
const anyItem = fc.record({
  code: fc.constantFrom(...METAL_CODES.filter((code) => isForLira(code) && inAugust(code) !== null)),
  amount: anyAmount,
})
const anyItems = fc.tuple(anyItem, fc.array(anyItem, { maxLength: 5 }))

describe('gold', () => {
  test('a sum of several gold products adds their buy prices or their sell prices', () => {
    expect(outcomeOf(gold('sell', ...THREE_KINDS), goldOffer())).toMatchObject({
      lira: 2_956_800n + 1_995_600n + 7_309_116n,
    })
    expect(outcomeOf(gold('buy', ...THREE_KINDS), goldOffer())).toMatchObject({
      lira: 3_000_600n + 2_019_000n + 7_420_236n,
    })
  })

  test('a gold sum is refused with the products that are halted, unpriced or not traded', () => {
    const { priceOf: inStock } = goldOffer()
    const missing = outcomeOf(
      gold('sell', ...THREE_KINDS, item('AYAR22', '5')),
      goldOffer({
        trades: (code) => code !== 'AYAR22',
        priceOf: (code) =>
          code === 'YARIM_YENI'
            ? { quote: null, halted: false }
            : { quote: inStock(code).quote, halted: code === 'CEYREK_ESKI' },
      }),
    )
    expect(missing).toMatchObject({
      refused: [
        { code: 'CEYREK_ESKI', why: 'halted' },
        { code: 'YARIM_YENI', why: 'unquoted' },
        { code: 'AYAR22', why: 'untraded' },
      ],
    })
  })

  test('each line is price times amount within half a kuruş, and the sum adds up its lines', () => {
    fc.assert(
      fc.property(anyItems, fc.constantFrom<Deal>('sell', 'buy'), ([first, others], deal) => {
        const outcome = outcomeOf(gold(deal, first, ...others), goldOffer())
        if (!('sum' in outcome)) throw new Error('no sum')
        for (const { code, amount, lira, side } of outcome.lines) {
          const rate = inAugust(code)?.[side] ?? null
          if (rate === null) throw new Error('no price')
          const off = lira * 1_000_000n - BigInt(amount) * BigInt(roundMicros(rate, INSTRUMENTS[code].decimals.rate))
          expect((off < 0n ? -off : off) * 2n <= 1_000_000n).toBe(true)
        }
        expect(outcome.sum).toBe(outcome.lines.reduce((total, { lira }) => total + lira, 0n))
      }),
    )
  })

  test('selling gold never brings more than buying it, in any order of the items', () => {
    fc.assert(
      fc.property(anyItems, ([first, others]) => {
        const items = [first, ...others] as const
        const [sold, bought] = (['sell', 'buy'] as const).map((deal) => outcomeOf(gold(deal, ...items), goldOffer()))
        const [last = first, ...before] = items.toReversed()
        const reversed = outcomeOf(gold('sell', last, ...before), goldOffer())
        if (sold === undefined || !('sum' in sold) || bought === undefined || !('sum' in bought))
          throw new Error('none')
        expect(sold.sum <= bought.sum).toBe(true)
        expect(sold.spread).toBe(bought.sum - sold.sum)
        expect(liraOf(reversed)).toBe(sold.sum)
      }),
    )
  })
})
