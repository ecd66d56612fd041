import { expect, test } from 'vitest'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { panelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { ACTIONS } from './actions.ts'

test('without the store, the last known session can read and halt prices and do nothing else', async () => {
  await using panel = await panelUnderTest()
  const kemal = await panel.person('Kemal Aydın', 'yonetici')
  panel.loseStore()
  expect((await kemal.state('/')).body).toMatchObject({
    kind: 'home',
    prices: CURRENCY_CODES.map((code) => ({ code })),
  })
  expect((await kemal.state('/fiyat/USD')).body).toMatchObject({ kind: 'price', today: null })
  expect((await kemal.state('/mesajlar')).body).toEqual({ kind: 'problem', problem: 'store-away' })
  const { cookie, formToken: token } = kemal
  for (const [name, { permission }] of Object.entries(ACTIONS))
    if (permission !== null && permission !== 'halt')
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a name of our own table
      expect([name, (await panel.call(name as keyof typeof ACTIONS, {}, { cookie, token })).status]).toEqual([
        name,
        503,
      ])
  expect((await kemal.act('halt', { codes: null, reason: 'Yanlış fiyat' })).json).toMatchObject({ kind: 'halted' })
  expect((await kemal.state('/')).frame).toMatchObject({ allHalted: true })
})

test('without the store, an unknown session and a sign-in are rejected', async () => {
  await using panel = await panelUnderTest()
  const { device } = await panel.person('Kemal Aydın', 'yonetici')
  panel.loseStore()
  const state = await panel.ask('GET', '/api/state?sayfa=/', { cookie: `__Host-panel=${'a'.repeat(43)}` })
  expect([state.status, state.json]).toEqual([503, { kind: 'store-away' }])
  expect((await panel.signIn(device)).json).toEqual({ kind: 'store-away' })
})
