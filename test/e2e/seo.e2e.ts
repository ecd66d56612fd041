import type { Page } from '@playwright/test'
import { LISTED_PATHS } from '../../src/contract/paths.ts'
import { expect, test } from './server.ts'

// As search engines see the pages: the HTML as served, nothing run.
test.use({ javaScriptEnabled: false })

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

const addresses = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''))

test('each page names itself: title, description, address and picture', async ({ page }) => {
  const titles = new Set<string>()
  for (const path of LISTED_PATHS) {
    await page.goto(path)
    const [canonical = ''] = await addresses(page, 'link[rel=canonical]')
    expect(new URL(canonical).pathname).toBe(path)
    expect(await meta(page, 'og:url')).toBe(canonical)
    expect(await meta(page, 'og:image')).toBe(`${new URL(canonical).origin}/logo.png`)
    expect(await meta(page, 'og:title')).toBe(await page.title())
    expect((await meta(page, 'description'))?.length).toBeGreaterThan(50)
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
    titles.add(await page.title())
  }
  expect(titles.size).toBe(LISTED_PATHS.length)
})

test('the picture for sharing is of the size that pages tell', async ({ page }) => {
  await page.goto('/')
  const png = await (await page.request.get('/logo.png')).body()
  expect(await meta(page, 'og:image:width')).toBe(String(png.readUInt32BE(16)))
  expect(await meta(page, 'og:image:height')).toBe(String(png.readUInt32BE(20)))
})

test('the page after a message is kept out of search engines', async ({ page }) => {
  await page.goto('/contact/received')
  expect(await meta(page, 'robots')).toBe('noindex')
  expect(await addresses(page, 'link[rel=canonical]')).toEqual([])
})

test('an unknown path is answered with 404 and kept out of search engines', async ({ page, expectConsoleError }) => {
  expectConsoleError(/404/)
  expect((await page.goto('/boyle-bir-sayfa-yok'))?.status()).toBe(404)
  expect(await meta(page, 'robots')).toBe('noindex')
  expect(await addresses(page, 'link[rel=canonical]')).toEqual([])
})

interface ExchangeRateNode {
  readonly '@type': string
  readonly name: string
  readonly currency: string
  readonly currentExchangeRate: { readonly price: number; readonly referenceQuantity: { readonly value: number } }
}

interface Graph {
  readonly '@graph': readonly {
    readonly '@type': string
    readonly hasOfferCatalog?: { readonly itemListElement: readonly { readonly item: ExchangeRateNode }[] }
  }[]
}

async function structuredRates(page: Page): Promise<ExchangeRateNode[]> {
  const json = (await page.locator('script[type="application/ld+json"]').textContent()) ?? ''
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- read as a search engine would; the test fails where it is not so
  const graph = (JSON.parse(json) as Graph)['@graph']
  return graph.flatMap(({ hasOfferCatalog }) => hasOfferCatalog?.itemListElement.map(({ item }) => item) ?? [])
}

for (const path of ['/', '/rates']) {
  test(`the structured rates of ${path} are the figures of the same HTML`, async ({ page }) => {
    await page.goto(path)
    const written = await structuredRates(page)
    for (const { '@type': type, currency, currentExchangeRate } of written) {
      expect(type).toBe('ExchangeRateSpecification')
      expect(currentExchangeRate.referenceQuantity.value).toBe(currency === 'JPY' ? 100 : 1)
    }
    const shown: [string, number][] = []
    for (const row of await page.getByRole('main').getByRole('table').first().locator('tbody tr').all()) {
      const [code = ''] = /[A-Z]{3}/.exec(await row.getByRole('rowheader').innerText()) ?? []
      const figures = (await row.getByRole('cell').allInnerTexts())
        .slice(0, 2)
        .map((text) => /\d+,\d{4}/.exec(text)?.[0])
      const [buy, sell] = figures.map((figure) => Number(figure?.replace(',', '.')))
      shown.push([`${code}TRY alış`, buy ?? Number.NaN], [`${code}TRY satış`, sell ?? Number.NaN])
    }
    expect(shown).toHaveLength(16)
    expect(written.map(({ name, currentExchangeRate }) => [name, currentExchangeRate.price])).toEqual(shown)
  })
}

test('robots, sitemap, manifest and pictures are there', async ({ page, request }) => {
  const text = async (address: string) => (await request.get(address)).text()
  expect(await text('/robots.txt')).toContain('/sitemap.xml')
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
  expect(listed.map(([, address = '']) => new URL(address).pathname).toSorted()).toEqual(LISTED_PATHS.toSorted())

  await page.goto('/')
  const linked = await addresses(page, 'link[rel~=icon], link[rel=apple-touch-icon]')
  expect(linked).toHaveLength(2)
  const icons = [...(await text('/manifest.webmanifest')).matchAll(/"src":"(.*?)"/g)].map(([, source = '']) => source)
  expect(icons.length).toBeGreaterThan(1)
  for (const address of [...linked, ...icons, '/logo.png'])
    expect((await request.get(address)).status(), address).toBe(200)
})
