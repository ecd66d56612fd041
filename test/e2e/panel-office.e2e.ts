import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPicture } from '#domain/picture-rules.ts'
import { EXIF } from '../fakes/jpeg.ts'
import type { Device } from './panel-device.ts'
import { panelTest as test } from './panel.ts'
import { expect } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

// Without the feed no second source confirms a price jump, so the server holds the price.
test.use({ withFeed: false })

const done = (page: Page) => page.getByRole('status').filter({ hasText: /\d saniyede yayınlandı/ })

async function writeMessage(visitor: Page, name: string, text: string): Promise<void> {
  await visit(visitor, '/contact')
  const form = visitor.getByRole('form', { name: 'Bize yazın' })
  await form.getByLabel('Ad soyad').fill(name)
  await form.getByLabel('E-posta').fill('ornek@ornek.example')
  await form.getByLabel('Telefon').fill('5321234567')
  await form.getByLabel('Konu').fill('Kur bilgisi')
  await form.getByLabel('Mesaj', { exact: true }).fill(text)
  await form.getByRole('button').click()
  await expect(visitor.getByText(/Mesajınız ulaştı|Mesajınızı aldık|iletil/).first()).toBeVisible()
}

async function publishNotice(phone: Device, visitor: Page): Promise<void> {
  const { page } = phone
  await phone.open('/duyuru')
  await page.getByLabel('Duyuru metni').fill('Yarın öğleden sonra açığız.')
  await page.getByRole('radio', { name: /^Yarın/ }).check()
  await page.getByRole('button', { name: 'Yayınla' }).click()
  await expect(done(page)).toBeVisible()
  await expect(visitor.getByText('Yarın öğleden sonra açığız.')).toBeVisible()
}

test('a manager changes notices, hours, contact details, held prices and messages from a phone', async ({
  panel,
  page: visitor,
  site,
  context,
}) => {
  await hasDecided(context)
  await visit(visitor, '/rates')
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone

  await test.step('a manager publishes a notice with an end', () => publishNotice(phone, visitor))

  await test.step('a manager closes the office early today and undoes it', async () => {
    await phone.open('/saatler')
    const label = page.getByRole('group', { name: 'Saat kaçta?' }).locator('label').nth(1)
    const time = (await label.innerText()).trim()
    await page.getByRole('radio', { name: time, exact: true }).check()
    await page.getByRole('checkbox', { name: /^Duyuruyu da yayınla/ }).uncheck()
    await page.getByRole('button', { name: new RegExp(`^${time}.* kapat$`) }).click()
    await expect(done(page)).toBeVisible()
    await expect(async () => {
      const html = await (await fetch(`${site.url}/contact`)).text()
      expect(html).toContain(time.replace('.', ':'))
    }).toPass()
    await page.getByRole('button', { name: 'Geri al' }).click()
    await expect(done(page)).toContainText('özel günü silindi')
  })

  await test.step('a manager changes the telephone number', async () => {
    await phone.open('/bilgiler')
    await page.getByRole('button', { name: /^Değiştir.*Telefon/ }).click()
    await page.getByLabel('Telefon').fill('0 (212) 111 22 33')
    await page.getByRole('button', { name: 'Devam' }).click()
    await expect(page.getByText(/^telefon: .* → 0 \(212\) 111 22 33$/)).toBeVisible()
    await page.getByRole('button', { name: 'Yayınla' }).click()
    await expect(done(page)).toBeVisible()
    await expect.poll(async () => (await fetch(`${site.url}/contact`)).text()).toContain('0 (212) 111 22 33')
  })

  await test.step('a manager replaces the picture of the permit', async () => {
    const photograph = await visitor.screenshot({ type: 'jpeg' })
    const buffer = Buffer.concat([photograph.subarray(0, 2), EXIF, photograph.subarray(2)])
    await phone.open('/bilgiler')
    await page.getByRole('button', { name: /^Değiştir.*Belgenin görüntüsü/ }).click()
    await page.getByLabel('Resim seçin').setInputFiles({ name: 'belge.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('img', { name: 'Yayınlanacak görüntü' })).toBeVisible()
    await page.getByRole('button', { name: 'Yayınla' }).click()
    await expect(done(page)).toBeVisible()
    const shown = visitor.getByRole('img', { name: 'Yetki belgemizin görüntüsü' })
    await expect(async () => {
      await visit(visitor, '/about')
      expect(await shown.count()).toBe(1)
    }).toPass()
    const served = await fetch(new URL((await shown.getAttribute('src')) ?? '', site.url))
    expect(readPicture(new Uint8Array(await served.arrayBuffer()))).toMatchObject({ ok: true })
    await visit(visitor, '/rates')
  })

  await test.step('a manager accepts a held price', async () => {
    await phone.open('/fiyat/USD')
    panel.sendDollar(['51.2000', '51.5000'])
    await expect(page.getByText(/^USD .* bekletiliyor\.$/)).toBeVisible()
    await page.getByRole('button', { name: 'Bu fiyatı geçir' }).click()
    await expect(page.getByRole('region', { name: 'Yayınlama' })).toContainText('51,2000 / 51,5000')
    await expect(visitor.getByRole('row', { name: /^USD/ }).first()).toContainText('51,5000')
  })

  await test.step('a manager answers, finds, exports and erases messages', async () => {
    await writeMessage(visitor, 'Ayşe Örnek', 'Kurumsal işlem için bilgi rica ederim.')
    await writeMessage(visitor, 'Can Deneme', 'Cumartesi açık mısınız?')
    await phone.open('/mesajlar')
    await page.getByRole('link', { name: /Can Deneme/ }).click()
    await expect(page.getByRole('link', { name: 'E-postayla yanıtla' })).toHaveAttribute('href', /^mailto:/)
    await page.getByRole('button', { name: 'Yanıtlandı' }).click()
    await expect(page.getByText('Yanıtlandı:')).toBeVisible()

    await phone.open('/mesajlar')
    await page.getByLabel('Mesajlarda ara').fill('kurumsal')
    await page.getByRole('button', { name: 'Ara', exact: true }).click()
    await expect(page.getByRole('link', { name: /Ayşe Örnek/ })).toBeVisible()
    await expect(page.getByRole('link', { name: /Can Deneme/ })).toHaveCount(0)

    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Tablo olarak indir' }).click()
    const table = await readFile(await (await download).path(), 'utf8')
    expect(table).toContain('Kurumsal işlem için bilgi rica ederim.')

    await page.getByRole('link', { name: /Ayşe Örnek/ }).click()
    await page.getByRole('link', { name: 'Kalıcı olarak sil' }).click()
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: 'Kalıcı olarak sil' }).click()
    await expect(page.getByText('Mesaj kalıcı olarak silindi.')).toBeVisible()
    await expect(page.getByRole('link', { name: /Ayşe Örnek/ })).toHaveCount(0)
  })
})

