import { expect, test } from 'vitest'
import { panelUnderTest } from '../../../test/fakes/panel-under-test.ts'

test('while the store is away who was signed in sees prices and halts them, and does nothing else', async () => {
  await using panel = await panelUnderTest()
  const kemal = await panel.person('Kemal Aydın', 'yonetici')
  panel.loseStore()
  expect((await kemal.get('/')).page?.body).toMatchObject({
    kind: 'home',
    prices: [{ code: 'USD' }, {}, {}, {}, {}, {}, {}, {}],
  })
  expect((await kemal.get('/fiyat/USD')).page?.body).toMatchObject({ kind: 'price', today: null })
  for (const [path, fields] of [
    ['/duyuru', { metin: 'a', bitis: 'yarin' }],
    ['/fiyat/USD', { alis: '−0,02' }],
    ['/surdur', {}],
    ['/kisiler/ekle', { ad: 'Mert Demir', yetki: 'gise' }],
  ] as const)
    expect([path, (await kemal.post(path, fields)).status]).toEqual([path, 503])
  expect((await kemal.get('/mesajlar')).status).toBe(503)
  expect((await kemal.post('/durdur', { neden: 'Yanlış fiyat' })).status).toBe(200)
  expect(panel.office.current().pricing.halted.size).toBe(8)
})

test('while the store is away nobody else comes in', async () => {
  await using panel = await panelUnderTest()
  const { device } = await panel.person('Kemal Aydın', 'yonetici')
  panel.loseStore()
  expect((await panel.ask('GET', '/', { cookie: `__Host-panel=${'a'.repeat(43)}` })).status).toBe(503)
  expect((await panel.call('/giris/secenekler', {})).status).toBe(503)
  expect(device.credential).not.toBe('')
})
