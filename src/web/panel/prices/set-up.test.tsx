import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { SetUpLine } from '#contract/panel/pages/home-page.ts'
import { openClient } from '../../../../test/fakes/panel-client.tsx'
import { homePage, moment, panelFrame, panelPage } from '../../../../test/fakes/panel-page.ts'

const FACTS: SetUpLine = { key: 'facts', why: 'Kurumun bilgileri örnek.', helpsAt: 'facts', hidden: null }
const MAIL: SetUpLine = { key: 'mail', why: 'E-posta ayarlanmamış.', helpsAt: null, hidden: null }
const hidden = { at: moment('09:00'), by: 'Kemal Aydın' }

async function openHome(setUp: readonly SetUpLine[]) {
  openClient(panelPage(homePage({ setUp }), panelFrame('yonetici')))
  await screen.findByRole('heading', { level: 1 })
}

test('the banner counts the open steps of the set-up list instead of reporting that nothing is to do', async () => {
  await openHome([FACTS, MAIL])
  expect(await screen.findByText('2 iş kaldı')).toBeTruthy()
  expect(screen.getByText('Bütün fiyatlar canlı, kaynaklar bağlı. Açılmadan önce yapılacak 2 iş aşağıda.')).toBeTruthy()
})

test('the banner reports that nothing is to do once all steps are done or hidden', async () => {
  await openHome([{ ...MAIL, hidden }])
  expect(screen.getByText(/Yapılacak bir şey yok\.$/)).toBeTruthy()
  expect(screen.queryByText(/iş kaldı/)).toBeNull()
})

test('a step leads to the page that it names, and its advice names the person who does it', async () => {
  await openHome([FACTS, MAIL])
  const [link] = screen.getAllByRole('link', { name: 'Bilgiler sayfasını aç: Kurumun bilgileri örnek.' })
  expect(link?.getAttribute('href')).toBe('/bilgiler')
  expect(screen.getByText(/orada “Örnek veri” için “hayır” seçin\.$/)).toBeTruthy()
  expect(screen.getByText('Teknisyeniniz ayarlar.')).toBeTruthy()
})

test('a person who signed in before the panel asked for names is led to the form for the own name', async () => {
  const frame = panelFrame('yonetici', { person: { id: 'a', name: 'İlk yönetici', role: 'yonetici', device: 'X' } })
  openClient(panelPage(homePage(), frame))
  expect(await screen.findByText('Geçmişte adınızın yerine “İlk yönetici” yazıyor.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Adımı yaz' }).getAttribute('href')).toBe('/diger')
})
