import { expect, test } from 'vitest'
import { rate } from '#domain/rate.ts'
import { rateText } from './figure-text.ts'

test.each([
  ['USD', '47.233', '47,2330'],
  ['USD', '47.23305', '47,23305'],
  ['KULCEALTIN', '6183.5', '6.183,50'],
  ['CEYREK_YENI', '10095', '10.095'],
  ['CEYREK_YENI', '10095.5', '10.095,5'],
] as const)('a price of %s, %s, is written as %s without losing decimals', (code, given, text) => {
  expect(rateText(code, rate(given))).toBe(text)
})
