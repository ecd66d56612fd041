import type { Page } from '@playwright/test'
import { LISTED_PATHS } from '../../src/contract/page-paths.ts'
import { wordsInOtherFaces } from './faces.ts'
import { EACH_KIND } from './page-kinds.ts'
import { expect, test } from './server.ts'
import { navigation } from './visitor.ts'

// Tests the served HTML without scripts, as search engines see it. Live prices cannot replace its content then.
test.use({ javaScriptEnabled: false })

const meta = (page: Page, name: string) =>
  page.locator(`meta[name="${name}"], meta[property="${name}"]`).getAttribute('content')

const addresses = (page: Page, selector: string) =>
  page
    .locator(selector)
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? link.getAttribute('src') ?? ''))

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

        if (LISTED_PATHS.includes(path))
          await test.step('the page has its own metadata', () => expectOwnName(page, path))
        else await test.step('the page is excluded from search engines', () => expectUnlisted(page))
      },
    )
  }
})

/** Expects the page's own title, description, address and picture. */
async function expectOwnName(page: Page, path: string): Promise<void> {
  const [canonical = ''] = await addresses(page, 'link[rel=canonical]')
  expect(new URL(canonical).pathname).toBe(path)
  expect(await meta(page, 'og:url')).toBe(canonical)
  expect(await meta(page, 'og:image')).toBe(`${new URL(canonical).origin}/logo.png`)
  expect(await meta(page, 'og:title')).toBe(await page.title())
  expect((await meta(page, 'description'))?.length).toBeGreaterThan(50)
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr')
}

async function expectUnlisted(page: Page): Promise<void> {
  expect(await meta(page, 'robots')).toBe('noindex')
  expect(await addresses(page, 'link[rel=canonical]')).toEqual([])
}

test('the menu of small screens works without scripts', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Menü' }).click()
  await navigation(page).getByRole('link', { name: 'Doviz Kurlari' }).click()
  await expect(page).toHaveURL('/rates')
  await expect(page.getByRole('row', { name: /USD/ }).first()).toContainText(/\d{2},\d{4}/)
})

test('the server serves robots.txt, sitemap, manifest and pictures', { tag: '@core' }, async ({ page, request }) => {
  const text = async (address: string) => (await request.get(address)).text()
  expect(await text('/robots.txt')).toContain('/sitemap.xml')
  const listed = [...(await text('/sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)]
  const paths = listed.map(([, address = '']) => new URL(address).pathname)
  const [months, pages] = [
    paths.filter((path) => /^\/kur\/\d/.test(path)),
    paths.filter((path) => !/^\/kur\/\d/.test(path)),
  ]
  expect(pages.toSorted()).toEqual(LISTED_PATHS.toSorted())
  expect(months.length).toBeGreaterThan(0)

  await page.goto('/')
  const linked = await addresses(page, 'link[rel~=icon], link[rel=apple-touch-icon]')
  expect(linked).toHaveLength(2)
  const icons = [...(await text('/manifest.webmanifest')).matchAll(/"src":"(.*?)"/g)].map(([, source = '']) => source)
  expect(icons.length).toBeGreaterThan(1)
  for (const address of [...linked, ...icons, '/logo.png'])
    expect((await request.get(address)).status(), address).toBe(200)
  const png = await (await request.get('/logo.png')).body()
  expect(await meta(page, 'og:image:width')).toBe(String(png.readUInt32BE(16)))
  expect(await meta(page, 'og:image:height')).toBe(String(png.readUInt32BE(20)))
})
