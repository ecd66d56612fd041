import { describe, expect, test } from 'vitest'
import { type OfferedPrice, type OwnTime, type PriceMessage, timeOf } from './offered-price.ts'
import { rate } from './rate.ts'
import { ok } from './result.ts'

const RECEIVED = 3000

function offered(time: OwnTime): OfferedPrice {
  return {
    code: 'USD',
    unit: 1,
    buy: ok(rate('47.2330')),
    sell: ok(rate('47.4770')),
    time,
    trend: { buy: '', sell: '' },
  }
}

function message(statedAt: number | null): PriceMessage {
  return { prices: [], ignored: [], statedAt, spokeAt: null, halted: [] }
}

describe('the time of an offered price', () => {
  test('is its own before that of its message, and that before receipt', () => {
    expect(timeOf(offered({ kind: 'at', at: 1000 }), message(2000), RECEIVED)).toBe(1000)
    expect(timeOf(offered({ kind: 'absent' }), message(2000), RECEIVED)).toBe(2000)
    expect(timeOf(offered({ kind: 'absent' }), message(null), RECEIVED)).toBe(RECEIVED)
  })

  test('does not exist for a dead code or an unreadable stamp', () => {
    expect(timeOf(offered({ kind: 'empty' }), message(2000), RECEIVED)).toBeUndefined()
    expect(timeOf(offered({ kind: 'unreadable' }), message(2000), RECEIVED)).toBeUndefined()
  })
})
