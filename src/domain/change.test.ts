import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeSince, isNotable, rate, rateOfMicros } from './rate.ts'

describe('the daily change', () => {
  test.each([
    ['the change of a rising rate', '41.1650', '41.2835', 118_500, 29, 'up'],
    ['the change of a falling rate', '54.9840', '54.9180', -66_000, -12, 'down'],
    ['the change of a constant rate', '29.6240', '29.6240', 0, 0, 'unchanged'],
    ['the change of yen per 100', '27.3125', '27.2115', -101_000, -37, 'down'],
  ] as const)('changeSince computes %s', (_what, before, now, difference, basisPoints, direction) => {
    expect(changeSince(rate(before), rate(now))).toEqual({ difference, basisPoints, direction })
  })

  test('a change that rounds to 0,00 % has no direction', () => {
    expect(changeSince(rate('40.0000'), rate('40.0019'))).toEqual({
      difference: 1900,
      basisPoints: 0,
      direction: 'unchanged',
    })
  })

  test.each([
    ['+0.24 %', '40.0960', false],
    ['+0.25 %', '40.1000', true],
    ['−0.24 %', '39.9040', false],
    ['−0.25 %', '39.9000', true],
  ])('a change of %s is notable or not', (_percent, now, notable) => {
    expect(isNotable(changeSince(rate('40.0000'), rate(now)))).toBe(notable)
  })

  test('a change is rounded half away from zero in both directions', () => {
    expect(changeSince(rate('40.0000'), rate('40.0020'))).toMatchObject({ basisPoints: 1, direction: 'up' })
    expect(changeSince(rate('40.0000'), rate('39.9980'))).toMatchObject({ basisPoints: -1, direction: 'down' })
  })

  test('the direction of a change is the sign of its basis points for every pair of rates', () => {
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
