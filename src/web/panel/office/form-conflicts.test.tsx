import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { ActionName } from '#contract/panel/action-shapes.ts'
import type { ChangeAnswer } from '#contract/panel/change-entries.ts'
import type { PanelBody } from '#contract/panel/page.ts'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { factsPage, hoursPage, noticePage } from '../../../../test/fakes/panel-office.ts'
import { moment, panelFrame, panelPage } from '../../../../test/fakes/panel-page.ts'

const CONFLICT: ChangeAnswer = { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes: ['duyuru: “Biz”'] }
const PICTURE = { hash: 'a'.repeat(64), width: 1131, height: 1600 }

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }))

const pictured = factsPage({ picture: PICTURE })
const noticed = noticePage({ notice: { text: 'Kapalıyız.', until: null } })

test.each<[action: ActionName, page: PanelBody, address: string, send: () => Promise<unknown>]>([
  [
    'changeFields',
    factsPage(),
    '/bilgiler',
    async () => {
      await press('Değiştir: Telefon')
      type('Telefon', '0 (212) 111 22 33')
      await press('Devam')
    },
  ],
  [
    'removeBank',
    factsPage(),
    '/bilgiler',
    async () => {
      await press(/^Çıkar: Örnek Bankası/)
      await press('Listeden çıkar')
    },
  ],
  [
    'changePicture',
    pictured,
    '/bilgiler',
    async () => {
      await press(/^Değiştir: Belgenin görüntüsü/)
      await press('Görüntüyü siteden kaldır')
    },
  ],
  [
    'changeWeek',
    hoursPage(),
    '/saatler',
    async () => {
      await press('Haftayı değiştir')
      type('Pazar', '10.00-14.00')
      await press('Yayınla')
    },
  ],
  [
    'saveSpecialDay',
    hoursPage(),
    '/saatler',
    async () => {
      await press(/^Değiştir: 30 Ağustos Pazar/)
      type('Adı', 'Bayram')
      await press('Yayınla')
    },
  ],
  [
    'removeSpecialDay',
    hoursPage(),
    '/saatler',
    async () => {
      await press(/^Değiştir: 30 Ağustos Pazar/)
      await press('Özel günü sil')
    },
  ],
  ['closeEarly', hoursPage(), '/saatler', () => press(/^17.*kapat$/)],
  ['removeNotice', noticed, '/duyuru', () => press('Duyuruyu kaldır')],
])('after a conflict, the form of %s can replace the newer change', async (action, page, address, send) => {
  const client = openClient(panelPage(page, panelFrame()), { address, answers: { [action]: CONFLICT } })
  await send()
  expect(await screen.findByText('Bu arada Kemal Aydın değiştirdi (bugün 17.11).')).toBeTruthy()
  await press('Benimki onunkinin yerine geçsin')
  await expect.poll(() => client.sent).toHaveLength(2)
  const [first, second] = client.sent
  const mode = action === 'changeFields' ? { mode: 'publish' } : {}
  expect(first).toMatchObject({ name: action, body: { since: 42 } })
  expect(second?.body).toEqual({ ...Object(first?.body), ...mode, since: null })
})
