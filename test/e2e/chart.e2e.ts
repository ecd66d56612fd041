import { readFile } from 'node:fs/promises'
import { dayOf, MINUTE } from '../../src/domain/calendar.ts'
import { loading, panelOf, period, plot, rowOf, table } from './chart-panel.ts'
import { expect, siteTest, test } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow, visit } from './visitor.ts'

const PERIODS = [
  ['Günlük', 'daily', 1],
  ['Haftalık', 'weekly', 7],
  ['Aylık', 'monthly', 30],
  ['3 Aylık', 'quarterly', 90],
  ['6 Aylık', 'semiannual', 180],
  ['Yıllık', 'annual', 365],
] as const

test.describe('opening and closing the chart', () => {
  test(
    'a row opens the chart, another row replaces it, and closing restores the focus',
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, '/rates')
      await expect(page.getByRole('heading', { name: /Dolar \/ TL/ })).toHaveCount(0)
      await rowOf(page).click()
      await expect(rowOf(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(panelOf(page).getByRole('heading', { level: 2 })).toBeFocused()
      await expect(period(page, 'Günlük')).toHaveAttribute('aria-pressed', 'true')
      await expect(plot(page)).toBeVisible()
      await expect(page).toHaveURL('/rates#USD-daily')

      await period(page, 'Aylık').click()
      await rowOf(page, 'Japon Yeni / TL').click()
      await expect(panelOf(page, 'Japon Yeni / TL')).toContainText('100 birim')
      await expect(period(page, 'Aylık'), 'the period stays').toHaveAttribute('aria-pressed', 'true')
      await expect(panelOf(page)).toHaveCount(0)
      await expect(page).toHaveURL('/rates#JPY-monthly')

      await page.getByRole('button', { name: 'Grafiği kapat' }).click()
      await expect(panelOf(page, 'Japon Yeni / TL')).toHaveCount(0)
      await expect(rowOf(page, 'Japon Yeni / TL')).toHaveAttribute('aria-pressed', 'false')
      await expect(rowOf(page, 'Japon Yeni / TL')).toBeFocused()
      await expect(page).toHaveURL('/rates')
    },
  )

  test('the chart works with the keyboard alone, and its library is loaded once, with the first chart', async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (/\/plot-[^/]+\.js$/.test(request.url())) scripts.push(request.url())
    })
    await visit(page, '/rates')
    await page.waitForLoadState('networkidle').catch(() => undefined)
    expect(scripts).toEqual([])
    await rowOf(page, 'Euro / TL').focus()
    await page.keyboard.press('Enter')
    await expect(panelOf(page, 'Euro / TL').getByRole('heading', { level: 2 })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: 'Grafiği kapat' })).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(period(page, 'Haftalık')).toHaveAttribute('aria-pressed', 'true')
    await expect(plot(page)).toBeVisible()
    await page.getByRole('button', { name: 'Grafiği kapat' }).focus()
    await page.keyboard.press('Enter')
    await expect(rowOf(page, 'Euro / TL')).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(plot(page)).toBeVisible()
    expect(scripts).toHaveLength(1)
  })

  test('the chart has a link that opens the same chart again', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/rates#USD-weekly')
    await expect(period(page, 'Haftalık')).toHaveAttribute('aria-pressed', 'true')
    await expect(rowOf(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(plot(page)).toBeVisible()
    await panelOf(page).getByRole('button', { name: 'Bağlantıyı kopyala' }).click()
    await expect(panelOf(page).getByRole('button', { name: 'Bağlantı kopyalandı' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
  })
})

test('each period of the chart loads its own days', { tag: '@core' }, async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname !== '/api/chart-data') return
    asked.push(`${request.headers()['content-type']} ${search}`)
  })
  await page.goto('/rates#USD-daily')
  for (const [name, wire, days] of PERIODS) {
    await period(page, name).click()
    await expect.poll(() => asked.at(-1)).toBe(`application/json ?currency=USD&period=${wire}`)
    await expect(plot(page)).toBeVisible()
    await panelOf(page).getByText('Tablo olarak göster').click()
    if (wire !== 'daily') await expect(table(page).locator('tbody tr')).toHaveCount(days)
    await expect(panelOf(page).locator('dt')).toHaveText([
      'En düşük alış',
      'En yüksek alış',
      'En düşük satış',
      'En yüksek satış',
      'Değişim',
      'Değişim oranı',
    ])
  }
  // On a busy machine, a page that was suspended for a while repeats its last request; ignore the repetition.
  expect(asked.filter((each, index) => each !== asked[index - 1])).toHaveLength(PERIODS.length)
})

