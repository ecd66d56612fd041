import type { Locator, Page } from '@playwright/test'
import { momentAt } from '../../src/contract/shared-moment.ts'
import { MINUTE } from '../../src/domain/calendar.ts'
import { expect, siteTest, test } from './server.ts'
import type { Site } from './site.ts'
import { expectUsableByEverybody } from './usable.ts'
import { hasDecided, overflow, visit } from './visitor.ts'

const slip = (page: Page): Locator => page.getByRole('region', { name: /^Sonuç/ })
const QUESTION = '/hesapla?bozdur=USD&tutar=500'
/** A link to a sum that was shared in this minute. */
const sharedAt = (now: number): string => `${QUESTION}&an=${momentAt(now)}`

siteTest.describe('a link to a sum', () => {
  siteTest.use({ neverCloses: true, permissions: ['clipboard-read', 'clipboard-write'] })
  siteTest.beforeEach(({ context }) => hasDecided(context))

  async function sendPrice(site: Site, alis: string): Promise<void> {
    await expect
      .poll(async () => {
        site.sendPrices({ USDTRY: [alis, '47.4770'] })
        return (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()
      })
      .toContain(alis)
  }

  const pageOf = async (site: Site, address: string): Promise<string> => (await fetch(site.url + address)).text()

  siteTest('a shared sum shows the price at the time of sharing beside the current price', async ({ site, page }) => {
    await sendPrice(site, '47.0530')
    await visit(page, QUESTION)
    await slip(page).getByRole('button', { name: 'Metni kopyala' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Metin kopyalandı' })).toBeAttached()
    const text = await page.evaluate(() => navigator.clipboard.readText())
    expect(text).toMatch(/\n\S+\/hesapla\?bozdur=USD&tutar=500&an=\d{8}-\d{4}$/)
    const address = text.slice(text.indexOf('/hesapla'))
    await expect.poll(() => pageOf(site, address), 'the price is stored within seconds').toContain('O zaman')

    await site.pass(3 * MINUTE)
    await sendPrice(site, '47.2330')
    await visit(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('500 USD kaç lira eder?')
    const past = slip(page).getByRole('heading', { name: 'O zaman Geçmiş kur' }).locator('..')
    const present = slip(page)
      .getByRole('heading', { name: /^Şimdi/ })
      .locator('..')
    await expect(past).toContainText('23.526,50')
    await expect(past).toContainText('alış kuru 47,0530')
    await expect(present).toContainText('23.616,50')
    await expect(slip(page)).toContainText(/Aradaki fark.*\+90,00\s₺\+%0,38/)
    await expect(slip(page)).toContainText('kaydından okunmuştur; bağlantının adresinden alınmaz')
    await expect(page).toHaveTitle(/^500 USD bozdurulursa 23\.526,50\s₺/)

    await sendPrice(site, '47.3330')
    await expect(present, 'the current sum follows the price').toContainText('23.666,50')
    await expect(past, 'the shared sum does not change').toContainText('23.526,50')
  })

  siteTest('a link to a sum cannot show a price that the office never had', async ({ site, page }) => {
    await sendPrice(site, '47.0530')
    await visit(page, `${QUESTION}&an=${momentAt(site.now() + 60 * MINUTE)}`)
    await expect(slip(page)).toContainText('için kaydımızda fiyat yok; yalnızca şimdiki tutarı gösteriyoruz')
    await expect(slip(page)).not.toContainText('O zaman')
    await expect(slip(page)).toContainText('23.526,50')
    await page.goto(`${QUESTION}&an=20200101-1200&kur=99&tutar_tl=49500`)
    await expect(page).toHaveURL(`${QUESTION}&an=20200101-1200`)
    await expect(slip(page)).not.toContainText('O zaman')
  })
})

test.describe('the page of a shared sum', () => {
  test.beforeEach(({ context }) => hasDecided(context))

  test("a shared sum passes the accessibility checks, fits a phone, and Back returns to it from the visitor's own sum", async ({
    page,
    demoSite,
  }) => {
    await visit(page, sharedAt(demoSite.now()))
    await expect(slip(page).getByRole('button', { name: 'Yazdır' })).toBeVisible()
    await expectUsableByEverybody(page)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => overflow(page)).toBe(0)

    await slip(page).getByRole('link', { name: 'Kendi tutarınızı hesaplayın' }).click()
    await expect(page).toHaveURL(QUESTION)
    await expect(page.getByRole('textbox', { name: 'Tutar' })).toHaveValue('500')
    await page.goBack()
    await expect(page.getByRole('link', { name: 'Kendi tutarınızı hesaplayın' })).toBeVisible()

    await test.step('a print of a shared sum has its times but no live label and no button', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(slip(page).getByRole('button', { name: 'Yazdır' })).toBeHidden()
      await expect(slip(page).getByText('Canlı').first()).toBeHidden()
      await expect(slip(page).locator('time').last()).toBeVisible()
    })
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, a shared sum is complete, and its document list keeps the sum', async ({ page, demoSite }) => {
    const address = sharedAt(demoSite.now())
    await page.goto(address)
    await expect(slip(page)).toContainText('Şimdi')
    await expect(slip(page)).not.toContainText('Canlı')
    await expect(slip(page).getByRole('button')).toHaveCount(0)
    await page.getByRole('radio', { name: 'Yabancı' }).check()
    await page.getByRole('button', { name: 'Belgeleri göster' }).click()
    await expect(page).toHaveURL(`${address}&kisi=yabanci`)
    await expect(page.getByText('Pasaport fotokopisi')).toBeAttached()
  })
})
