import { describe, expect, test } from 'vitest'
import {
  claimedTime,
  isTwoSided,
  namesPrice,
  type OfferedPrice,
  type OwnTime,
  type PriceMessage,
  type Quote,
  samePrice,
  sidesOf,
} from './quote.ts'
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
  test('is its own before that of its message, and that before receipt', () => {
    expect(claimedTime(sourcePrice({ kind: 'at', at: 1000 }), 2000, RECEIVED)).toEqual(ok(1000))
    expect(claimedTime(sourcePrice({ kind: 'absent' }), 2000, RECEIVED)).toEqual(ok(2000))
    expect(claimedTime(sourcePrice({ kind: 'absent' }), null, RECEIVED)).toEqual(ok(RECEIVED))
  })

  test('does not exist for a dead code or an unreadable stamp', () => {
    expect(claimedTime(sourcePrice({ kind: 'empty' }), 2000, RECEIVED)).toEqual(fail('dead-code'))
    expect(claimedTime(sourcePrice({ kind: 'unreadable' }), 2000, RECEIVED)).toEqual(fail('unreadable-stamp'))
  })
})

describe('the sides of an offered price', () => {
  const sides = (buy: string, sell: string) =>
    sidesOf({ ...sourcePrice({ kind: 'absent' }), buy: parseRate(buy), sell: parseRate(sell) })

  test('are a quote of one side where the source gives no buy', () => {
    expect(sides('47.2330', '47.4770')).toEqual(ok({ buy: rate('47.2330'), sell: rate('47.4770') }))
    expect(sides('0', '47.4770')).toEqual(ok({ buy: null, sell: rate('47.4770') }))
  })

  test('are none where the sell is no price, or the buy is broken otherwise than by zero', () => {
    expect(sides('47.2330', '0')).toEqual(fail('zero'))
    expect(sides('-1', '47.4770')).toEqual(fail('negative'))
    expect(sides('yok', '47.4770')).toEqual(fail('not-a-number'))
  })
})

describe('a message names a price', () => {
  const usd = sourcePrice({ kind: 'absent' })
  const dead: OfferedPrice = { ...usd, buy: fail('zero'), sell: fail('zero') }

  const nothing: PriceMessage = { prices: [], ignored: [], statedAt: null, sourceTime: null, halted: [] }

  test.each<[boolean, string, Partial<PriceMessage>]>([
    [true, 'with a selling price', { prices: [dead, usd] }],
    [true, 'with no more than one of a precious metal', { ignored: ['ALTIN'] }],
    [false, 'with nothing in it', {}],
    [false, 'with dead codes', { prices: [dead] }],
  ])('%s: %s', (names, _, written) => {
    expect(namesPrice({ ...nothing, ...written })).toBe(names)
  })
})
