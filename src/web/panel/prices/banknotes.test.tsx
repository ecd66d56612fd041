import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { BanknotesPage } from '#contract/panel/pages/banknotes-page.ts'
import { rate } from '#domain/rate.ts'
import { openClient, pass, stopTime } from '../../../../test/fakes/panel-client.tsx'
import { panelPage } from '../../../../test/fakes/panel-page.ts'
import { loadLater } from '../later.ts'

beforeAll(loadLater)
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

const PUBLISHED = { kind: 'published', version: 8, changes: ['50 USD: −0,50'], took: 40, unconfirmed: [] } as const

async function openPage(page: BanknotesPage = PAGE) {
  const answers = { changeBanknotes: PUBLISHED, undo: { ...PUBLISHED, version: 9 } } as const
  const client = openClient(panelPage(page), { address: '/fiyat/USD/banknotlar', answers })
  await pass(0)
  return client
}

const kind = (name: string) => within(screen.getByRole('group', { name }))
const publish = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Yayınla' })
const bar = () => screen.getByRole('region', { name: 'Yayınlama' }).textContent
const shown = () => document.body.textContent
const type = (value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: '50 USD: fark' }), { target: { value } })

test('the page publishes the chosen rule with the version of the form, and can undo it', async () => {
  const client = await openPage()
  fireEvent.click(kind('50 USD').getByRole('radio', { name: 'Daha az' }))
  expect(shown()).toContain('İçinde 50’lik var mı?')
  expect(shown()).toContain('46,7330')
  fireEvent.click(publish())
  await pass(0)
  expect(bar()).toContain('50 USD: −0,50; site ve vitrin')
  fireEvent.click(screen.getByRole('button', { name: /^Geri al/ }))
  await pass(0)
  const rules = [{ id: '50', rule: { rule: 'less', less: 500_000 } }]
  expect(client.sent.map(({ name, body }) => [name, body])).toEqual([
    ['changeBanknotes', { code: 'USD', rules, since: 7, acceptUnusual: false }],
    ['undo', { version: 8 }],
  ])
})

test('the page refuses a deduction that is too large and offers the likely one', async () => {
  await openPage()
  fireEvent.click(kind('50 USD').getByRole('radio', { name: 'Daha az' }))
  type('−5')
  expect(shown()).toContain('Fark alış fiyatının %10’unu aşıyor (en çok −4,72). −0,50 mi demek istediniz?')
  expect(bar()).toContain('Sitede 50 USD tabela fiyatında kaldı')
  expect(publish().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: '−0,50 yap' }))
  expect(publish().disabled).toBe(false)
  type('yarım')
  expect(publish().disabled).toBe(true)
})

test('the page asks for confirmation of a deduction above two percent', async () => {
  const client = await openPage()
  fireEvent.click(kind('50 USD').getByRole('radio', { name: 'Daha az' }))
  type('−1')
  expect(shown()).toContain('Fark alış fiyatının %2’sini aşıyor (%2’si −0,94). −0,10 mu demek istediniz?')
  fireEvent.click(screen.getByRole('button', { name: 'Evet, böyle olsun' }))
  fireEvent.click(publish())
  expect(client.sent.map(({ body }) => body)).toMatchObject([{ acceptUnusual: true }])
})

test('the page removes one rule at once, and asks before it removes all rules', async () => {
  const client = await openPage()
  fireEvent.click(screen.getByRole('button', { name: '1 ve 2 USD: kuralı kaldır' }))
  expect(bar()).toContain('1 ve 2 USD: kural yok')
  fireEvent.click(publish())
  await pass(0)
  fireEvent.click(screen.getByRole('link', { name: 'Bütün kuralları kaldır' }))
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: 'Evet, kaldır' }))
  const rules = [{ id: '1-2', rule: null }]
  expect(client.sent.map(({ body }) => body)).toEqual([
    { code: 'USD', rules, since: 7, acceptUnusual: false },
    { code: 'USD', rules, since: 7, acceptUnusual: true },
  ])
})

test.each([
  ['fails', { kind: 'store-away' }, /^Veritabanı şu anda yanıt vermiyor/],
  ['comes after another change', { kind: 'overtaken' }, /^Bu arada başka bir değişiklik yayınlandı; geri alınmadı/],
] as const)('the page reports an undo that %s', async (_what, undo, text) => {
  const client = await openPage()
  client.answer({ undo })
  fireEvent.click(kind('50 USD').getByRole('radio', { name: 'Daha az' }))
  fireEvent.click(publish())
  await pass(0)
  fireEvent.click(screen.getByRole('button', { name: /^Geri al/ }))
  await pass(0)
  expect(within(screen.getByRole('main')).getByRole('alert').textContent).toMatch(text)
})
