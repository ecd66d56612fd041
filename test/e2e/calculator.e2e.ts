import type { Locator, Page } from '@playwright/test'
import { expect, siteTest, test } from './server.ts'
import type { Site } from './site.ts'
import { hasDecided, hydrated, overflow, visit } from './visitor.ts'

const slip = (page: Page): Locator => page.getByRole('region', { name: /^Sonuç/ })
const amount = (page: Page): Locator => page.getByRole('textbox', { name: 'Tutar' })
const section = (page: Page): Locator => page.getByRole('region', { name: 'Kaç lira eder?' })
/** Amounts in Turkish format; the page puts a no-break space before the lira sign. */
const FIGURE = /[\d.]+,\d\d\s₺/

test.beforeEach(({ context }) => hasDecided(context))

test.describe('with a keyboard', () => {
  test(
    "the calculator groups an amount while it is typed and keeps the caret's place",
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, '/hesapla')
      const field = amount(page)
      await field.pressSequentially('1500.5')
      await expect(field).toHaveValue('1.500,5')
      await field.press('Home')
      await field.press('ArrowRight')
      await field.pressSequentially('23')
      await expect(field).toHaveValue('123.500,5')
      const caret = () => field.evaluate((input) => input instanceof HTMLInputElement && input.selectionStart)
      await expect.poll(caret).toBe(3)
      await field.press('Backspace')
      await expect(field).toHaveValue('12.500,5')
      await expect(slip(page).getByRole('heading')).toHaveText('12.500,50 USD bozdurursanız')
      await expect(page).toHaveURL('/hesapla?bozdur=USD&tutar=12500.50')
      await field.fill('')
      await field.pressSequentially('1.500,50')
      await expect(field, 'the field accepts an amount with thousands separators').toHaveValue('1.500,50')
      await expect(slip(page).getByRole('heading')).toHaveText('1.500,50 USD bozdurursanız')
      await expect(
        page.getByRole('button', { name: 'Hesapla' }),
        'a page with scripts hides the submit button',
      ).toBeHidden()
    },
  )

  test('the calculator can be operated with the keyboard alone', async ({ page }) => {
    await visit(page, '/hesapla')
    await page.getByRole('radio', { name: /Bozdurmak/ }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Tab')
    await page.keyboard.type('500')
    await page.keyboard.press('Tab')
    await page.keyboard.type('EUR')
    await page.keyboard.press('Tab')
    await page.keyboard.type('GBP')
    await expect(slip(page).getByRole('heading')).toHaveText('GBP verip 500 EUR alırsanız')
    await expect(slip(page).getByRole('list').first().getByRole('listitem')).toHaveCount(2)
    await expect(page.getByRole('status').filter({ hasText: 'GBP verip 500 EUR alırsanız' })).toBeAttached()
  })
})

test('an example is a link, Back returns to the page before, and a reload keeps the question', async ({ page }) => {
  await visit(page, '/about')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kaç lira eder?' }).click()
  await expect(page).toHaveTitle(/Kaç lira eder/)
  await slip(page)
    .getByRole('link', { name: /1\.000 USD alırsanız/ })
    .click()
  await expect(page).toHaveURL('/hesapla?al=USD&tutar=1000')
  await expect(amount(page)).toHaveValue('1.000')
  await expect(slip(page)).toContainText(FIGURE)
  await page.reload()
  await expect(slip(page).getByRole('heading')).toHaveText('1.000 USD alırsanız')
  // Back is a navigation inside the document, so the page must have hydrated.
  await hydrated(page)
  await page.goBack()
  await expect(page).toHaveURL('/hesapla')
  await expect(slip(page)).toContainText('Tutarı yazın')
})

for (const path of ['/', '/rates']) {
  test(`${path} calculates a sum below its boards and links to the full answer`, async ({ page }) => {
    await visit(page, path)
    const field = section(page).getByRole('textbox', { name: 'Tutar' })
    await field.fill('250')
    await section(page).getByRole('radio', { name: /Almak/ }).check({ force: true })
    await expect(section(page)).toContainText('250 USD alırsanız')
    await section(page).getByRole('link', { name: 'Ayrıntı ve belgeler' }).click()
    await expect(page).toHaveURL('/hesapla?al=USD&tutar=250')
    await expect(slip(page).getByRole('heading')).toHaveText('250 USD alırsanız')
  })
}

test('the calculator clips no sum at any width', async ({ page }) => {
  await visit(page, '/hesapla?bozdur=GBP&tutar=100000000')
  await expect(slip(page)).toContainText(FIGURE)
  const sum = slip(page).locator('p', { hasText: FIGURE }).first()
  for (const width of [320, 360, 820]) {
    await page.setViewportSize({ width, height: 800 })
    await expect.poll(() => overflow(page), `${width} px`).toBe(0)
    await expect.poll(() => sum.evaluate((figure) => figure.scrollWidth - figure.clientWidth)).toBeLessThanOrEqual(0)
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'without scripts, the server answers the form at the address of the question',
    { tag: '@core' },
    async ({ page }) => {
      await page.goto('/hesapla')
      await amount(page).fill('1.500,50')
      await page.getByRole('combobox', { name: 'Döviz' }).selectOption('EUR')
      await page.getByRole('button', { name: 'Hesapla' }).click()
      await expect(page).toHaveURL('/hesapla?bozdur=EUR&tutar=1500.50')
      await expect(slip(page)).toContainText('1.500,50 EUR bozdurursanız')
      await expect(slip(page)).toContainText(FIGURE)
      await expect(slip(page)).not.toContainText('Canlı')
      await expect(amount(page)).toHaveValue('1.500,50')
    },
  )

  test('without scripts, the small form on the home page leads to the answer', async ({ page }) => {
    await page.goto('/')
    await section(page).getByRole('textbox', { name: 'Tutar' }).fill('300')
    await section(page).getByRole('button', { name: 'Ayrıntı ve belgeler' }).click()
    await expect(page).toHaveURL('/hesapla?bozdur=USD&tutar=300')
  })
})

siteTest.describe('with a provider that the test controls', () => {
  siteTest.use({ neverCloses: true })
  siteTest.beforeEach(({ context }) => hasDecided(context))

  async function sendPrice(site: Site, satis: string): Promise<void> {
    await expect
      .poll(async () => {
        site.sendPrices({ USDTRY: ['47.2330', satis] })
        return (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()
      })
      .toContain(satis)
  }

  siteTest(
    'the sum follows the price and disappears when the price is halted',
    { tag: '@core' },
    async ({ page, site }) => {
      await sendPrice(site, '47.4770')
      await visit(page, '/hesapla?bozdur=USD&tutar=500')
      await expect(slip(page)).toContainText('23.616,50')
      await expect
        .poll(async () => {
          site.sendPrices({ USDTRY: ['47.2500', '47.4900'] })
          return slip(page).textContent()
        })
        .toContain('23.625,00')
      await site.office('halt', 'USD', '--yes')
      await expect(slip(page)).toContainText('Gişeye sorunuz')
      await expect(slip(page)).not.toContainText('23.6')
    },
  )
})
