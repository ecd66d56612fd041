import { expect, test } from 'vitest'
import { readCacheOrder } from './worker-contract.ts'

test('an order names a page, and whether the rest of the site is to be cached with it', () => {
  const order = { page: '/rates', everything: true }
  expect(readCacheOrder(order)).toEqual(order)
})

test.each([undefined, null, 'rates', {}, { page: '/rates' }, { page: 1, everything: true }])(
  '%j is no order',
  (message) => {
    expect(readCacheOrder(message)).toBeNull()
  },
)
