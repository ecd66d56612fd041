import { expect, test } from './server.ts'

test('a visitor calculates a sum in English and asks the office about it', { tag: '@core' }, async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'English' }).click()
  await expect(page).toHaveURL(/\/en$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  const permit = page.getByRole('contentinfo').getByRole('link', { name: 'Our permit, in Turkish' })
  await expect(permit).toHaveAttribute('href', '/about#yetki')
  await page.getByRole('textbox', { name: 'You give' }).fill('1,500.50')
  const sum = page.getByRole('region', { name: 'Your sum' })
  await expect(sum.getByText(/^1 USD = \d\d\.\d{4}$/)).toBeVisible()
  const link = sum.getByRole('link', { name: /Ask on WhatsApp/ })
  await expect(link).toHaveAttribute('href', /1%2C500\.50/)
  const message = new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(message).toContain('Hello, I have 1,500.50 USD to change.')
  expect(message).toMatch(/\nTR: 1\.500,50 USD bozdurmak istiyor; alış \d\d,\d{4} ₺, tutar [\d.]+,\d\d ₺\.\n/)
  expect(message).toContain('/en?bozdur=USD&tutar=1500.50')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, a visitor calculates a purchase of euros in Russian', async ({ page }) => {
    await page.goto('/ru')
    await page.getByRole('radio', { name: /Нужна валюта/ }).check()
    await page.getByRole('combobox', { name: 'Валюта' }).selectOption('EUR')
    await page.getByRole('button', { name: 'Посчитать' }).click()
    await expect(page).toHaveURL(/\/ru\?al=EUR&tutar=100$/)
    await expect(page.getByText('Вы платите')).toBeVisible()
  })
})

test('a visitor corrects a sum in Arabic and finds the list of documents', async ({ page }) => {
  await page.goto('/ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByLabel('تعطينا').fill('yüz')
  await expect(page.getByText('«yüz» ليس مبلغًا. مثال: 100')).toBeVisible()
  await page.getByLabel('تعطينا').fill('200')
  await expect(page.getByText('«yüz» ليس مبلغًا. مثال: 100')).toBeHidden()
  await page.getByRole('main').getByRole('link', { name: 'القائمة الكاملة للوثائق' }).click()
  await expect(page.getByText('صورة عن جواز السفر')).toBeVisible()
})

test('the earlier address of the English documents redirects to them', async ({ page }) => {
  await page.goto('/documents/en')
  await expect(page).toHaveURL(/\/en#documents$/)
  await expect(page.getByText('Copy of your passport')).toBeVisible()
})
