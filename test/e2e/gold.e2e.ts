import type { Page } from '@playwright/test'
import { withGold } from '../fakes/gold-office.ts'
import { goldFrame } from '../fakes/gold.ts'
import { expect as expectIn10s, siteTest } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow, visit } from './visitor.ts'

/** The site takes up another office file within two seconds, on a busy machine later. */
const expect = expectIn10s.configure({ timeout: 30_000 })
siteTest.describe.configure({ timeout: 150_000 })
siteTest.use({ neverCloses: true })

const SECTION = 'altin:\n  alinip_satilan: hepsi\n  durdurulan: yok\n'
const quarter = (page: Page) => page.getByRole('row', { name: /^Çeyrek\s*,\s*yeni/ }).first()

siteTest('gold, reached by a link, is whole: boards, comparison, budget, jewellery', async ({ page, site }) => {
  await site.provider.connections.reached(1)
  await site.editOffice((text) => withGold(text, SECTION))
  await expect.poll(async () => (await page.request.get('/altin')).status()).toBe(200)
  site.provider.send(goldFrame(site.now()))

  await visit(page, '/about')
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Altın' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Altın' })).toBeVisible()
  await expect(quarter(page)).toContainText('10.095')
  expect(
    await page
      .locator('.gold-sheet')
      .first()
      .evaluate((sheet) => getComputedStyle(sheet).borderTopStyle),
  ).toBe('solid')

  await page.getByRole('textbox', { name: 'Bütçe' }).fill('100000')
  await expect(page.getByRole('listitem').filter({ hasText: 'Yalnız gram altın' })).toContainText('16 adet 1 gram')
  await page.getByRole('textbox', { name: 'Milyem' }).fill('585')
  await expect(page.getByText('11,7000')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectUsableByEverybody(page)
})

siteTest('a row is pressed wherever a finger falls on it', async ({ page, site }) => {
  await site.provider.connections.reached(1)
  await site.editOffice((text) => withGold(text, SECTION))
  await expect.poll(async () => (await page.request.get('/altin')).status()).toBe(200)
  site.provider.send(goldFrame(site.now()))
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/altin')
    const [row, button] = await Promise.all([
      quarter(page).boundingBox(),
      quarter(page).getByRole('button').boundingBox(),
    ])
    expect(Math.abs((row?.width ?? 0) - (button?.width ?? 0))).toBeLessThan(1)
    expect(await overflow(page)).toBe(0)
  }
})

siteTest('five of it stand on the front page, with the way to all', async ({ page, site }) => {
  await site.provider.connections.reached(1)
  await site.editOffice((text) => withGold(text, SECTION))
  await expect.poll(async () => (await page.request.get('/altin')).status()).toBe(200)
  site.provider.send(goldFrame(site.now()))
  await visit(page, '/')
  const section = page.getByRole('region', { name: 'Altın' })
  await section.scrollIntoViewIfNeeded()
  await expect(section.getByRole('listitem')).toHaveCount(5)
  await expect(section.getByRole('listitem').nth(1)).toContainText('10.095')
  await expectUsableByEverybody(page, 'section[aria-label="Altın"]')
})
