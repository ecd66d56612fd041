import { readFile } from 'node:fs/promises'
import { panelOf, plot, rowOf, table } from './chart-panel.ts'
import { expect, test } from './server.ts'

test.describe('if the price history is unavailable', () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError(/Failed to load resource|chart data/))

  test('the chart, its table and its file are marked as placeholders if the history is unavailable', async ({
    page,
  }) => {
    await page.route('**/api/chart-data*', (route) => route.fulfill({ status: 503, json: { status: 'error' } }))
    await page.goto('/rates#USD-monthly')
    const panel = panelOf(page)
    await expect(panel.getByText('Temsili veri', { exact: true })).toBeVisible()
    await expect(panel.getByRole('status').filter({ hasText: 'gerçek geçmiş değildir' })).toBeVisible()
    await expect(plot(page)).toBeVisible()
    await panel.getByText('Tablo olarak göster').click()
    await expect(panel.getByRole('table', { name: /Temsili veri$/ }).locator('tbody tr')).toHaveCount(30)
    const sell = Number((await panel.locator('dd').nth(3).innerText()).replaceAll(/[^\d,]/g, '').replace(',', '.'))
    const shown = await rowOf(page).locator('xpath=ancestor::tr').getByRole('cell').nth(1).innerText()
    expect(Math.abs(sell - Number(shown.split('\n')[0]?.replace(',', '.')))).toBeLessThanOrEqual(1.2)

    const download = page.waitForEvent('download')
    await panel.getByRole('button', { name: 'CSV indir' }).click()
    expect(await readFile(await (await download).path(), 'utf8')).toContain(';Temsili veri;')
  })

  test(
    'a failed chart is retried by a button and by itself when the network returns',
    { tag: '@core' },
    async ({ page, context }) => {
      let down = true
      await page.route('**/api/chart-data*', (route) => (down ? route.abort() : route.fallback()))
      await page.goto('/rates#USD-weekly')
      const mark = panelOf(page).getByText('Temsili veri', { exact: true })
      await expect(mark).toBeVisible()
      await panelOf(page).getByRole('button', { name: 'Yeniden dene' }).click()
      await expect(mark).toBeVisible()
      down = false
      await context.setOffline(true)
      await context.setOffline(false)
      await expect(mark).toHaveCount(0)
      await expect(plot(page)).toBeVisible()
    },
  )
})

test("the chart's figures and table are shown even if the drawing library fails to load", async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|chart/)
  await page.route('**/plot-*.js', (route) => route.abort())
  await page.goto('/rates#USD-weekly')
  await expect(panelOf(page).getByText('Grafik çizilemedi; değerler aşağıdaki tabloda.')).toBeVisible()
  await panelOf(page).getByText('Tablo olarak göster').click()
  await expect(table(page).locator('tbody tr')).toHaveCount(7)
})