test('the chart shows a spinner with a text until the answer arrives', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/chart-data*', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/rates#USD-daily')
  await expect(loading(page)).toBeVisible()
  await expect(plot(page)).toHaveCount(0)
  held.resolve()
  await expect(plot(page)).toBeVisible()
  await expect(loading(page)).toHaveCount(0)
})

test('the central bank’s line is an option of its own, and it stays when the period changes', async ({ page }) => {
  // Keep live prices away, because they could change the lowest and highest price of the week.
  await page.routeWebSocket(/socket\.io/, () => {})
  await page.route('**/api/feed?*', () => {})
  await page.goto('/rates#USD-weekly')
  const option = panelOf(page).getByRole('button', { name: 'TCMB çizgisi' })
  await expect(option).toHaveAttribute('aria-pressed', 'false')
  await expect(panelOf(page).getByText('TCMB satış')).toHaveCount(0)
  const figures = panelOf(page).locator('dl')
  const own = await figures.innerText()
  await option.click()
  await expect(panelOf(page).getByText('TCMB alış')).toBeVisible()
  await expect(panelOf(page).getByText('TCMB satış')).toBeVisible()
  await expect.poll(async () => (await figures.innerText()).slice(0, 30)).toBe(own.slice(0, 30))
  await period(page, 'Aylık').click()
  await expect(option).toHaveAttribute('aria-pressed', 'true')
  await expect(panelOf(page).getByText('TCMB satış')).toBeVisible()
})

test('the downloaded file has the rows of the table in the format of a Turkish spreadsheet', async ({
  page,
  demoSite,
}) => {
  await page.goto('/rates#EUR-weekly')
  const panel = panelOf(page, 'Euro / TL')
  await panel.getByText('Tablo olarak göster').click()
  await expect(panel.locator('tbody tr')).toHaveCount(7)
  const rows = await panel.locator('tbody tr').allInnerTexts()
  const waiting = page.waitForEvent('download')
  await panel.getByRole('button', { name: 'CSV indir' }).click()
  const download = await waiting
  const today = dayOf(demoSite.now())
  expect(download.suggestedFilename()).toBe(`EUR-weekly-${today}.csv`)
  const text = await readFile(await download.path(), 'utf8')
  const lines = text.split('\r\n')
  expect(lines[0]).toBe('\uFEFFtarih;alis;satis;kaynak;not')
  expect(lines.at(-1)).toBe('')
  expect(lines.slice(1, -1)).toHaveLength(7)
  // Compare yesterday, because today's prices may change between the two readings.
  const [, buy, sell] = rows[1]?.split('\t') ?? []
  expect(lines.at(-3)).toMatch(new RegExp(`^\\d{4}-\\d\\d-\\d\\d;${buy};${sell};örnek veri;(taşınan)?$`))
})

