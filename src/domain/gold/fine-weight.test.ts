import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import { amountOf } from '../amount.ts'
import { rate } from '../rate.ts'
import { isFineness, worthOf } from './fine-weight.ts'
import { tenThousandthsOf } from './gold-price.ts'

const HAS = { buy: rate('6121.540'), sell: rate('6171.190') }

test('the buy and sell values of 20 grams of 916,6 gold are those of its pure gold', () => {
  const worth = worthOf({ grams: amountOf('20'), fineness: amountOf('916,6') }, HAS, 3)
  expect(tenThousandthsOf(worth.fine)).toBe(183_320)
  expect(worth).toMatchObject({ buy: 11_222_007n, sell: 11_313_026n })
})

test('worthOf has no buy value without a buy price of pure gold', () => {
  const weight = { grams: amountOf('20'), fineness: amountOf('585') }
  expect(worthOf(weight, { ...HAS, buy: null }, 3).buy).toBeNull()
})

test('isFineness rejects more than 1000', () => {
  expect(isFineness(amountOf('1.000'))).toBe(true)
  expect(isFineness(amountOf('1000,01'))).toBe(false)
})

test('the value of any weight of pure gold is the weight times the price', () => {
  fc.assert(
    fc.property(anyAmount, (grams) => {
      const { sell } = worthOf({ grams, fineness: amountOf('1000') }, HAS, 3)
      expect(sell).toBe((BigInt(grams) * 617_119n + 50n) / 100n)
    }),
  )
})
