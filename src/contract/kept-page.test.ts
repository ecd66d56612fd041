import { expect, test } from 'vitest'
import { readKeepOrder } from './kept-page.ts'

test('an order names a page, and whether the rest of the site is to be kept with it', () => {
  const order = { page: '/rates', everything: true }
  expect(readKeepOrder(order)).toEqual(order)
})

test.each([undefined, null, 'rates', {}, { page: '/rates' }, { page: 1, everything: true }])(
  '%j is no order',
  (said) => {
    expect(readKeepOrder(said)).toBeNull()
  },
)
