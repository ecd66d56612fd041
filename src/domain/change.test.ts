import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeSince, rate, rateOfMicros } from './rate.ts'

describe('the daily change', () => {
  test.each([
    ['a rise', '41.1650', '41.2835', 118_500, 29, 'up'],
    ['a fall', '54.9840', '54.9180', -66_000, -12, 'down'],
    ['no move', '29.6240', '29.6240', 0, 0, 'unchanged'],
    ['yen, quoted per 100', '27.3125', '27.2115', -101_000, -37, 'down'],
  ] as const)('of %s', (_what, before, now, difference, basisPoints, direction) => {
    expect(changeSince(rate(before), rate(now))).toEqual({ difference, basisPoints, direction })
  })

  test('has no direction where its figure says 0,00, although the rate has moved a little', () => {
    expect(changeSince(rate('40.0000'), rate('40.0019'))).toEqual({
      difference: 1900,
      basisPoints: 0,
      direction: 'unchanged',
    })
  })

  test('is rounded half away from zero, up and down alike', () => {
    expect(changeSince(rate('40.0000'), rate('40.0020'))).toMatchObject({ basisPoints: 1, direction: 'up' })
    expect(changeSince(rate('40.0000'), rate('39.9980'))).toMatchObject({ basisPoints: -1, direction: 'down' })
  })

  test('points where its sign does, for every pair of rates', () => {
    const micros = fc.integer({ min: 1_000, max: 1_000_000_000 }).map((count) => {
      const made = rateOfMicros(count)
      if (!made.ok) throw new RangeError(made.error)
      return made.value
    })
    fc.assert(
      fc.property(micros, micros, (before, now) => {
        const { difference, basisPoints, direction } = changeSince(before, now)
        expect(before + difference).toBe(now)
        expect(Math.abs(basisPoints - (difference * 10_000) / before)).toBeLessThanOrEqual(0.5)
        expect(direction).toBe(basisPoints > 0 ? 'up' : basisPoints < 0 ? 'down' : 'unchanged')
      }),
    )
  })
})