test('a manager adds a person by link, removes devices, and cannot remove the last manager', async ({ panel }) => {
  const manager = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = manager
  const link = await test.step('the manager adds a person and gets a link', async () => {
    await manager.open('/kisiler/ekle')
    await page.getByLabel('Adı soyadı').fill('Zeynep Kaya')
    await page.getByRole('radio', { name: /^Gişe/ }).check()
    await page.getByRole('button', { name: 'Ekle ve bağlantı ver' }).click()
    await expect(page.getByRole('img', { name: 'Tanıtma karekodu' })).toBeVisible()
    const shown = page.getByText(/localhost:\d+\/tanit\//)
    return `http://${await shown.innerText()}`
  })
  const zeynep = await panel.newDevice()
  await zeynep.enrol(link)
  await expect(zeynep.page.getByRole('link', { name: 'Kişiler' })).toHaveCount(0)

  await test.step('the manager removes a device, which signs its person out', async () => {
    await manager.open('/kisiler')
    await page.getByRole('link', { name: /^Kaldır.*Telefonum/ }).click()
    await page.getByRole('button', { name: 'Cihazı kaldır' }).click()
    await expect(page.getByText('Cihaz kaldırıldı; onunla artık girilemez.')).toBeVisible()
    await expect(zeynep.page.getByRole('dialog', { name: 'Oturumunuz kapandı' })).toBeVisible()
  })

  await test.step("the manager blocks the person's access", async () => {
    await page.getByRole('link', { name: /^Düzenle.*Zeynep/ }).click()
    await page.getByRole('button', { name: 'Girişini kapat' }).click()
    await expect(page.getByText('Girişi kapatıldı.')).toBeVisible()
  })

  await test.step('the last manager cannot be removed', async () => {
    await page.getByRole('link', { name: /^Düzenle.*Mehmet/ }).click()
    await page.getByRole('link', { name: 'Kişiyi kaldır' }).click()
    await page.getByRole('button', { name: 'Kişiyi kaldır' }).click()
    await expect(page.getByRole('alert')).toContainText('Panele girebilen tek yönetici bu kişi.')
    await expect(page.getByText('Mehmet Demir').first()).toBeVisible()
  })
})
