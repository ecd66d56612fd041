import type { Locator, Page } from '@playwright/test'
import { MINUTE, SECOND, writeStamp } from '../../src/domain/calendar.ts'
import { goldFrame } from '../fakes/gold.ts'
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

/** The provider says all prices every second, the dollar's as it stands here, until it is told to be quiet. */
function speak(site: Site, price: { satis: string }): () => void {
  return everySecond(() => {
    site.provider.send(goldFrame(site.now()))
    const tarih = writeStamp(site.now())
    const data = { USDTRY: { alis: '47.2330', satis: price.satis, tarih } }
    site.provider.send({ meta: { time: site.now() }, data })
  })
}

test(
  'a window board is live, ages, empties and recovers',
  { tag: '@core' },
  async ({ page, site, expectConsoleError }) => {
    expectConsoleError(NETWORK_ERRORS)
    await site.provider.connections.reached(1)
    const price = { satis: '47.4770' }
    const quiet = speak(site, price)
    await expect
      .poll(async () => (await page.request.get(`${site.url}/api/feed?dil_kodu=tr`)).text())
      .toContain('47.4770')
    await page.clock.install({ time: site.now() })
    const prices = countPrices(page)
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto('/tabela?pano=doviz,altin')
    await hydrated(page)

    await test.step('a changed price stands where the one before stood', async () => {
      await expect(page.getByText('Canlı', { exact: true })).toBeVisible()
      await expect(page.getByRole('row', { name: /^Çeyrek yeni/ })).toContainText('10.095')
      const sell = dollar(page).getByRole('cell').nth(1)
      const before = await sell.boundingBox()
      price.satis = '47.4990'
      await expect(sell).toHaveText('47,4990')
      expect(await sell.boundingBox()).toEqual(before)
      expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0)
    })

    await test.step('a source that is silent takes the direction away, and after fifteen minutes the figures', async () => {
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

    await test.step('a source that speaks again brings them back, once it has stood for a minute', async () => {
      await site.provider.back()
      const quietAgain = speak(site, price)
      await expect(async () => {
        const before = prices()
        await site.pass(20 * SECOND, page)
        await expect.poll(prices).toBeGreaterThan(before)
        await expect(dollar(page)).toContainText('47,4990', { timeout: 500 })
      }).toPass()
      quietAgain()
    })

    await test.step('a line that is lost is said, and empties the screen by its own clock', async () => {
      await site.stop()
      await page.clock.runFor(MINUTE)
      await expect(page.getByText(/^\d\d\.\d\d’[dt][ae]n beri bağlantı yok\./)).toBeVisible()
      await expect(dollar(page)).toContainText('47,4990')
      await page.clock.runFor(14 * MINUTE + 10 * SECOND)
      await expect(main(page)).not.toContainText(FIGURES)
    })
  },
)

test('a window board is usable by everybody, by night and by day', async ({ page, site }) => {
  await site.provider.connections.reached(1)
  const quiet = speak(site, { satis: '47.4770' })
  await page.setViewportSize({ width: 1920, height: 1080 })
  await page.goto('/tabela?pano=doviz,altin')
  await hydrated(page)
  await expect(dollar(page)).toContainText('47,4770')
  await expectUsableByEverybody(page)
  // What is set there goes eight seconds after the mouse has moved.
  await expect(async () => {
    await page.mouse.move(200, 200)
    await page.mouse.move(210, 210)
    await page.getByRole('button', { name: 'Gündüz' }).click({ timeout: 5000 })
  }).toPass()
  await expectUsableByEverybody(page)
  await expect(page).toHaveURL(/tema=gunduz/)
  quiet()
})

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a screen that starts before its network stands there without figures, and fills itself', async ({
    page,
    context,
    site,
    expectConsoleError,
  }) => {
    test.slow()
    expectConsoleError(NETWORK_ERRORS)
    await site.provider.connections.reached(1)
    const quiet = speak(site, { satis: '47.4770' })
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

test('without scripts the board is read, and the list is one sheet of paper with its moment', async ({
  browser,
  page,
  site,
}) => {
  await site.provider.connections.reached(1)
  const quiet = speak(site, { satis: '47.4770' })
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
