import type { Page } from '@playwright/test'
import { expect, siteTest as test } from './server.ts'

test.use({ neverCloses: true })

/** Adds what an office may state about its sums to the office file. */
function withTerms(text: string): string {
  const terms = 'bsmv: "%0,2"\nkomisyon: yok\ndiger_dovizler: [KWD, RUB]'
  const rules = '  banknotlar:\n    USD:\n      50: -0,50\n      1-2: alınmaz'
  return text.replace(/^diger_dovizler: yok$/m, terms).replace(/^ {2}banknotlar: yok$/m, rules)
}

/** Returns the message of the link to the chat in a part of the page. */
async function messageIn(page: Page, region: string): Promise<string> {
  const link = page.getByRole('region', { name: region }).getByRole('link', { name: /WhatsApp|واتساب/ })
  return new URL((await link.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
}

test.beforeEach(async ({ site, request }) => {
  await site.importOffice(withTerms)
  await expect.poll(async () => (await request.get(site.url)).text()).toContain('KWD')
  await site.provider.connections.reached(1)
  site.sendPrices({ USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.2000', '54.7300'] })
})

test('a German with an old fifty reads what the counter pays for it', { tag: '@core' }, async ({ page }) => {
  await page.goto('/en?bozdur=USD&tutar=50')
  const sum = page.getByRole('region', { name: 'Your sum' })
  await expect(sum.getByRole('radio', { name: 'No 50s' })).toBeChecked()
  await sum.getByRole('radio', { name: 'Some 50s' }).check()
  await sum.getByRole('textbox', { name: 'How much of it?' }).fill('50')
  await expect(sum.getByText('2,336.65', { exact: true })).toBeVisible()
  await expect(sum.getByText('No commission')).toBeVisible()
  await expect(page.getByText('For 50 USD you need none of these.')).toBeVisible()
  expect(await messageIn(page, 'Your sum')).toContain('tutar 2.336,65 ₺.')
})

test('a Russian who buys 6,000 dollars reads the tax and the papers', async ({ page }) => {
  await page.goto('/ru?al=USD&tutar=6000')
  const sum = page.getByRole('region', { name: 'Ваша сумма' })
  await expect(sum.getByText(/^284\s862,00\s₺ \+ налог \(BSMV\) 569,72\s₺, без комиссии$/)).toBeVisible()
  await expect(sum.getByText(/^285\s431,72$/)).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'нужно для вашей суммы' })).toHaveCount(3)
  expect(await messageIn(page, 'Ваша сумма')).toContain('satış 47,4770 ₺, tutar 285.431,72 ₺ (569,72 ₺ BSMV ile).')
})

test('a Kuwaiti asks the office for the price of dinars', async ({ page }) => {
  await page.goto('/ar')
  await page.getByRole('link', { name: 'KWD (دينار كويتي)' }).click()
  await expect(page).toHaveURL(/\/ar\?bozdur=KWD$/)
  await page.getByLabel('تعطينا').fill('1,500')
  await expect(page.getByText('KWD (دينار كويتي): لا سعر لها في الموقع.')).toBeVisible()
  await expect.poll(() => messageIn(page, 'المبلغ')).toContain('مرحبًا، أريد صرف 1,500 KWD.\n')
  expect(await messageIn(page, 'المبلغ')).toContain('TR: 1.500 KWD bozdurmak istiyor; sitede fiyat yok.')
})

test('a shopkeeper who buys dollars reads the tax, and which documents a sole trader brings', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'RUB (Rus rublesi)' }).click()
  await expect(page.getByText('RUB (Rus rublesi): sitede fiyatı yok.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Döviz' }).selectOption('USD')
  await page.getByRole('radio', { name: /Almak/ }).check()
  await page.getByRole('textbox', { name: 'Tutar' }).fill('6.000')
  const slip = page.getByRole('region', { name: 'Sonuç: 6.000 USD alırsanız' })
  await expect(slip.getByText('284.862,00 ₺ + BSMV 569,72 ₺; komisyon yok')).toBeVisible()
  await page.getByRole('radio', { name: 'Adi ortaklık' }).check()
  await expect(slip.getByText('Kimlik ve belgelerin tümü gerekir')).toBeVisible()
  await expect(page).toHaveURL(/tutar=6000/)
  await slip.getByRole('link', { name: 'Liste' }).click()
  await expect(page.getByRole('heading', { name: 'Yanınızda ne getirin?' })).toBeInViewport()
})
