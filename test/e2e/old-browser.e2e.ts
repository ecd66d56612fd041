import { growOld } from './old-browser.ts'
import { expect, test } from './server.ts'
import { hasDecided, overflow, visit } from './visitor.ts'

test.describe('in the oldest supported browsers', () => {
  test.beforeEach(async ({ context }) => growOld(context))

  for (const path of ['/', '/rates', '/hesapla', '/contact']) {
    test(`${path} works on a phone with the oldest supported browser and does not overflow`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect.poll(() => overflow(page)).toBe(0)
    })
  }

  test("the page's padding clears the navigation, and the cookie banner while it is open, in an old browser", async ({
    page,
  }) => {
    await visit(page, '/about')
    const padding = (): Promise<string[]> =>
      page.evaluate(() => {
        const { paddingTop, paddingBottom } = getComputedStyle(document.body)
        return [paddingTop, paddingBottom]
      })
    const asked = page.getByRole('region', { name: /çerez/i })
    await expect(asked).toBeVisible()
    await expect.poll(async () => Number.parseInt((await padding())[1] ?? '', 10)).toBeGreaterThan(40)
    await asked.getByRole('button', { name: /reddet/i }).click()
    await expect(asked).toBeHidden()
    await expect.poll(padding).toEqual(['76px', '0px'])
  })

  test('live prices and charts work in the oldest supported browser', async ({ page, context }) => {
    await hasDecided(context)
    await visit(page, '/rates')
    const board = page.getByRole('region', { name: /gişe kurları/ })
    await expect(board.locator('header').getByText('Canlı', { exact: true })).toBeVisible()
    await board.getByRole('button', { name: /Euro/ }).click()
    const panel = page.getByRole('region', { name: /EUR/ })
    await expect(panel.locator('canvas')).toBeVisible()
    await panel.getByText('Tablo').first().click()
    await expect(panel.getByRole('row').nth(1)).toBeVisible()
  })
})

test.describe('in a browser that is too old', () => {
  test("a browser that is too old shows the server's page with rates and times, and runs no script but head.js", async ({
    page,
    context,
  }) => {
    await growOld(context)
    await context.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'attachInternals')
    })
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto('/rates', { waitUntil: 'networkidle' })
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/head-/)])
    const row = page.getByRole('region', { name: /gişe kurları/ }).getByRole('row', { name: /USD/ })
    await expect(row.getByText(/^\d+,\d{4}$/).first()).toBeVisible()
    await expect(row.locator('time')).toBeVisible()
  })
})
