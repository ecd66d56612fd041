import { describe, expect, test } from 'vitest'
import { claimedTime, isTwoSided, type OfferedPrice, type OwnTime, type Quote, samePrice, sidesOf } from './quote.ts'
import { parseRate, rate } from './rate.ts'
import { fail, ok } from './result.ts'

const quote: Quote = {
  code: 'USD',
  unit: 1,
  buy: rate('47.2330'),
  sell: rate('47.4770'),
  quotedAt: 0,
  trend: { buy: '', sell: 'up' },
}

describe('a quote', () => {
  test('isTwoSided rejects a quote without a buy price', () => {
    expect(isTwoSided(quote)).toBe(true)
    expect(isTwoSided({ ...quote, buy: null })).toBe(false)
  })

  test('samePrice ignores times and trends', () => {
    const later: Quote = { ...quote, quotedAt: 1, trend: { buy: 'up', sell: 'down' } }
    expect(samePrice(quote, later)).toBe(true)
    expect(samePrice(quote, { ...quote, sell: rate('47.4771') })).toBe(false)
    expect(samePrice(quote, { ...quote, buy: null })).toBe(false)
  })
})

const RECEIVED = 3000

function sourcePrice(time: OwnTime): OfferedPrice {
  return {
    code: 'USD',
    unit: 1,
    buy: ok(rate('47.2330')),
    sell: ok(rate('47.4770')),
    time,
    trend: { buy: '', sell: '' },
  }
}

describe('the time of an offered price', () => {
  test('claimedTime prefers the own time, then the time of the message, then the time of receipt', () => {
    expect(claimedTime(sourcePrice({ kind: 'at', at: 1000 }), 2000, RECEIVED)).toEqual(ok(1000))
    expect(claimedTime(sourcePrice({ kind: 'absent' }), 2000, RECEIVED)).toEqual(ok(2000))
    expect(claimedTime(sourcePrice({ kind: 'absent' }), null, RECEIVED)).toEqual(ok(RECEIVED))
  })

  test('claimedTime fails for a dead code and an unreadable stamp', () => {
    expect(claimedTime(sourcePrice({ kind: 'empty' }), 2000, RECEIVED)).toEqual(fail('dead-code'))
    expect(claimedTime(sourcePrice({ kind: 'unreadable' }), 2000, RECEIVED)).toEqual(fail('unreadable-stamp'))
  })
})

describe('the sides of an offered price', () => {
  const sides = (buy: string, sell: string) =>
    sidesOf({ ...sourcePrice({ kind: 'absent' }), buy: parseRate(buy), sell: parseRate(sell) })

  test('sidesOf returns one side if the buy price is zero', () => {
    expect(sides('47.2330', '47.4770')).toEqual(ok({ buy: rate('47.2330'), sell: rate('47.4770') }))
    expect(sides('0', '47.4770')).toEqual(ok({ buy: null, sell: rate('47.4770') }))
  })

  test('sidesOf fails for an invalid sell price or a buy price that is invalid but not zero', () => {
    expect(sides('47.2330', '0')).toEqual(fail('zero'))
    expect(sides('-1', '47.4770')).toEqual(fail('negative'))
    expect(sides('yok', '47.4770')).toEqual(fail('not-a-number'))
  })
})
