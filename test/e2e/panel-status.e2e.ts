import type { Page } from '@playwright/test'
import { MINUTE, SECOND } from '../../src/domain/calendar.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest as test } from './server.ts'
import type { Site } from './site.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow } from './visitor.ts'

/** The browser prints this error for a request to a stopped server. */
const GONE = /Failed to load resource/

const verdict = (page: Page) => page.getByRole('heading', { level: 1 })
const row = (page: Page, code: string) => page.getByRole('row', { name: new RegExp(`^${code}`) }).first()

/** Cuts both the provider's socket and its feed. */
async function cutProvider({ provider }: Site): Promise<void> {
  await Promise.all([provider.refuse(), provider.refuseFeed()])
}

const PRICES = { USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.20', '54.73'] } as const

/** Opens the status page with a clock that only the test advances. */
async function openStatus(site: Site, page: Page): Promise<void> {
  await page.clock.install({ time: site.now() })
  await page.goto(site.panelUrl)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.use({ neverCloses: true })

test.describe("the status page on the server's own address", () => {
  test('the status page shows each price and updates it without a reload', { tag: '@core' }, async ({ site, page }) => {
    await site.provider.connections.reached(1)
    site.sendPrices(PRICES)
    await openStatus(site, page)
    await page.evaluate(() => document.body.setAttribute('data-same', ''))
    await expect(row(page, 'USD')).toContainText('47,4770')
    await expect(row(page, 'USD')).toContainText('canlı')
    site.sendPrices({ USDTRY: ['47.2430', '47.4880'] })
    await expect.poll(async () => (await fetch(`${site.url}/api/feed?dil_kodu=tr`)).text()).toContain('47.4880')
    await site.pass(5 * SECOND, page)
    await expect(row(page, 'USD')).toContainText('47,4880')
    await expect(page.locator('body[data-same]')).toHaveCount(1)
  })

  test('the status page turns bad with advice when the provider is dead', { tag: '@core' }, async ({ site, page }) => {
    await site.provider.connections.reached(1)
    site.sendPrices(PRICES)
    await openStatus(site, page)
    await expect(row(page, 'USD')).toContainText('canlı')
    await expect(verdict(page)).not.toContainText('Kötü')
    await cutProvider(site)
    await site.pass(6 * MINUTE)
    await site.pass(5 * SECOND, page)
    await expect(verdict(page)).toHaveText('Kötü')
    await expect(page.getByText(/^\d dakikadır hiçbir kaynaktan fiyat gelmiyor\.$/)).toBeVisible()
    await expect(page.getByText('npm run office -- halt hepsi')).toBeVisible()
    await expect(row(page, 'USD')).toContainText('gecikmeli')
  })

  test('the status page shows that it is outdated while the server is down, and recovers', async ({
    site,
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(GONE)
    await openStatus(site, page)
    const late = page.getByText(/^Sayfa güncellenmiyor/).first()
    await expect(late).toBeHidden()
    await site.stop()
    await site.pass(21 * SECOND, page)
    await expect(late).toBeVisible()
    await site.restart()
    await expect(async () => {
      await site.pass(5 * SECOND, page)
      await expect(late).toBeHidden({ timeout: 500 })
    }).toPass()
  })

  test('the status page passes the accessibility checks in a good and in a bad state', async ({ site, page }) => {
    await site.provider.connections.reached(1)
    site.sendPrices(PRICES)
    await openStatus(site, page)
    await expectUsableByEverybody(page)
    site.sendPrices({ USDTRY: ['51.20', '51.50'] })
    await site.office('halt', 'SAR', '--yes')
    await site.pass(6 * MINUTE)
    await cutProvider(site)
    await site.pass(5 * SECOND, page)
    await expect(verdict(page)).toHaveText('Kötü')
    await expectUsableByEverybody(page)
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => overflow(page), `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test.describe('without the feed as a second source', () => {
  test.use({ settings: { RATE_FEED_URL: '' } })

  test('the status page shows a held price with the reason', async ({ site, page }) => {
    await site.provider.connections.reached(1)
    const quiet = everySecond(() => site.sendPrices(PRICES))
    await openStatus(site, page)
    await expect(row(page, 'USD')).toContainText('canlı')
    quiet()
    site.sendPrices({ USDTRY: ['51.20', '51.50'] })
    await site.pass(5 * SECOND, page)
    await expect(row(page, 'USD')).toContainText('bekletiliyor')
    await expect(row(page, 'USD')).toContainText(/sıçrama, satış 47,4770 yerine 51,5000: %8,47 \(sınır %3\)/)
    await expect(row(page, 'USD')).toContainText('47,4770')
    await expect(page.getByRole('heading', { name: /Son reddedilenler/ })).toBeVisible()
  })
})
