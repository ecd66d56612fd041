import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as servedTest } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { hasDecided, hydrated, overflow, shortenIdleDelays } from './visitor.ts'

const test = servedTest.extend({ serviceWorkers: 'allow' })

/** The browser itself prints an error for every request without a network. */
const NO_NETWORK = /Failed to load resource|WebSocket connection/

test.beforeEach(async ({ context, expectConsoleError }) => {
  expectConsoleError(NO_NETWORK)
  await hasDecided(context)
  await shortenIdleDelays(context)
})

/** Opens a page and waits until the service worker has cached the site. */
async function stayAt(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect.poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined)).toBe(true)
}

async function withoutNetwork(context: BrowserContext, page: Page, path: string): Promise<void> {
  await context.setOffline(true)
  await page.goto(path)
  await hydrated(page)
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'itibarıyladır' })

test.describe('without a network', () => {
  test(
    'without a network, a page opens with its last content and a notice',
    { tag: '@core' },
    async ({ page, context }) => {
      await stayAt(page, '/rates')
      await withoutNetwork(context, page, '/rates')

      await test.step('the page shows the time of its content and marks no price as live', async () => {
        await expect(notice(page)).toContainText(/Gördüğünüz bilgiler \d\d\.\d\d itibarıyladır\./)
        const board = page.getByRole('region', { name: /gişe kurları/ }).or(page.locator('main'))
        await expect(board.first().getByText('Bağlantı hatası').first()).toBeVisible()
        await expect(page.getByText('Canlı', { exact: true })).toHaveCount(0)
        await expect(page.getByRole('row', { name: /USD/ }).first()).toContainText(/\d\d,\d{4}/)
      })

      await test.step('the notice fits on the narrowest phone', async () => {
        await page.setViewportSize({ width: 320, height: 640 })
        await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
        await expect(notice(page)).toBeInViewport({ ratio: 1 })
      })

      await test.step('navigation works without a network', async () => {
        await page.getByRole('contentinfo').getByRole('link', { name: 'Istenen Evraklar' }).click()
        await expect(page).toHaveTitle(/^İstenen evraklar/)
        await expect(notice(page)).toBeVisible()
        await context.setOffline(false)
        await expect(notice(page)).toHaveCount(0)
      })
    },
  )

  test('the service worker also caches the pages that visitors need most, even if they were never opened', async ({
    page,
    context,
  }) => {
    await stayAt(page, '/about')
    for (const [path, title] of [
      ['/', /Güncel döviz kurları/],
      ['/contact', /^İletişim/],
      ['/documents', /^İstenen evraklar/],
      ['/hesapla', /./],
    ] as const) {
      await withoutNetwork(context, page, path)
      await expect(page).toHaveTitle(title)
      await expect(notice(page)).toBeVisible()
    }

    await test.step('the calculator works without a network, because the worker has cached its code', async () => {
      await page.getByRole('radio', { name: 'Yabancı' }).check()
      await expect(page.getByText('Pasaport fotokopisi')).toHaveCount(1)
      await withoutNetwork(context, page, '/')
      const small = page.getByRole('form').filter({ has: page.getByLabel('Tutar') })
      await small.getByLabel('Tutar').fill('700')
      await expect(page.getByText('700 USD bozdurursanız')).toBeVisible()
    })
  })

  test('a page that is not cached is replaced by one with the phone number, until the network is back', async ({
    page,
    context,
  }) => {
    await stayAt(page, '/')
    for (const [from, what] of [
      ['/rates/usd', 'the replacement page'],
      ['/contact', 'a cached page without prices'],
    ] as const)
      await test.step(`a link from ${what} opens the last board with the time of its content`, async () => {
        await withoutNetwork(context, page, from)
        await page.getByRole('contentinfo').getByRole('link', { name: 'Kurlar' }).click()
        await expect(page).toHaveURL('/rates')
        await expect(notice(page)).toBeVisible()
        await expect(page.getByRole('row', { name: /USD/ }).first()).toContainText(/\d\d,\d{4}/)
      })
    await expectUsableByEverybody(page)

    await withoutNetwork(context, page, '/rates/usd')
    await expect(page.getByRole('heading', { level: 1, name: 'Bağlantı yok' })).toBeVisible()
    await expect(page.locator('main').getByRole('link', { name: /\d{3}/ })).toHaveAttribute('href', /^tel:/)
    await expect(page).toHaveURL('/rates/usd')
    await context.setOffline(false)
    await expect(page).toHaveTitle(/^Dolar kuru/)
  })
})
