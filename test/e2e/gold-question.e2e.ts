import type { Page } from '@playwright/test'
import { goldFrame } from '../fakes/gold.ts'
import { wordsInOtherFaces } from './faces.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'
import { expectUsableByEverybody } from './usable.ts'
import { hasDecided, overflow, visit } from './visitor.ts'

test.use({ neverCloses: true, gold: 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n' })

const QUESTION = '/altin?butce=75000&gram=12.50&sirala=az-kayip'
const field = (page: Page, name: string) => page.getByRole('textbox', { name })
const bars = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Yalnız gram altın' })
/** The table's body, the mixes, the facts of the piece. */
const figures = (page: Page) => page.locator('.gold-pair :is(tbody, .gold-mixes, dl)')
const firstProduct = (page: Page) =>
  page
    .getByRole('table', { name: /Bir gram has/ })
    .getByRole('rowheader')
    .first()

/** The provider's prices of August stand on the page. */
async function priced(page: Page, site: Site): Promise<void> {
  await site.provider.connections.reached(1)
  site.provider.send(goldFrame(site.now()))
  await expect.poll(async () => (await page.request.get('/altin')).text()).toContain('10.095')
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the server reckons a budget and a piece of jewellery, sorts, and keeps what else was asked', async ({
    page,
    site,
  }) => {
    await priced(page, site)
    await page.goto('/altin')
    expect(await wordsInOtherFaces(page), 'set in the site’s own faces to the last sign').toEqual([])
    await field(page, 'Bütçe').fill('75.000')
    await field(page, 'Ağırlık').fill('12,5')
    await page.getByRole('button', { name: 'Hesapla' }).nth(1).click()
    await expect(page).toHaveURL('/altin?butce=75000&gram=12.50#butce')
    await expect(page.getByRole('heading', { name: 'Bütçeniz kaç sikke eder?' })).toBeInViewport()
    await expect(bars(page)).toContainText('12 adet 1 gram')
    await expect(page.getByText('11,4575')).toBeVisible()
    await expect(page.getByText('Canlı')).toHaveCount(0)

    await field(page, '1. ürün').fill('3')
    await field(page, '2. ürün').fill('12')
    await page.getByRole('combobox', { name: '2. ürünün adı' }).selectOption('Gram altın')
    await page.getByRole('button', { name: 'Hesapla' }).first().click()
    await expect(page).toHaveURL('/altin?bozdur=3-ceyrek-eski_12-gram&butce=75000&gram=12.50#kac-lira')
    await expect(page.getByRole('region', { name: /bozdurursanız/ })).toContainText('102.659,16')
    await page.goto('/altin?butce=75000&gram=12.50')

    await page.getByRole('link', { name: 'Bugün geri satsanız' }).click()
    await expect(page).toHaveURL(`${QUESTION}#karsilastirma`)
    await expect(firstProduct(page)).toHaveText('Tam, yeni')
    await expect(field(page, 'Bütçe')).toHaveValue('75.000')

    await field(page, 'Milyem').fill('585')
    await page.getByRole('button', { name: 'Hesapla' }).last().click()
    await expect(page).toHaveURL('/altin?butce=75000&gram=12.50&ayar=585&sirala=az-kayip#taki')
    await expect(page.getByText('7,3125')).toBeVisible()
    await expect(firstProduct(page)).toHaveText('Tam, yeni')
  })

  test('mistakes come back beside their fields, and nothing that was typed is lost', async ({
    page,
    site,
    expectConsoleError,
  }) => {
    expectConsoleError(/status of 400/)
    await priced(page, site)
    await page.goto('/altin?sirala=az-kayip')
    await field(page, 'Bütçe').fill('elli bin')
    await field(page, 'Milyem').fill('1001')
    await field(page, 'İşçilik').fill('')
    await page.getByRole('button', { name: 'Hesapla' }).last().click()
    await expect(page.getByText('“elli bin” sayı olarak okunamadı. Örnek: 50.000')).toBeVisible()
    await expect(page.getByText('Milyem en çok 1.000 olabilir. Örnek: 916,6')).toBeVisible()
    await expect(field(page, 'Bütçe')).toHaveValue('elli bin')
    await expect(field(page, 'Milyem')).toHaveValue('1001')
    await expect(firstProduct(page)).toHaveText('Tam, yeni')
    await page.setViewportSize({ width: 360, height: 740 })
    await expect.poll(() => overflow(page)).toBe(0)

    await field(page, 'Bütçe').fill('75000')
    await field(page, 'Milyem').fill('916,6')
    await page.getByRole('button', { name: 'Hesapla' }).nth(1).click()
    await expect(page).toHaveURL('/altin?butce=75000&iscilik=0&sirala=az-kayip#butce')
  })
})

test('with scripts the address of a question opens with its values and the server’s figures, and follows the form', async ({
  page,
  site,
  browser,
}) => {
  await hasDecided(page.context())
  await priced(page, site)
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url })
  await plain.goto(QUESTION)
  const served = await figures(plain).allTextContents()
  await plain.close()
  expect(served).toHaveLength(3)
  await visit(page, QUESTION)

  // Whoever reaches for the form loads its code.
  await field(page, 'Ağırlık').focus()
  await expect(figures(page)).toHaveText(served)
  await expect(field(page, 'Bütçe')).toHaveValue('75.000')
  await expect(page.getByRole('button', { name: 'Hesapla' })).toHaveCount(0)

  await field(page, 'Bütçe').fill('100000')
  await expect(bars(page)).toContainText('16 adet 1 gram')
  await expect(page).toHaveURL('/altin?butce=100000&gram=12.50&sirala=az-kayip')
  await page.getByRole('link', { name: '1 g has için' }).click()
  await expect(firstProduct(page)).toHaveText('Tam, eskigramı en ucuz')
  await expect(page).toHaveURL('/altin?butce=100000&gram=12.50')
  await field(page, 'Milyem').fill('1001')
  await expect(page.getByText('Milyem en çok 1.000 olabilir.')).toBeVisible()
  await expectUsableByEverybody(page)

  // The menu leads to the page as it begins.
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Altın' }).click()
  await expect(page).toHaveURL('/altin')
  await expect(field(page, 'Bütçe')).toHaveValue('50.000')

  // On paper a sum stands without its form, and without a sum its heading goes, too.
  const sum = page.getByRole('region', { name: 'Altınınız kaç lira eder?' })
  await page.emulateMedia({ media: 'print' })
  await expect(sum).toBeHidden()
  await page.emulateMedia({ media: null })
  await sum.getByRole('textbox', { name: '1. ürün' }).fill('3')
  await page.emulateMedia({ media: 'print' })
  await expect(sum.getByRole('heading', { name: '3 çeyrek (eski) bozdurursanız' })).toBeVisible()
  await expect(sum.getByRole('textbox')).toHaveCount(0)
})
