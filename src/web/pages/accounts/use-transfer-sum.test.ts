import { expect, test } from 'vitest'
import { transferSumOf } from './use-transfer-sum.ts'

test.each([
  ['?bozdur=USD&tutar=500', { deal: 'sell', item: '500 USD' }],
  ['?al=EUR&tutar=1500.50', { deal: 'buy', item: '1.500,50 EUR' }],
  ['?al=XAU&tutar=5', null],
  ['?al=USD&tutar=5&x=%0A', null],
  ['?al=USD&tutar=5,5', null],
  ['', null],
])('transferSumOf parses the query %j', (search, sum) => {
  expect(transferSumOf(search)).toEqual(sum)
})
