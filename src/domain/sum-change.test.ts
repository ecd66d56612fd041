import fc from 'fast-check'
import { expect, test } from 'vitest'
import { money } from '../../test/fakes/money.ts'
import { changeOfSum } from './sum-change.ts'

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
