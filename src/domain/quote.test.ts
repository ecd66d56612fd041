import { describe, expect, test } from 'vitest'
import { isTwoSided, type Quote, samePrice } from './quote.ts'
import { rate } from './rate.ts'

const quote: Quote = {
  code: 'USD',
  unit: 1,
  buy: rate('47.2330'),
  sell: rate('47.4770'),
  quotedAt: 0,
  trend: { buy: '', sell: 'up' },
}

describe('a quote', () => {
  test('with both sides can be recorded; one without a buy cannot', () => {
    expect(isTwoSided(quote)).toBe(true)
    expect(isTwoSided({ ...quote, buy: null })).toBe(false)
  })

  test('has the same price as another whatever their times and trends', () => {
    const later: Quote = { ...quote, quotedAt: 1, trend: { buy: 'up', sell: 'down' } }
    expect(samePrice(quote, later)).toBe(true)
    expect(samePrice(quote, { ...quote, sell: rate('47.4771') })).toBe(false)
    expect(samePrice(quote, { ...quote, buy: null })).toBe(false)
  })
})
