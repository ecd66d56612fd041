import { loading, panelOf, plot, rowOf } from './chart-panel.ts'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

const CODE = '**/RateChart-*.js'

test.beforeEach(({ context }) => hasDecided(context))

test.describe('the chart’s code', () => {
  test("a row that is clicked before the chart's code has loaded shows a loading text", async ({ page }) => {
    const released = Promise.withResolvers<void>()
    await page.route(CODE, async (route) => {
      await released.promise
      await route.continue()
    })
    await visit(page, '/rates')
    await rowOf(page).click()
    await expect(loading(page)).toBeInViewport()
    await expect(rowOf(page)).toBeFocused()
    released.resolve()
    await expect(plot(page)).toBeVisible()
    await expect(panelOf(page).getByRole('heading', { name: 'Dolar / TL' })).toBeFocused()
    await panelOf(page).getByRole('button', { name: 'Grafiği kapat' }).click()
    await expect(rowOf(page)).toBeFocused()
  })

  test("if the chart's code is gone with an older release, a retry reloads the page and opens the chart", async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/Failed to load resource/)
    await page.route(CODE, (route) => route.fulfill({ status: 404 }))
    await visit(page, '/rates')
    await rowOf(page).click()
    const again = panelOf(page).getByRole('button', { name: 'Yeniden dene' })
    await expect(panelOf(page).getByText('Grafik şu anda açılamıyor.')).toBeVisible()
    await page.unroute(CODE)
    await again.click()
    await expect(plot(page)).toBeVisible()
    await expect(page).toHaveURL('/rates#USD-daily')
  })
})
