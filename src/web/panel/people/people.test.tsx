import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { morePage } from '../../../../test/fakes/panel-office.ts'
import { panelFrame, panelPage } from '../../../../test/fakes/panel-page.ts'
import { INVITATION, peoplePage } from '../../../../test/fakes/panel-people.ts'

const MANAGER = panelFrame('yonetici')

async function opened(address = '/kisiler', answers: Parameters<typeof openClient>[1] = {}) {
  const client = openClient(panelPage(peoplePage(), MANAGER), { address, ...answers })
  await screen.findByRole('heading', { name: 'Kişiler' })
  return client
}

test('the page shows the role, the devices, the sessions and the valid invitation of each person', async () => {
  await opened()
  const row = within(screen.getByRole('main')).getByText('Kemal Aydın').closest('li')
  expect(row?.textContent).toContain('bu cihaz · şimdi girişli')
  expect(screen.getByText('Ayşe Kaya').closest('li')?.textContent).toContain('Fiyat yetkilisi · fiyat, duyuru, saatler')
  expect(screen.getByText('bağlantı 17.40’a kadar geçerli')).toBeTruthy()
  expect(screen.getByText(/En az iki yöneticiniz olsun/)).toBeTruthy()
})

test('the page shows a new link until it is dismissed, and no state ever contains it', async () => {
  const client = await opened('/kisiler', { answers: { invite: { kind: 'invited', invitation: INVITATION } } })
  fireEvent.click(screen.getByRole('button', { name: /^Yenile/ }))
  expect(await screen.findByText('Mert Demir: tanıtma bağlantısı')).toBeTruthy()
  expect(client.sent).toMatchObject([{ name: 'invite', body: { person: 'md' } }])
  fireEvent.click(screen.getByRole('button', { name: 'Bitti' }))
  expect(screen.queryByText('Mert Demir: tanıtma bağlantısı')).toBeNull()
})

test('the dialog asks before it signs somebody out, and removes their devices only if that is ticked', async () => {
  const client = await opened('/kisiler/ak/cikar', { answers: { signOutEverywhere: { kind: 'changed' } } })
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('2 cihazındaki oturumlar hemen kapanır.')
  fireEvent.click(within(dialog).getByRole('button', { name: 'Her yerden çıkar' }))
  await expect.poll(() => client.sent).not.toEqual([])
  expect(client.sent).toMatchObject([{ name: 'signOutEverywhere', body: { person: 'ak', devices: 'kept' } }])
  expect(await screen.findByText('Her yerden çıkarıldı.')).toBeTruthy()
})

test('the dialog shows why the server refused to change a person', async () => {
  const text = 'Panele girebilen tek yönetici bu kişi.'
  await opened('/kisiler/ka/kaldir', { answers: { removePerson: { kind: 'refused', text } } })
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Kişiyi kaldır' }))
  expect(await screen.findByText(text)).toBeTruthy()
})

test('every person sees their own devices and can sign out of all of them', async () => {
  const [me] = peoplePage().people
  const page = morePage({ people: null, devices: me?.devices ?? [] })
  const client = openClient(panelPage(page, panelFrame('gise')), { address: '/diger' })
  fireEvent.click(await screen.findByRole('button', { name: 'Kaldır: Dükkân bilgisayarı' }))
  fireEvent.click(screen.getByRole('button', { name: 'Bütün cihazlarımdan çık' }))
  await expect.poll(() => client.sent).toHaveLength(2)
  expect(client.sent).toMatchObject([
    { name: 'removeOwnDevice', body: { device: 'k2' } },
    { name: 'signOutOwnDevices', body: {} },
  ])
})

test('a person changes the own name on the last page of the menu', async () => {
  const client = openClient(panelPage(morePage(), MANAGER), {
    address: '/diger',
    answers: { changeOwnName: { kind: 'changed' } },
  })
  fireEvent.click(await screen.findByRole('button', { name: 'Adımı değiştir' }))
  fireEvent.change(screen.getByLabelText('Adınız soyadınız'), { target: { value: 'Kemal Öz' } })
  fireEvent.click(screen.getByRole('button', { name: 'Adımı kaydet' }))
  expect(await screen.findByText('Adınız değişti.')).toBeTruthy()
  expect(client.sent).toMatchObject([{ name: 'changeOwnName', body: { name: 'Kemal Öz' } }])
})
