import { dirname, join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import Database from 'better-sqlite3'
import { MINUTE } from '../../src/domain/calendar.ts'
import { expectLookingRight } from './panel-look.ts'
import { panelTest as test, publish, sellMargin } from './panel.ts'
import { expect } from './server.ts'
import type { Site } from './site.ts'

const answered = (page: Page): Locator => page.getByText(/siteden kaldırıldı; yer/)
const meanwhile = (page: Page): Locator => page.getByRole('alert').filter({ hasText: /Bu arada .* değiştirdi/ })

/** A word without a break that is longer than a line on a phone. */
const LONG = 'Ornekogullari'.repeat(4)

/** Sends the contact form like a browser without scripts. */
async function writeMessage(site: Site, more: Readonly<Record<string, string>>): Promise<void> {
  const fields = { name: 'Can Deneme', email: 'can@ornek.example', phone: '5321234567', subject: 'Kur', ...more }
  const answer = await fetch(`${site.url}/contact`, { method: 'POST', body: new URLSearchParams(fields) })
  expect(answer.ok, await answer.text()).toBe(true)
}

test('message pages of the panel look right on each screen', async ({ panel, site }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/mesajlar?ara=yok')
  await expectLookingRight(page, 'an empty search result')
  await writeMessage(site, {
    name: `Ayşe ${LONG}`,
    email: `${LONG}@ornek.example`,
    subject: LONG,
    message: `Rica ederim:\n\nhttps://ornek.example/${LONG}`,
  })
  await writeMessage(site, { message: 'Cumartesi açık mısınız?' })
  await phone.open('/mesajlar')
  await expectLookingRight(page, 'unread messages')
  await phone.open('/mesajlar/1')
  await expectLookingRight(page, 'a message')
  await phone.open('/mesajlar/1/sil')
  await expectLookingRight(page, 'a message before its deletion')
  await phone.open('/mesajlar/1')
  await page.getByRole('button', { name: 'Yanıtlandı' }).click()
  await expect(page.getByText(/^Yanıtlandı:/)).toBeVisible()
  await expectLookingRight(page, 'a message that was answered')
})

test('invitation pages of the panel look right on each screen', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/kisiler/ekle')
  await page.getByLabel('Adı soyadı').fill('Zeynep Kaya')
  await page.getByRole('radio', { name: /^Gişe/ }).check()
  await page.getByRole('button', { name: 'Ekle ve bağlantı ver' }).click()
  await expect(page.getByRole('img', { name: 'Tanıtma karekodu' })).toBeVisible()
  await expectLookingRight(page, 'an invitation')
  await phone.open('/kisiler')
  await expectLookingRight(page, 'a person without a device')
})

test('a manager hides a line of the set-up list and brings it back', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/')
  const lines = page.getByRole('button', { name: /^Gizle/ })
  // The list has a chunk of its own, which comes after the prices.
  await expect(lines.first()).toBeVisible()
  const count = await lines.count()
  await lines.first().click()
  await page.getByText('Gizlenenler (1)').click()
  await expect(page.getByText(/^Mehmet Demir gizledi, /)).toBeVisible()
  await expect(lines).toHaveCount(count - 1)
  await expectLookingRight(page, 'a hidden line of the set-up list')
  await page.getByRole('button', { name: /^Geri getir/ }).click()
  await expect(lines).toHaveCount(count)
})

test('the forms of the week, a special day and a fact look right on each screen', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  for (const [path, form] of [
    ['/saatler', 'Haftayı değiştir'],
    ['/saatler', 'Özel gün ekle'],
    ['/bilgiler', /^Değiştir.*Adres/],
  ] as const) {
    await phone.open(path)
    await page.getByRole('button', { name: form }).click()
    await expect(page.getByRole('button', { name: 'Vazgeç' })).toBeVisible()
    await expectLookingRight(page, String(form))
  }
})

test('panel pages with a refused, unusual or published margin look right on each screen', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/fiyat/USD')
  await sellMargin(page).fill('5')
  await expect(page.getByText('Bu fiyat yayınlanmaz.').first()).toBeVisible()
  await expectLookingRight(page, 'a refused margin')
  await sellMargin(page).fill('+0,50')
  await expect(page.getByText('Alışılmadık bir pay.')).toBeVisible()
  await expectLookingRight(page, 'an unusual margin')
  await sellMargin(page).fill('+0,02')
  await publish(page).click()
  await expect(page.getByText(/^\d+ saniyede yayınlandı/).first()).toBeVisible()
  await expectLookingRight(page, 'a published margin')
})

