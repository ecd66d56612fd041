import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import { amountOf } from '../amount.ts'
import { rate } from '../rate.ts'
import { isFineness, worthOf } from './fine-weight.ts'
import { tenThousandthsOf } from './gold-price.ts'

const HAS = { buy: rate('6121.540'), sell: rate('6171.190') }

test('twenty grams of 916,6 are worth the pure gold in them on both sides', () => {
  const worth = worthOf({ grams: amountOf('20'), fineness: amountOf('916,6') }, HAS, 3)
  expect(tenThousandthsOf(worth.fine)).toBe(183_320)
  expect(worth).toMatchObject({ buy: 11_222_007n, sell: 11_313_026n })
})

test('without a buy price of pure gold there is no worth on that side', () => {
  const weight = { grams: amountOf('20'), fineness: amountOf('585') }
  expect(worthOf(weight, { ...HAS, buy: null }, 3).buy).toBeNull()
})

test('nothing is finer than a thousand', () => {
  expect(isFineness(amountOf('1.000'))).toBe(true)
  expect(isFineness(amountOf('1000,01'))).toBe(false)
})

test('pure gold is worth its weight, whatever the weight', () => {
  fc.assert(
    fc.property(anyAmount, (grams) => {
      const { sell } = worthOf({ grams, fineness: amountOf('1000') }, HAS, 3)
      expect(sell).toBe((BigInt(grams) * 617_119n + 50n) / 100n)
    }),
  )
})
