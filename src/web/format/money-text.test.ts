import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amountOf, parseAmount } from '#domain/amount.ts'
import { crossOf, differenceOf, liraFor, unitPriceOf, unitsFor } from '#domain/conversion.ts'
import { CURRENCIES } from '#domain/currencies.ts'
import { rate } from '#domain/rate.ts'
import { anyAmount } from '../../../test/fakes/arbitraries.ts'
import {
  formatAmount,
  formatCross,
  formatSumDifference,
  formatMoney,
  formatUnitPrice,
  formatUnits,
} from './money-text.ts'

const dollar = unitPriceOf(CURRENCIES.USD, rate('47.2330'))
const yen = unitPriceOf(CURRENCIES.JPY, rate('30.1500'))
const sum = (amount: string) => liraFor(amountOf(amount), dollar)
const plain = (text: string): string => text.replaceAll('\u00A0', ' ')

test('formatMoney always writes two decimals', () => {
  expect(['0,01', '1', '500', '100.000.000'].map((amount) => formatMoney(sum(amount)))).toEqual([
    '0,47',
    '47,23',
    '23.616,50',
    '4.723.300.000,00',
  ])
})

test('formatUnits writes yen without decimals and dollars with two', () => {
  expect(formatUnits(unitsFor(sum('500'), yen, 'JPY'), 'JPY')).toBe('78.330')
  expect(formatUnits(sum('500'), 'USD')).toBe('23.616,50')
})

test('formatSumDifference writes a sign unless the difference is zero', () => {
  const of = (one: string, other: string) => plain(formatSumDifference(differenceOf(sum(one), sum(other))))
  expect([of('2', '1'), of('1', '2'), of('1', '1')]).toEqual(['+47,24 ₺', '−47,24 ₺', '0,00 ₺'])
})

test('formatUnitPrice writes the quoting unit and formatCross four decimals', () => {
  expect(plain(formatUnitPrice('JPY', yen))).toBe('100 JPY = 30,1500 ₺')
  expect(formatCross(crossOf(yen, dollar))).toBe('0,6383')
})

test('parseAmount parses every amount that formatAmount writes', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(parseAmount(formatAmount(amount))).toEqual({ ok: true, value: amount })
    }),
  )
})
