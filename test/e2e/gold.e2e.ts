import type { Page } from '@playwright/test'
import { goldFrame } from '../fakes/gold.ts'
import { expectNoTextCovered } from './covered-texts.ts'
import { expect, siteTest } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow, visit } from './visitor.ts'

const quarter = (page: Page) => page.getByRole('row', { name: /^Çeyrek\s*,\s*yeni/ }).first()

siteTest.use({ neverCloses: true, gold: 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n' })

siteTest('gold is on the home page, and its own page is complete', { tag: '@core' }, async ({ page, site }) => {
  await site.provider.connections.reached(1)
  site.provider.send(goldFrame(site.now()))

  await siteTest.step('the home page shows five gold products', async () => {
    await visit(page, '/')
    const section = page.getByRole('region', { name: 'Altın' })
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('listitem')).toHaveCount(5)
    await expect(section.getByRole('listitem').nth(1)).toContainText('10.095')
  })

  await siteTest.step('the gold page, opened by a link, has its styles, boards, comparison and form', async () => {
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Altın' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Altın' })).toBeVisible()
    await expect(quarter(page)).toContainText('10.095')
    await expect(page.locator('#kac-lira')).toHaveCSS('display', 'grid')

    await page.getByRole('textbox', { name: '1. ürün' }).fill('3')
    await expect(page.getByRole('region', { name: /bozdurursanız/ })).toContainText('29.568,00')
    await expect.poll(() => overflow(page)).toBe(0)
  })
})

siteTest(
  'the gold page passes the accessibility checks, hides no text, and its rows can be tapped anywhere',
  async ({ page, site }) => {
    await site.provider.connections.reached(1)
    site.provider.send(goldFrame(site.now()))
    await visit(page, '/altin')
    await expect(quarter(page)).toContainText('10.095')
    await expectNoTextCovered(page)
    for (const width of [320, 390, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      await expect(async () => {
        const [row, button] = await Promise.all([
          quarter(page).boundingBox(),
          quarter(page).getByRole('button').boundingBox(),
        ])
        expect(Math.abs((row?.width ?? 0) - (button?.width ?? 0))).toBeLessThan(1)
        expect(await overflow(page)).toBe(0)
      }).toPass()
    }
    await expectUsableByEverybody(page)
  },
)
