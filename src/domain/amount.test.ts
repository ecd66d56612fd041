import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAmount } from '../../test/fakes/arbitraries.ts'
import { type AmountError, LARGEST_AMOUNT, parseAmount, writeAmount } from './amount.ts'

describe('parseAmount', () => {
  test.each([
    ['500', 500],
    ['1.500,50', 1500.5],
    ['1500.50', 1500.5],
    ['1500,5', 1500.5],
    ['1.500', 1500],
    ['12.345', 12_345],
    ['1.500.000', 1_500_000],
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1.50', 1.5],
    ['1 500', 1500],
    ['1 500,50', 1500.5],
    ['1\u00A0500\u00A0000.5', 1_500_000.5],
    ['1\u202F500', 1500],
    ['1,500.50', 1500.5],
    ['1,500,000', 1_500_000],
    [' 500 ', 500],
    ['0500', 500],
    ['0,05', 0.05],
    [',5', 0.5],
    ['1500,', 1500],
    ['1.500,', 1500],
    ['100000000', LARGEST_AMOUNT],
    ['٥٠٠', 500],
    ['۱۵۰۰٫۵۰', 1500.5],
    ['\u200E1.500,50\u200F', 1500.5],
    ['\u2066500\u2069', 500],
  ])('parseAmount reads %j as %d', (typed, units) => {
    expect(parseAmount(typed)).toEqual({ ok: true, value: Math.round(units * 100) })
  })

  test.each<[string, AmountError]>([
    ['', 'unreadable'],
    ['abc', 'unreadable'],
    ['1.50.0', 'unreadable'],
    ['1.5000', 'too-many-decimals'],
    ['1,500', 'too-many-decimals'],
    ['1500.505', 'too-many-decimals'],
    ['1.500,505', 'too-many-decimals'],
    ['0.500', 'too-many-decimals'],
    ['1 5', 'unreadable'],
    ['1,50,0', 'unreadable'],
    ['1.500.50', 'unreadable'],
    ['500 USD', 'unreadable'],
    ['1e3', 'unreadable'],
    ['.', 'unreadable'],
    ['-', 'unreadable'],
    ['0', 'zero'],
    ['0,00', 'zero'],
    ['-0', 'zero'],
    ['-5', 'negative'],
    ['−1.500', 'negative'],
    ['100000000,01', 'too-large'],
    ['1000000000', 'too-large'],
    ['9'.repeat(40), 'too-large'],
    ['9'.repeat(41), 'unreadable'],
  ])('parseAmount rejects %j: %s', (typed, error) => {
    expect(parseAmount(typed)).toEqual({ ok: false, error })
  })

  test('parseAmount returns a result for any text', () => {
    fc.assert(fc.property(fc.string(), (typed) => typeof parseAmount(typed).ok === 'boolean'))
  })
})

test('a written amount is read back unchanged', () => {
  fc.assert(
    fc.property(anyAmount, (amount) => {
      expect(parseAmount(writeAmount(amount))).toEqual({ ok: true, value: amount })
    }),
  )
})
