import type { Locator, Page } from '@playwright/test'
import { MINUTE, SECOND } from '../../src/domain/calendar.ts'
import { CURRENCIES_OF_AUGUST, goldFrame } from '../fakes/gold.ts'
import { expectNoTextCovered } from './covered-texts.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'
import { expectUsableByEverybody } from './usable.ts'
import { countPrices, hydrated } from './visitor.ts'

test.use({ neverCloses: true, gold: 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n' })

const NETWORK_ERRORS = /Failed to load resource|WebSocket connection to/
const FIGURES = /\d,\d{4}/

const dollar = (page: Page): Locator => page.getByRole('row', { name: /^USD/ })
const main = (page: Page): Locator => page.getByRole('main')

/** Sends all prices every second, the dollar's from `price`, until the returned function is called. */
function sendPrices(site: Site, price: { satis: string }): () => void {
  return everySecond(() => {
    site.provider.send(goldFrame(site.now(), { ...CURRENCIES_OF_AUGUST, USDTRY: ['47.2330', price.satis] }))
  })
}

test(
  'the window board shows live prices, marks old ones, removes them after 15 minutes and recovers',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    await site.provider.connections.reached(1)
    const price = { satis: '47.4770' }
    const quiet = sendPrices(site, price)
    await expect
      .poll(async () => (await page.request.get(`${site.url}/api/feed?dil_kodu=tr`)).text())
      .toContain('47.4770')
    await page.clock.install({ time: site.now() })
    const prices = countPrices(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/tabela?pano=doviz,altin')
    await hydrated(page)

    await test.step('a changed price is shown in the same place as before', async () => {
      await expect(page.getByText('Canlı', { exact: true })).toBeVisible()
      await expect(page.getByRole('row', { name: /^Çeyrek yeni/ })).toContainText('10.095')
      const sell = dollar(page).getByRole('cell').nth(1)
      const before = await sell.boundingBox()
      price.satis = '47.4990'
      await expect(sell).toHaveText('47,4990')
      expect(await sell.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    })

    await test.step('a silent source is marked as delayed after five minutes and its prices are removed after fifteen', async () => {
      quiet()
      site.provider.html()
      await site.provider.refuse()
      await site.pass(5 * MINUTE, page)
      await expect(page.getByText(/^Gecikmeli, /)).toBeVisible()
      await expect(page.getByText(/^Fiyatlar [45] dakikadır yenilenmedi\./)).toBeVisible()
      await expect(dollar(page)).toContainText('47,4990')
      await site.pass(10 * MINUTE)
      await page.clock.fastForward(10 * MINUTE)
      await expect(page.getByText('Fiyat alınamıyor', { exact: true })).toBeVisible()
      await expect(main(page)).not.toContainText(FIGURES)
      await expect(dollar(page)).toContainText('Gişeye sorunuz')
    })

    await test.step('a returning source is shown again after it has been stable for a minute', async () => {
      await site.provider.back()
      const quietAgain = sendPrices(site, price)
      await expect(async () => {
        const before = prices()
        await site.pass(20 * SECOND, page)
        await expect.poll(prices).toBeGreaterThan(before)
        await expect(dollar(page)).toContainText('47,4990', { timeout: 500 })
      }).toPass()
      quietAgain()
    })

    await test.step('a lost connection is shown, and the board removes its prices by its own clock', async () => {
      await site.stop()
      await page.clock.runFor(MINUTE)
      await expect(page.getByText(/^\d\d\.\d\d’[dt][ae]n beri bağlantı yok\./)).toBeVisible()
      await expect(dollar(page)).toContainText('47,4990')
      await page.clock.runFor(14 * MINUTE + 10 * SECOND)
      await expect(main(page)).not.toContainText(FIGURES)
    })
  },
)

test('the window board passes the accessibility checks with its day and its night theme', async ({ page, site }) => {
  await site.provider.connections.reached(1)
  const quiet = sendPrices(site, { satis: '47.4770' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/tabela?pano=doviz,altin')
  await hydrated(page)
  await expect(dollar(page)).toContainText('47,4770')
  await expectUsableByEverybody(page)
  // The settings of the board disappear eight seconds after the last move of the mouse.
  await expect(async () => {
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await page.getByRole('button', { name: 'Gündüz' }).click({ timeout: 5000 })
  }).toPass()
  await expectUsableByEverybody(page)
  await expect(page).toHaveURL(/tema=gunduz/)
  quiet()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a board that starts without a network shows no prices until the network returns', async ({
    page,
    context,
    site,
    expectConsoleError,
  }) => {
    expectConsoleError(NETWORK_ERRORS)
    await site.provider.connections.reached(1)
    const quiet = sendPrices(site, { satis: '47.4770' })
    await page.goto('/tabela')
    await expect(dollar(page)).toContainText('47,4770')
    await expect.poll(() => page.evaluate(async () => (await caches.match('/tabela')) !== undefined)).toBe(true)
    await context.setOffline(true)
    await page.goto('/tabela')
    await hydrated(page)
    await expect(dollar(page)).toContainText('Gişeye sorunuz')
    await expect(main(page)).not.toContainText(FIGURES)
    await context.setOffline(false)
    await expect(dollar(page)).toContainText('47,4770', { timeout: 40_000 })
    quiet()
  })
})

test('without scripts the board shows its prices, and the price list prints on one sheet with its time', async ({
  browser,
  page,
  site,
}) => {
  await site.provider.connections.reached(1)
  const quiet = sendPrices(site, { satis: '47.4770' })
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
  const reader = await context.newPage()
  await expect(async () => {
    await reader.goto('/tabela')
    await expect(dollar(reader)).toContainText('47,4770', { timeout: 1000 })
  }).toPass()
  await expect(dollar(reader).getByText('47,4770')).toBeVisible()
  await expect(reader.getByText(/^\d\d\.\d\d itibarıyla$/)).toBeVisible()
  await context.close()

  await page.goto('/tabela/liste')
  await expect(page.getByText(/^\d+ \S+ \d{4} \S+ \d\d\.\d\d itibarıyla$/)).toBeVisible()
  await expect(page.getByRole('row', { name: /^Gram 24 ayar/ })).toContainText(/\d\d\.\d\d$/)
  await expectUsableByEverybody(page)
  await expectNoTextCovered(page)
  await page.setViewportSize({ width: 390, height: 844 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
  const paper = await page.pdf({ preferCSSPageSize: true })
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
  quiet()
})
