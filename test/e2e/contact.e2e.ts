import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated, visit } from './visitor.ts'

const CALL = '**/api/contact.php'
const SENT =
  'Mesajiniz basarili bir sekilde iletilmistir. Musteri temsilcilerimiz en kisa surede size cevap verecektir.'

const form = (page: Page) => page.getByRole('form', { name: 'Bize yazın' })
const sendButton = (page: Page) => form(page).getByRole('button')

async function fill(page: Page, message = 'Kurumsal işlem için bilgi rica ederim.'): Promise<void> {
  await form(page).getByLabel('Ad soyad').fill('Ayşe Örnek')
  await form(page).getByLabel('E-posta').fill('ayse@ornek.example')
  await form(page).getByLabel('Telefon').fill('5321234567')
  await form(page).getByLabel('Konu').fill('Kur bilgisi')
  await form(page).getByLabel('Mesaj', { exact: true }).fill(message)
}

test('the contact page shows address, telephone, fax, email, opening hours and the privacy notice', async ({
  page,
}) => {
  await page.goto('/contact')
  const details = page.getByRole('main')
  await expect(details.getByRole('link', { name: '0 (212) 000 00 00' }).first()).toHaveAttribute(
    'href',
    'tel:+902120000000',
  )
  await expect(details.getByRole('link', { name: 'ornek@angun.example' }).first()).toHaveAttribute(
    'href',
    'mailto:ornek@angun.example',
  )
  await expect(details.getByText('0 (212) 000 00 01')).toBeVisible()
  await expect(details.getByRole('row', { name: /Pazartesi–Cuma/ })).toContainText('09:00-18:30')
  await expect(details.getByRole('row', { name: /Cumartesi/ })).toContainText('09:00-18:00')
  await expect(details.getByText(/^Şu an (açık|kapalı)/)).toBeVisible()
  const notice = page.getByRole('region', { name: 'Kişisel verileriniz' })
  await expect(notice).toContainText('6698 sayılı')
  await expect(notice).toContainText(/en fazla [\d.]+ gün saklanır/)
})

test.describe('the contact form', () => {
  test('the contact form keeps a draft through a navigation and sends it', { tag: '@core' }, async ({ page }) => {
    await visit(page, '/contact')
    await fill(page)
    await page.getByRole('navigation').first().getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page).toHaveURL('/rates')
    await page.goBack()
    await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('Kurumsal işlem için bilgi rica ederim.')
    // The format in which browsers fill in a telephone number.
    await form(page).getByLabel('Telefon').fill('+90 532 123 45 67')
    await sendButton(page).click()
    const banner = form(page).getByRole('status')
    await expect(banner).toHaveText(SENT)
    await expect(banner).toBeFocused()
    await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('')
  })

  test('the contact form can be filled and sent with the keyboard alone, without meeting the honeypot field', async ({
    page,
  }) => {
    await page.route(CALL, (route) => route.fulfill({ json: { status: 'success', message: 'ok' } }))
    await visit(page, '/contact')
    await form(page).getByLabel('Ad soyad').focus()
    for (const text of ['Ayşe', 'ayse@ornek.example', '', 'Kur', 'Merhaba']) {
      await page.keyboard.type(text)
      await page.keyboard.press('Tab')
    }
    await page.keyboard.press('Enter')
    await expect(form(page).getByRole('status')).toHaveText(SENT)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the browser sends the form exactly once', { tag: '@core' }, async ({ page }) => {
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(new URL(request.url()).pathname)
    })
    await page.goto('/contact')
    await sendButton(page).click()
    await expect(form(page).getByLabel('Ad soyad')).toBeFocused()
    await expect(page).toHaveTitle(/^İletişim/)
    await fill(page, 'Yarın açık mısınız?\nİyi günler, Iğdırlı Şükrü.')
    await sendButton(page).click()
    await expect(page).toHaveURL('/contact/received')
    await expect(page).toHaveTitle(/^Mesajınız alındı \|/)
    await expect(page.getByRole('main').getByText(SENT)).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Ana menü' })).toBeVisible()
    await page.reload()
    await page.goBack()
    await expect(page).toHaveURL('/contact')
    expect(sent).toEqual(['/contact'])
  })

  test(
    'without JavaScript, an invalid field is marked and all input is kept',
    { tag: '@core' },
    async ({ page, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource.*400/)
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/contact')
      await fill(page, 'Satır bir\n<b>"Satır" & iki</b>')
      await form(page).getByLabel('Telefon').fill('0532')
      await sendButton(page).click()
      await expect(page).toHaveTitle(/^Mesaj gönderilmedi/)
      await expect(page).toHaveURL('/contact')
      await expect(form(page).getByRole('alert')).toHaveText('Mesaj gönderilmedi: 1 alanı düzeltin.')
      const phone = form(page).getByLabel('Telefon')
      await expect(phone).toBeFocused()
      await expect(phone).toBeInViewport()
      await expect(phone).toHaveAccessibleDescription('10-11 haneli telefon numarası girin (başında 0 olmadan)')
      await expect(form(page).getByLabel('Mesaj', { exact: true })).toHaveValue('Satır bir\n<b>"Satır" & iki</b>')
      await phone.fill('')
      await sendButton(page).click()
      await expect(page).toHaveURL('/contact/received')
    },
  )
})

test.describe('if the scripts load late', () => {
  test('a form that was sent before hydration returns with its error and then works with the scripts', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource.*400/)
    const arrived = Promise.withResolvers<void>()
    await page.route(/entry\.client/, async (route) => {
      await arrived.promise
      await route.continue()
    })
    await page.goto('/contact')
    await fill(page)
    await form(page).getByLabel('Telefon').fill('0532')
    await sendButton(page).click()
    await expect(page).toHaveTitle(/^Mesaj gönderilmedi/)
    arrived.resolve()
    await hydrated(page)
    await form(page).getByLabel('Telefon').fill('5321234567')
    await expect(form(page).getByRole('alert')).toHaveCount(0)
    await sendButton(page).click()
    await expect(form(page).getByRole('status')).toHaveText(SENT)
    await expect(page).toHaveURL('/contact')
  })
})
