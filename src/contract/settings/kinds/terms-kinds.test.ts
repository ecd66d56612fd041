import { expect, test } from 'vitest'
import { commission, otherCurrencies, purchaseTax } from './terms-kinds.ts'

test.each([
  ['dahil', 'included', 'fiyata dâhil'],
  ['Dâhil', 'included', 'fiyata dâhil'],
  ['%0,2', { added: 20 }, '%0,2'],
  ['0.2', { added: 20 }, '%0,2'],
])('a person types the tax as “%s”', (typed, value, text) => {
  expect(purchaseTax.typed(typed)).toEqual(value)
  expect(purchaseTax.text(value)).toBe(text)
})

test('a person types that there is no commission, or a text about it', () => {
  expect(commission.typed('Yok')).toBe('none')
  expect(commission.typed('1.000 USD altında 50 TL')).toEqual({ text: '1.000 USD altında 50 TL' })
})

test('a person types currencies in any case, and each of them counts once', () => {
  expect(otherCurrencies.typed('kwd, RUB, kwd')).toEqual(['KWD', 'RUB'])
  expect(otherCurrencies.typed('yok')).toEqual([])
})
