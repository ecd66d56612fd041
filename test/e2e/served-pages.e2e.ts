import { wordsInOtherFaces } from './faces.ts'
import { EACH_KIND } from './page-kinds.ts'
import { expect, test } from './server.ts'
import { navigation } from './visitor.ts'

// Tests the served HTML without scripts, as search engines see it. Live prices cannot replace its content then.
test.use({ javaScriptEnabled: false })

/** One visit for all checks of a page, because opening a page takes longer than a check. */
test.describe('served HTML', () => {
  for (const path of [...EACH_KIND, '/yok']) {
    test(
      `the served HTML of ${path} is complete without scripts`,
      { tag: path === '/' ? ['@core'] : [] },
      async ({ page, expectConsoleError }) => {
        if (path === '/yok') expectConsoleError(/404/)
        const answer = await page.goto(path)
        expect(answer?.status()).toBe(path === '/yok' ? 404 : 200)

        await test.step('every character is set in the site’s own fonts', async () => {
          expect(await wordsInOtherFaces(page)).toEqual([])
        })

        await test.step('the page shows its content on a phone', async () => {
          await page.setViewportSize({ width: 390, height: 844 })
          await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
          expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150)
        })
      },
    )
  }
})

test('the menu of small screens works without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menü' }).click()
  await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
  await expect(page).toHaveURL('/rates')
  await expect(page.getByRole('row', { name: /USD/ }).first()).toContainText(/\d{2},\d{4}/)
})

test(
  'the server serves the icons of the pages and of the manifest, and the picture for shares',
  { tag: '@core' },
  async ({ page, request }) => {
    await page.goto('/')
    const linked = await page
      .locator('link[rel~=icon], link[rel=apple-touch-icon]')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(linked).toHaveLength(2)
    const manifest = await (await request.get('/manifest.webmanifest')).text()
    const icons = [...manifest.matchAll(/"src":"(.*?)"/g)].map(([, source = '']) => source)
    expect(icons.length).toBeGreaterThan(1)
    for (const address of [...linked, ...icons, '/logo.png'])
      expect((await request.get(address)).status(), address).toBe(200)
    const png = await (await request.get('/logo.png')).body()
    const size = (side: string) => page.locator(`meta[property="og:image:${side}"]`)
    await expect(size('width')).toHaveAttribute('content', String(png.readUInt32BE(16)))
    await expect(size('height')).toHaveAttribute('content', String(png.readUInt32BE(20)))
  },
)
