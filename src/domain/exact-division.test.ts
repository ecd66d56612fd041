import fc from 'fast-check'
import { expect, test } from 'vitest'
import { divideHalfAway } from './exact-division.ts'

test('a half is rounded away from zero, on both sides of it', () => {
  expect([5n, -5n, 4n, -4n, 15n].map((each) => divideHalfAway(each, 10n))).toEqual([1n, -1n, 0n, 0n, 2n])
})

test('the nearest whole number is never further than a half', () => {
  fc.assert(
    fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (dividend, divisor) => {
      const distance = divideHalfAway(dividend, divisor) * divisor - dividend
      expect(distance * 2n <= divisor && -distance * 2n <= divisor).toBe(true)
    }),
  )
})
