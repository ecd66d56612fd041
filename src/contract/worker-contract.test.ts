import { expect, test } from 'vitest'
import { readCacheOrder } from './worker-contract.ts'

test('readCacheOrder reads the page to cache and whether to cache the whole site', () => {
  const order = { page: '/rates', everything: true }
  expect(readCacheOrder(order)).toEqual(order)
})

test.each([undefined, null, 'rates', {}, { page: '/rates' }, { page: 1, everything: true }])(
  'readCacheOrder rejects %j',
  (message) => {
    expect(readCacheOrder(message)).toBeNull()
  },
)