test('panel pages with a conflict look right on each screen', async ({ panel, site }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/fiyat/EUR')
  await sellMargin(page).fill('+0,02')
  await site.importOffice((text) => text.replace(/(EUR:\n {6}alis: .*\n {6}satis: ).*/, '$10,05'))
  await publish(page).click()
  await expect(meanwhile(page)).toBeVisible()
  await expectLookingRight(page, 'a conflict about one margin')

  await phone.open('/toplu')
  await page.getByLabel('GBP satış payı', { exact: true }).fill('+0,02')
  await site.importOffice((text) => text.replace(/(GBP:\n {6}alis: .*\n {6}satis: ).*/, '$10,05'))
  await page.getByRole('button', { name: 'Hepsini yayınla' }).click()
  await expect(meanwhile(page)).toBeVisible()
  await expectLookingRight(page, 'a conflict about several margins')

  await phone.open('/duyuru')
  await page.getByLabel('Duyuru metni').fill('Yarın öğleden sonra açığız.')
  await site.importOffice((text) =>
    text.replace(/^duyuru: yok$/m, 'duyuru: { metin: Bugün erken kapatıyoruz., bitis: 2030-01-01 12:00 }'),
  )
  await publish(page).click()
  await expect(meanwhile(page)).toBeVisible()
  await expectLookingRight(page, 'a conflict about a notice')
})

test('panel pages with one halted price or all prices halted look right on each screen', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/fiyat/USD/durdur')
  await page.getByLabel('Neden?').fill('nakit bitti')
  await page.getByRole('button', { name: 'Evet, durdur' }).click()
  await expect(answered(page)).toBeVisible()
  await expect(page.getByText('USD durduruldu')).toBeVisible()
  await expectLookingRight(page, 'the page of a halted price')
  await phone.open('/')
  await expectLookingRight(page, 'the price list with one halted price')
  await phone.open('/durdur')
  await page.getByRole('radio', { name: 'Piyasa oynak' }).check()
  await page.getByRole('button', { name: 'Evet, hepsini durdur' }).click()
  await expect(answered(page)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Bütün fiyatlar durduruldu' })).toBeVisible()
  await expectLookingRight(page, 'the price list with all prices halted')
  await phone.open('/fiyat/CEYREK_YENI')
  await expectLookingRight(page, 'the page of a gold product with all prices halted')
})

test('panel pages without a database or with an ended session look right on each screen', async ({
  panel,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*(401|503)/)
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone

  await test.step('the panel works without its database tables', async () => {
    const store = new Database(join(dirname(site.log), 'data/office.sqlite'))
    store.exec('ALTER TABLE sessions RENAME TO away_sessions; ALTER TABLE messages RENAME TO away_messages')
    await phone.open('/')
    await expect(page.getByText('Mesajlar şu anda okunamıyor')).toBeVisible()
    await expectLookingRight(page, 'the price list without a database')
    await phone.open('/mesajlar')
    await expect(page.getByRole('heading', { name: 'Kayıtlara ulaşılamıyor' })).toBeVisible()
    await expectLookingRight(page, 'the message list without a database')
    store.exec('ALTER TABLE away_sessions RENAME TO sessions; ALTER TABLE away_messages RENAME TO messages')
    store.close()
  })

  await test.step('an ended session keeps the input until the person has signed in again', async () => {
    await phone.open('/fiyat/USD')
    await sellMargin(page).fill('+0,02')
    await panel.office('people', 'close', 'Mehmet Demir')
    await panel.office('people', 'open', 'Mehmet Demir')
    await expect(page.getByRole('dialog', { name: 'Oturumunuz kapandı' })).toBeVisible()
    await expectLookingRight(page, 'an ended session')
    await expect(sellMargin(page)).toHaveValue('+0,02')
    await page.getByRole('button', { name: 'Parmak iziyle girin' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await site.pass(31 * MINUTE)
    await phone.open('/fiyat/USD')
    await expect(page.getByText(/^Uzun süre işlem yapmadığınız için oturumunuz kapandı\./)).toBeVisible()
    await expectLookingRight(page, 'a session that expired after half an hour')
  })
})
