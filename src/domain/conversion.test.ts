import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount, anyCode, anyRate } from '../../test/fakes/arbitraries.ts'
import { money } from '../../test/fakes/money.ts'
import { amountOf } from './amount.ts'
import { changeOfSum, crossOf, liraFor, type UnitPrice, unitPriceOf, unitsFor } from './conversion.ts'
import { CURRENCIES } from './currencies.ts'
import type { QuotingUnit } from './instrument.ts'
import { INSTRUMENTS } from './instruments.ts'
import { rate } from './rate.ts'

function at(price: string, unit: QuotingUnit = 1): UnitPrice {
  return { rate: rate(price), unit, decimals: 4 }
}

describe('lira for an amount', () => {
  test.each([
    ['500', '47.2330', 1, 2_361_650n],
    ['1500,50', '47.2330', 1, 7_087_312n],
    ['0,01', '47.2330', 1, 47n],
    ['1', '47.4750', 1, 4748n],
    ['0,01', '0.3000', 1, 0n],
    ['50.000', '29.5600', 100, 1_478_000n],
    ['100.000.000', '999999999', 1, 9_999_999_990_000_000_000n],
  ] as const)('liraFor converts %s at %s per %i to %i kuruş', (amount, price, unit, kurus) => {
    expect(liraFor(amountOf(amount), at(price, unit))).toBe(kurus)
  })

  test('liraFor rounds half a kuruş away from zero', () => {
    expect(liraFor(amountOf('0,5'), at('0.05'))).toBe(3n)
    expect(liraFor(amountOf('0,5'), at('0.0498'))).toBe(2n)
  })

  test('liraFor rounds the price to the decimals on the board before it multiplies', () => {
    expect(liraFor(amountOf('10.000'), at('47.233049'))).toBe(47_233_000n)
    expect(liraFor(amountOf('10.000'), at('47.233050'))).toBe(47_233_100n)
    expect(liraFor(amountOf('2'), unitPriceOf(INSTRUMENTS.CEYREK_YENI, rate('10095.4')))).toBe(2_019_000n)
    expect(liraFor(amountOf('2'), unitPriceOf(INSTRUMENTS.KULCEALTIN, rate('6183.534')))).toBe(1_236_706n)
  })

  test('liraFor is within half a kuruş of the exact sum', () => {
    fc.assert(
      fc.property(anyAmount, anyRate, fc.constantFrom<1 | 100>(1, 100), (amount, price, unit) => {
        const micros = BigInt(Math.round(price / 100) * 100)
        const scale = 1_000_000n * BigInt(unit)
        const distance = liraFor(amount, { rate: price, unit, decimals: 4 }) * scale - BigInt(amount) * micros
        expect(distance * 2n <= scale && -distance * 2n <= scale).toBe(true)
      }),
    )
  })
})

describe('units of a currency for lira', () => {
  test.each([
    [2_361_650n, '54.7300', 1, 'EUR', 43_151n],
    [2_373_850n, '54.2000', 1, 'EUR', 43_798n],
    [2_361_650n, '30.1500', 100, 'JPY', 7_833_000n],
  ] as const)('unitsFor converts %i kuruş at %s per %i %s', (lira, price, unit, code, hundredths) => {
    expect(unitsFor(money(lira), at(price, unit), code)).toBe(hundredths)
  })

  test('unitsFor returns whole yen and hundredths of other currencies', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 10n ** 18n }), anyRate, anyCode, (lira, price, code) => {
        fc.pre(price >= 100)
        const units = unitsFor(money(lira), unitPriceOf(CURRENCIES[code], price), code)
        expect(code === 'JPY' ? units % 100n : 0n).toBe(0n)
      }),
    )
  })

  test('a conversion to lira and back at one rate returns the same amount', () => {
    fc.assert(
      fc.property(anyAmount, fc.integer({ min: 1, max: 1_000_000 }), (amount, cents) => {
        const price = at(`${cents}.0000`)
        expect(unitsFor(liraFor(amount, price), price, 'USD')).toBe(BigInt(amount))
      }),
    )
  })
})

test('the cross rate accounts for the units of both prices', () => {
  const dollar = at('47.2330')
  const yen = at('30.1500', 100)
  expect(crossOf(dollar, at('54.7300'))).toBe(863_018n)
  expect(crossOf(dollar, yen)).toBe(156_660_033n)
  expect(crossOf(yen, dollar)).toBe(638_325n)
})

test('changeOfSum computes a rise of 90,00 or 0,38 % from 23.526,50 to 23.616,50', () => {
  expect(changeOfSum(money(2_352_650n), money(2_361_650n))).toEqual({
    difference: 9000n,
    basisPoints: 38,
    direction: 'up',
  })
})

test('changeOfSum rounds half a basis point away from zero in both directions', () => {
  expect(changeOfSum(money(200_000n), money(200_010n)).basisPoints).toBe(1)
  expect(changeOfSum(money(200_000n), money(199_990n)).basisPoints).toBe(-1)
})

test('changeOfSum reports the direction of one kuruş even if the percentage rounds to zero', () => {
  expect(changeOfSum(money(10_000_000n), money(9_999_999n))).toEqual({
    difference: -1n,
    basisPoints: 0,
    direction: 'down',
  })
})

test('changeOfSum has no percentage if the earlier sum is zero', () => {
  expect(changeOfSum(money(0n), money(5n))).toEqual({ difference: 5n, basisPoints: null, direction: 'up' })
})

test('changeOfSum is symmetric, and its percentage is within half a basis point', () => {
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
