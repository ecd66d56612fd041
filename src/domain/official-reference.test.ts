import { expect, test } from 'vitest'
import { officialReference } from './official-reference.ts'
import { rate } from './rate.ts'

const account = { buy: rate('47.10'), sell: rate('47.20') }

test('a price of the counter is compared with the central bank’s rate for banknotes', () => {
  const banknote = { buy: rate('47.00'), sell: rate('47.30') }
  expect(officialReference({ ...account, banknote }, 'buy')).toEqual({ rate: banknote.buy, kind: 'efektif' })
  expect(officialReference({ ...account, banknote }, 'sell')).toEqual({ rate: banknote.sell, kind: 'efektif' })
})

test('the reference is the rate for accounts if the bulletin has no rate for banknotes on that side', () => {
  expect(officialReference(account, 'buy')).toEqual({ rate: account.buy, kind: 'doviz' })
  const banknote = { buy: null, sell: rate('47.30') }
  expect(officialReference({ ...account, banknote }, 'buy')).toEqual({ rate: account.buy, kind: 'doviz' })
  expect(officialReference({ buy: null, sell: account.sell }, 'buy')).toBeNull()
})
