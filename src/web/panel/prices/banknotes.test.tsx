import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BanknotesPage } from '#contract/panel/banknotes-page.ts'
import { rate } from '#domain/rate.ts'
import { openClient, pass, stopTime } from '../../../../test/fakes/panel-client.tsx'
import { panelPage } from '../../../../test/fakes/panel-page.ts'
import { loadLaterPages } from '../later-pages.ts'

beforeAll(loadLaterPages)
beforeEach(stopTime)

const PAGE: BanknotesPage = {
  kind: 'banknotes',
  code: 'USD',
  price: rate('47.2330'),
  limit: 1000,
  rules: { '1-2': { rule: 'no' } },
  version: 7,
  changes: [],
}

test('a rule is chosen in two touches, previewed, and published with the version of the form', async () => {
  const client = openClient(panelPage(PAGE), {
    address: '/fiyat/USD/banknotlar',
    answers: {
      changeBanknotes: { kind: 'published', version: 8, changes: ['50 USD: −0,50'], took: 40, unconfirmed: [] },
    },
  })
  await pass(0)
  const fifty = screen.getByRole('group', { name: '50 USD' })
  fireEvent.click(within(fifty).getByRole('radio', { name: 'Daha az' }))
  expect(document.body.textContent).toContain('İçinde 50’lik var mı?')
  fireEvent.change(screen.getByRole('textbox', { name: '50 USD: fark' }), { target: { value: '−5' } })
  expect(document.body.textContent).toContain(
    'Fark alış fiyatının %10’unu aşıyor (en çok −4,72). −0,50 mi demek istediniz?',
  )
  fireEvent.click(screen.getByRole('button', { name: '−0,50 yap' }))
  fireEvent.click(screen.getByRole('button', { name: 'Yayınla' }))
  expect(client.sent.map(({ name, body }) => [name, body])).toEqual([
    [
      'changeBanknotes',
      { code: 'USD', rules: [{ id: '50', rule: { rule: 'less', less: 500_000 } }], since: 7, acceptUnusual: false },
    ],
  ])
})
