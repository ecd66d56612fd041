import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import { amountOf } from '../amount.ts'
import { rate } from '../rate.ts'
import { tenThousandthsOf } from './gold-price.ts'
import { isFineness, karatOf, worthOf } from './jewellery.ts'

const HAS = { buy: rate('6121.540'), sell: rate('6171.190') }

test('twenty grams of 916,6 milyem with a workmanship of twenty', () => {
  const worth = worthOf(
    { grams: amountOf('20'), fineness: amountOf('916,6'), workmanship: { in: 'thousandths', amount: amountOf('20') } },
    HAS,
    3,
  )
  expect(tenThousandthsOf(worth.fine)).toBe(183_320)
  expect(worth).toMatchObject({ buy: 11_222_007n, sell: 11_313_026n, workmanship: 246_848n, total: 11_559_874n })
})

test('without workmanship nothing is paid for it, and without a buy price nothing is promised', () => {
  const piece = { grams: amountOf('20'), fineness: amountOf('585'), workmanship: null }
  expect(worthOf(piece, { ...HAS, buy: null }, 3)).toMatchObject({ buy: null, workmanship: 0n })
})

test('nothing is finer than a thousand', () => {
  expect(isFineness(amountOf('1.000'))).toBe(true)
  expect(isFineness(amountOf('1000,01'))).toBe(false)
})

test('a piece of has alone is worth its weight, whatever the weight', () => {
  fc.assert(
    fc.property(anyAmount, (grams) => {
      const { sell } = worthOf({ grams, fineness: amountOf('1000'), workmanship: null }, HAS, 3)
      expect(sell).toBe((BigInt(grams) * 617_119n + 50n) / 100n)
    }),
  )
})

test('workmanship may be lira a gram, and what it comes to is always gold and work together', () => {
  const work = fc.record({ in: fc.constantFrom('lira' as const, 'thousandths' as const), amount: anyAmount })
  fc.assert(
    fc.property(anyAmount, work, (grams, workmanship) => {
      const { sell, workmanship: paid, total } = worthOf({ grams, fineness: amountOf('750'), workmanship }, HAS, 3)
      expect(total).toBe(sell + paid)
      // Half a kuruş is rounded up.
      if (workmanship.in === 'lira') expect(paid).toBe((BigInt(grams) * BigInt(workmanship.amount) + 50n) / 100n)
    }),
  )
})

test('a milyem has the name of its karat, however many digits somebody writes', () => {
  expect(['916', '916,6', '917', '750', '585', '900', '995'].map((milyem) => karatOf(amountOf(milyem)))).toEqual([
    22,
    22,
    22,
    18,
    14,
    null,
    null,
  ])
})
