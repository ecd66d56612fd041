import { growOld } from './old-browser.ts'
import { EACH_KIND } from './page-kinds.ts'
import { expect, test } from './server.ts'
import { hasDecided, navigation, overflow, visit } from './visitor.ts'

test.describe('in the oldest browsers of the floor', () => {
  test.beforeEach(async ({ context }) => growOld(context))

  for (const path of EACH_KIND) {
    test(`${path} runs, on a phone, with nothing missing and nothing beside the window`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await visit(page, path)
      await expect(page.getByRole('contentinfo')).toBeVisible()
      await expect.poll(() => overflow(page)).toBe(0)
    })
  }

  test('the page stands clear of the bar without and with the question about cookies', async ({ page }) => {
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

  test('prices come alive and a chart opens', async ({ page, context }) => {
    await hasDecided(context)
    await visit(page, '/rates')
    const board = page.getByRole('region', { name: /canlı kurlar/ })
    await expect(board.locator('header').getByText('Canlı', { exact: true })).toBeVisible()
    await board.getByRole('button', { name: /Euro/ }).click()
    const panel = page.getByRole('region', { name: /EUR/ })
    await expect(panel.locator('canvas')).toBeVisible()
    await panel.getByText('Tablo').first().click()
    await expect(panel.getByRole('row').nth(1)).toBeVisible()
  })

  test('the menu stands in the bar of a wide window; on a small screen it opens, says so, and closes', async ({
    page,
    context,
  }) => {
    await hasDecided(context)
    await visit(page, '/about')
    const button = page.getByRole('button', { name: 'Menü' })
    await expect(navigation(page).getByRole('link')).toHaveCount(5)
    await expect(button).toBeHidden()

    await page.setViewportSize({ width: 390, height: 844 })
    await expect(navigation(page)).toBeHidden()
    await expect(button).toHaveAttribute('aria-expanded', 'false')

    await test.step('on Escape, which gives the focus back', async () => {
      await button.click()
      await expect(navigation(page)).toBeVisible()
      await expect(button).toHaveAttribute('aria-expanded', 'true')
      await page.keyboard.press('Escape')
      await expect(navigation(page)).toBeHidden()
      await expect(button).toBeFocused()
    })

    await test.step('on a click outside and on its button', async () => {
      await button.click()
      await expect(navigation(page)).toBeVisible()
      await page.mouse.click(200, 700)
      await expect(navigation(page)).toBeHidden()
      await button.click()
      await expect(navigation(page)).toBeVisible()
      await button.click()
      await expect(navigation(page)).toBeHidden()
    })

    await test.step('when a link is chosen', async () => {
      await button.click()
      await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
      await expect(page).toHaveURL('/rates')
      await expect(navigation(page)).toBeHidden()
      await expect(button).toHaveAttribute('aria-expanded', 'false')
    })
  })
})

test.describe('in a browser below the floor', () => {
  test('the page stays as the server wrote it, with its rates and their times, and no script of it runs', async ({
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
    const row = page.getByRole('region', { name: /canlı kurlar/ }).getByRole('row', { name: /USD/ })
    await expect(row.getByText(/^\d+,\d{4}$/).first()).toBeVisible()
    await expect(row.locator('time')).toBeVisible()
  })
})

test('where the scripts don’t come, a form has its button, and nobody is asked for a consent that could not be given', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|dynamically imported module/)
  await page.route('**/CalculatorPage-*.js', (route) => route.abort())
  await page.goto('/hesapla')
  await page.getByLabel('Tutar').fill('500')
  await page.getByRole('button', { name: 'Hesapla' }).click()
  await expect(page.getByRole('region', { name: /^Sonuç/ })).toContainText('500 USD bozdurursanız')
  await expect(page.getByRole('region', { name: 'Çerez bildirimi' })).toBeHidden()
})
