import { expect } from '@playwright/test'
import { signIn } from './panel-sign-in.ts'
import { open, still, test } from './shots.ts'

test('panel messages', async ({ shoot, page, ownSite }) => {
  await signIn(page, ownSite)
  await open(page, `${ownSite.panelOrigin}/mesajlar?ara=yok`)
  await shoot(page, 'empty search')
  for (const message of ['Cumartesi açık mısınız?', `Rica ederim:\n\nhttps://ornek.example/${'uzun'.repeat(30)}`]) {
    const fields = { name: 'Can Deneme', email: 'can@ornek.example', phone: '5321234567', subject: 'Kur', message }
    await fetch(`${ownSite.url}/contact`, { method: 'POST', body: new URLSearchParams(fields) })
  }
  for (const path of ['/mesajlar', '/mesajlar/1', '/mesajlar/1/sil']) {
    await open(page, ownSite.panelOrigin + path)
    await shoot(page, path)
  }
  await open(page, `${ownSite.panelOrigin}/mesajlar/1`)
  await page.getByRole('button', { name: 'Yanıtlandı' }).click()
  await expect(page.getByText(/^Yanıtlandı:/)).toBeVisible()
  await shoot(page, 'answered')
})

test('panel forms', async ({ shoot, page, ownSite }) => {
  await signIn(page, ownSite)
  for (const [path, button, state] of [
    ['/saatler', 'Haftayı değiştir', 'week'],
    ['/saatler', 'Özel gün ekle', 'special day'],
    ['/bilgiler', /^Değiştir.*Adres/, 'address'],
  ] as const) {
    await open(page, ownSite.panelOrigin + path)
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeVisible()
    await shoot(page, state)
  }
})

test('panel margins', async ({ shoot, page, ownSite }) => {
  const margin = page.getByLabel('Satış payı', { exact: true })
  const publish = page.getByRole('button', { name: 'Yayınla', exact: true })
  await signIn(page, ownSite)
  await open(page, `${ownSite.panelOrigin}/fiyat/USD`)
  for (const [text, state] of [
    ['5', 'refused'],
    ['+0,50', 'unusual'],
    ['+0,02', 'typed'],
  ] as const) {
    await margin.fill(text)
    await still(page)
    await shoot(page, state)
  }
  await ownSite.importOffice((text) => text.replace(/(USD:\n {6}alis: .*\n {6}satis: ).*/, '$10,05'))
  await publish.click()
  await expect(page.getByRole('alert').filter({ hasText: /Bu arada .* değiştirdi/ })).toBeVisible()
  await shoot(page, 'conflict')
})

test('panel halts', async ({ shoot, page, ownSite }) => {
  await signIn(page, ownSite)
  await open(page, `${ownSite.panelOrigin}/fiyat/USD/durdur`)
  await page.getByLabel('Neden?').fill('nakit bitti')
  await page.getByRole('button', { name: 'Evet, durdur' }).click()
  await expect(page.getByText('USD durduruldu')).toBeVisible()
  await shoot(page, 'one price')
  await open(page, `${ownSite.panelOrigin}/`)
  await shoot(page, 'list with one')
  for (const path of ['/', '/rates', '/rates/usd', '/en', '/tabela']) {
    await open(page, ownSite.url + path)
    await shoot(page, `site with one ${path}`)
  }
  await open(page, `${ownSite.panelOrigin}/durdur`)
  await page.getByRole('radio', { name: 'Piyasa oynak' }).check()
  await page.getByRole('button', { name: 'Evet, hepsini durdur' }).click()
  await expect(page.getByRole('heading', { name: 'Bütün fiyatlar durduruldu' })).toBeVisible()
  await shoot(page, 'all prices')
  await open(page, `${ownSite.panelOrigin}/fiyat/CEYREK_YENI`)
  await shoot(page, 'gold with all')
})

test.describe(() => {
  test.use({ settings: { RATE_SOCKET_URL: 'http://127.0.0.1:9' } })

  test('site without prices', async ({ shoot, page, ownSite }) => {
    for (const path of ['/', '/rates', '/rates/aud', '/altin', '/hesapla?bozdur=USD&tutar=500', '/ar', '/tabela']) {
      await open(page, ownSite.url + path)
      await shoot(page, path)
    }
  })
})
