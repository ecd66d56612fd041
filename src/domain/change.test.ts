import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../../test/fakes/money.ts'
import { changeOfSum, changeSince } from './change.ts'
import { rate, rateOfMicros } from './rate.ts'

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

test('23.526,50 then and 23.616,50 now are 90,00 more, or 0,38 %', () => {
  expect(changeOfSum(money(2_352_650n), money(2_361_650n))).toEqual({
    difference: 9000n,
    basisPoints: 38,
    direction: 'up',
  })
})

test('half a hundredth of a percent is rounded away from zero, up and down', () => {
  expect(changeOfSum(money(200_000n), money(200_010n)).basisPoints).toBe(1)
  expect(changeOfSum(money(200_000n), money(199_990n)).basisPoints).toBe(-1)
})

test('a kuruş points the way, even where the percentage rounds to nothing', () => {
  expect(changeOfSum(money(10_000_000n), money(9_999_999n))).toEqual({
    difference: -1n,
    basisPoints: 0,
    direction: 'down',
  })
})

test('nothing can be compared with a sum that rounded to nothing', () => {
  expect(changeOfSum(money(0n), money(5n))).toEqual({ difference: 5n, basisPoints: null, direction: 'up' })
})

test('back again is the same way, and no percentage is further off than half of its last digit', () => {
  const sum = fc.bigInt({ min: 10n ** 4n, max: 10n ** 10n }).map(money)
  fc.assert(
    fc.property(sum, sum, (then, now) => {
      const { difference, basisPoints } = changeOfSum(then, now)
      expect(changeOfSum(now, then).difference).toBe(0n - difference)
      const offBy = BigInt(basisPoints ?? 0) * then - difference * 10_000n
      expect(2n * (offBy < 0n ? -offBy : offBy) <= then).toBe(true)
    }),
  )
})