test("the chart's drawing follows the theme and the width", async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/rates#USD-annual')
  await expect(plot(page)).toBeVisible()
  const colours = () =>
    plot(page).evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return []
      const { data } = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] }
      const counts = new Map<string, number>()
      for (let index = 0; index < data.length; index += 4) {
        if (data[index + 3] !== 255) continue
        const colour = `${data[index]},${data[index + 1]},${data[index + 2]}`
        counts.set(colour, (counts.get(colour) ?? 0) + 1)
      }
      return [...counts].filter(([, count]) => count > 50).map(([colour]) => colour)
    })
  const token = (name: string) =>
    page.evaluate((custom) => {
      const context = document.createElement('canvas').getContext('2d')
      if (context === null) return ''
      context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue(custom)
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3).join(',')
    }, name)
  const light = [await token('--sell'), await token('--buy')]
  await expect.poll(colours).toEqual(expect.arrayContaining(light))
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = [await token('--sell'), await token('--buy')]
  expect(dark).not.toEqual(light)
  await expect.poll(colours).toEqual(expect.arrayContaining(dark))

  const width = async () => (await plot(page).boundingBox())?.width ?? 0
  const wide = await width()
  await page.setViewportSize({ width: 700, height: 900 })
  await expect.poll(width).toBeLessThan(wide)
  await page.setViewportSize({ width: 320, height: 640 })
  await expect.poll(width).toBeLessThan(320)
  await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
})

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the open chart panel with its table passes the accessibility checks', async ({ page }) => {
    await page.goto('/rates#JPY-weekly')
    const panel = panelOf(page, 'Japon Yeni / TL')
    await panel.getByText('Tablo olarak göster').click()
    await panel.getByRole('button', { name: 'TCMB çizgisi' }).click()
    await expectUsableByEverybody(page, 'main')
  })
})

siteTest.describe('with a live provider', () => {
  siteTest.use({ neverCloses: true })

  siteTest('the open chart adds live prices and shows the same rows after a reload', async ({ page, site }) => {
    const recorded = (sell: string): Promise<void> =>
      expect(async () => {
        // The server writes a price within seconds and caches an answer for a minute.
        await site.pass(MINUTE)
        const written = await page.request.get('/api/chart-data?currency=USD&period=daily')
        expect(await written.text()).toContain(`"sell_rate":${sell},"source":"office"`)
      }).toPass()
    await site.provider.connections.reached(1)
    site.sendPrices({ USDTRY: ['47.2330', '47.4770'] })
    await recorded('47.477')
    await visit(page, '/rates')
    await rowOf(page).click()
    const panel = panelOf(page)
    await expect(panel.getByText('47,4770 ₺').first()).toBeVisible()
    await expect(panel.getByText('Örnek veri')).toHaveCount(0)
    await panel.getByText('Tablo olarak göster').click()

    await expect(async () => {
      site.sendPrices({ USDTRY: ['47.3000', '47.5550'] })
      await expect(panel.locator('dd').nth(3)).toHaveText('47,5550 ₺', { timeout: 2000 })
    }).toPass()
    await expect(table(page).locator('tbody tr').first().getByRole('cell')).toHaveText(['47,3000', '47,5550'])

    await recorded('47.555')
    const shown = async () => (await table(page).locator('tbody tr').allInnerTexts()).join('\n')
    const before = await shown()
    await page.reload()
    await panel.getByText('Tablo olarak göster').click()
    await expect.poll(shown).toBe(before)
  })
})

siteTest(
  'before its first own price, the panel shows the central bank’s line and labels it',
  async ({ page, site }) => {
    await site.provider.connections.reached(1)
    site.provider.send({ data: { USDTRY: { alis: '47.2330', satis: '47.4770', tarih: '21-08-2026 10:00:00' } } })
    // The panel sends only one request, so wait until the server has the official rates.
    const official = async (): Promise<string> =>
      (await page.request.get('/api/chart-data?currency=USD&period=annual')).text()
    await expect.poll(official).toContain('"source":"tcmb"')
    await visit(page, '/rates')
    await rowOf(page).click()
    await period(page, 'Yıllık').click()
    const panel = panelOf(page)
    await expect(panel.getByText('TCMB gösterge kuru', { exact: true })).toBeVisible()
    await expect(panel.getByText(/gişe kaydımız yok/)).toBeVisible()
    await expect(panel.getByRole('button', { name: 'TCMB çizgisi' })).toHaveCount(0)
    await expect(panel).not.toContainText('47,4770')
  },
)
