import { expect, test } from 'vitest'
import { quote } from '../../test/fakes/market.ts'
import { amountOf } from './amount.ts'
import { CURRENCIES } from './currencies.ts'
import type { Deal } from './deal.ts'
import { INSTRUMENTS } from './instruments.ts'
import type { PurchaseTax } from './purchase-tax.ts'
import { outcomeOf } from './sum.ts'

const TWO_PER_MILLE = { added: 20 }
const QUOTES = { USD: quote('USD', '49.4670', '49.7250', 0), EUR: quote('EUR', '57.1000', '57.9000', 0) } as const

function ask(deal: Deal, amount: string, tax: PurchaseTax | null, against: 'EUR' | null = null) {
  const outcome = outcomeOf<'USD' | 'EUR'>(
    { deal, items: [{ code: 'USD', amount: amountOf(amount) }], against },
    {
      priceOf: (code) => ({ quote: QUOTES[code], halted: false }),
      instrumentOf: (code) => CURRENCIES[code],
      trades: () => true,
      tax,
    },
  )
  if (!('sum' in outcome)) throw new Error('the sum is refused')
  const { lira, tax: inSum, sum, spread } = outcome
  return { lira, tax: inSum, sum, spread }
}

test('an added tax is part of what the visitor pays, and of the cost of reversing the exchange', () => {
  // 6,000 × 49.7250 = 298,350.00; two per mille of it are 596.70.
  expect(ask('buy', '6000', TWO_PER_MILLE)).toEqual({
    lira: 29_835_000n,
    tax: 59_670n,
    sum: 29_894_670n,
    spread: 214_470n,
  })
  expect(ask('sell', '6000', TWO_PER_MILLE)).toEqual({
    lira: 29_680_200n,
    tax: null,
    sum: 29_680_200n,
    spread: 214_470n,
  })
})

test('an added tax is rounded half away from zero to kuruş', () => {
  // 5.00 × 49.7250 = 248.63 (rounded), of which 0.49726 becomes 0.50; of 124.31 for 2.50 dollars, 0.24862 becomes 0.25.
  expect(ask('buy', '5', TWO_PER_MILLE)).toMatchObject({ lira: 24_863n, tax: 50n, sum: 24_913n })
  expect(ask('buy', '2,5', TWO_PER_MILLE)).toMatchObject({ lira: 12_431n, tax: 25n, sum: 12_456n })
  // 24,862.50 has a tax of 49.725.
  expect(ask('buy', '500', TWO_PER_MILLE)).toMatchObject({ lira: 2_486_250n, tax: 4973n, sum: 2_491_223n })
})

test('a tax that is in the prices changes no figure', () => {
  const { tax, ...figures } = ask('buy', '6000', 'included')
  expect(tax).toBe('included')
  expect({ ...figures, tax: null }).toEqual(ask('buy', '6000', null))
})

test('an exchange for another currency is taxed on the currency that the visitor buys', () => {
  // 500 dollars are worth 24,733.50, which pay 24,684.13 for euros and the tax of 49.37 on them.
  expect(ask('sell', '500', TWO_PER_MILLE, 'EUR')).toMatchObject({
    lira: 2_473_350n,
    tax: 4937n,
    sum: 42_632n,
  })
  // 500 dollars cost 24,862.50 and a tax of 49.73, which take 436.29 euros.
  expect(ask('buy', '500', TWO_PER_MILLE, 'EUR')).toMatchObject({
    lira: 2_486_250n,
    tax: 4973n,
    sum: 43_629n,
  })
})

test('a visitor who buys gold or sells a currency for lira has no tax in the sum', () => {
  const gold = outcomeOf(
    { deal: 'buy', items: [{ code: 'CEYREK_YENI', amount: amountOf('3') }], against: null },
    {
      priceOf: () => ({ quote: quote('CEYREK_YENI', '9978', '10095', 0), halted: false }),
      instrumentOf: (code: 'CEYREK_YENI') => INSTRUMENTS[code],
      trades: () => true,
      tax: TWO_PER_MILLE,
    },
  )
  expect(gold).toMatchObject({ tax: null, sum: 3_028_500n })
  expect(ask('sell', '500', 'included')).toMatchObject({ tax: null })
})
