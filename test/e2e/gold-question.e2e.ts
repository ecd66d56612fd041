import type { Page } from '@playwright/test'
import { goldFrame } from '../fakes/gold.ts'
import { wordsInOtherFaces } from './faces.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'
import { hasDecided, overflow, visit } from './visitor.ts'

test.use({ neverCloses: true, gold: 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n' })

const QUESTION = '/altin?islem=al&lira=75000&gram=12.50'
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const LIRA = 'Harcayacağınız lira'
const WEIGHT = 'Tartıyla: ağırlık'
const budget = (page: Page) => page.getByRole('region', { name: /kaç altın eder/ })
const weight = (page: Page) => page.getByRole('region', { name: /^Tartıdaki altın/ })
/** The lines of the budget, the gold of the weight and the compared products. */
const figures = (page: Page) =>
  page
    .locator('#kac-lira dl')
    .or(page.getByRole('table', { name: 'Bir gram has altının her üründeki fiyatı' }).locator('tbody'))

/** Sends the provider's gold prices and waits until the page shows them. */
async function priced(page: Page, site: Site): Promise<void> {
  await site.provider.connections.reached(1)
  site.provider.send(goldFrame(site.now()))
  await expect.poll(async () => (await page.request.get('/altin')).text()).toContain('10.095')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, the server answers a sum, a budget and a weight from one form', async ({ page, site }) => {
    await priced(page, site)
    await page.goto('/altin')
    expect(await wordsInOtherFaces(page), 'texts with a character in a system font').toEqual([])
    await page.getByRole('radio', { name: /Almak/ }).check()
    await page.getByRole('textbox', { name: /lira$/ }).fill('75.000')
    await field(page, WEIGHT).fill('12,5')
    await page.getByRole('button', { name: 'Hesapla' }).click()
    await expect(page).toHaveURL(`${QUESTION}#kac-lira`)
    await expect(budget(page)).toContainText(/Gram altın12,12\sg74\.944,38\s₺ · kalan 55,62\s₺/)
    await expect(weight(page)).toContainText('11,4575')
    await expect(page.getByText('Canlı')).toHaveCount(0)

    await page.getByRole('radio', { name: /Bozdurmak/ }).check()
    await field(page, '1. ürün').fill('3')
    await field(page, '2. ürün').fill('12')
    await page.getByRole('combobox', { name: '2. ürünün adı' }).selectOption('Gram altın')
    await page.getByRole('button', { name: 'Hesapla' }).click()
    await expect(page).toHaveURL('/altin?bozdur=3-ceyrek-eski_12-gram&lira=75000&gram=12.50#kac-lira')
    await expect(page.getByRole('region', { name: /bozdurursanız/ })).toContainText('102.659,16')
  })

  test('without scripts, errors are shown beside their fields and all input is kept', async ({
    page,
    site,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400/)
    await priced(page, site)
    await page.goto('/altin?islem=al')
    await field(page, LIRA).fill('elli bin')
    await field(page, WEIGHT).fill('7')
    await field(page, 'Milyem').fill('1001')
    await page.getByRole('button', { name: 'Hesapla' }).click()
    await expect(page.getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeVisible()
    await expect(page.getByText('Milyem en çok 1.000 olabilir. Örnek: 916,6')).toBeVisible()
    await expect(field(page, LIRA)).toHaveValue('elli bin')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => overflow(page)).toBe(0)
  })
})

test(
  'an earlier link opens with its values and the server’s figures, and the address follows the form',
  { tag: '@core' },
  async ({ page, site, browser }) => {
    await hasDecided(page.context())
    await priced(page, site)
    const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
    await plain.goto('/altin?butce=75000&gram=12.50&sirala=az-kayip')
    await expect(plain).toHaveURL(QUESTION)
    const served = await figures(plain).allTextContents()
    await plain.close()
    expect(served).toHaveLength(3)
    await visit(page, QUESTION)

    // The page loads the form's code when the form receives the focus.
    await field(page, WEIGHT).focus()
    await expect(figures(page)).toHaveText(served)
    await expect(field(page, LIRA)).toHaveValue('75.000')
    await expect(page.getByRole('button', { name: 'Hesapla' })).toHaveCount(0)

    await field(page, LIRA).fill('100000')
    await expect(budget(page)).toContainText(/Çeyrek, eski9\sadet/)
    await expect(page).toHaveURL('/altin?islem=al&lira=100000&gram=12.50')
    await field(page, 'Milyem').fill('1001')
    await expect(page.getByText('Milyem en çok 1.000 olabilir.')).toBeVisible()

    // The menu's link opens the page without values.
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Altın' }).click()
    await expect(page).toHaveURL('/altin')
    await expect(field(page, WEIGHT)).toHaveValue('')

    // A print shows a sum without its form, and omits the section if it has no sum.
    const sum = page.getByRole('region', { name: 'Altınınız kaç lira eder?' })
    await page.emulateMedia({ media: 'print' })
    await expect(sum).toBeHidden()
    await page.emulateMedia({ media: null })
    await sum.getByRole('textbox', { name: '1. ürün' }).fill('3')
    await page.emulateMedia({ media: 'print' })
    await expect(sum.getByRole('heading', { name: '3 çeyrek (eski) bozdurursanız' })).toBeVisible()
    await expect(sum.getByRole('textbox')).toHaveCount(0)
  },
)
