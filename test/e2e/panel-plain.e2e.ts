import type { Page } from '@playwright/test'
import { PANEL_PAGES } from './panel-pages.ts'
import { expectTold, panelTest as test } from './panel.ts'
import { expect } from './server.ts'

const publish = (page: Page) => page.getByRole('button', { name: 'Yayınla', exact: true })

/** Of a page that nothing renews: what was answered before the site had it is true when the page is loaded again. */
const expectOnceLoaded = (page: Page, expected: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await page.goto('/')
    await expected()
  }).toPass()

test('everything but the passkey works without scripts', async ({ panel, browser, site }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL: panel.origin,
    storageState: await phone.context.storageState(),
    viewport: { width: 390, height: 844 },
  })
  const page = await context.newPage()

  await test.step('a margin is looked at, then published', async () => {
    await page.goto('/fiyat/USD')
    await page.getByLabel('Satış payı', { exact: true }).fill('+0,03')
    await page.getByRole('button', { name: 'Önizle' }).click()
    await expect(page.getByRole('row', { name: /^Yeni/ })).toContainText('47,5070')
    await publish(page).click()
    await expect(page.getByText(/^\d+ saniyede yayınlandı/)).toBeVisible()
    await expect.poll(async () => (await fetch(`${site.url}/rates`)).text()).toContain('47,5070')
  })

  await test.step('what was hardly meant is asked in the answer', async () => {
    await page.goto('/fiyat/USD')
    await page.getByLabel('Satış payı', { exact: true }).fill('+0,50')
    await publish(page).click()
    await page.getByRole('checkbox', { name: /^Evet/ }).check()
    await publish(page).click()
    await expect(page.getByText(/^\d+ saniyede yayınlandı/)).toBeVisible()
  })

  await test.step('all prices are halted, and resumed', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: 'Fiyatları durdur' }).click()
    await page.getByRole('radio', { name: 'Teknik sorun' }).check()
    const halted = page.getByRole('heading', { name: 'Bütün fiyatlar durduruldu' })
    await page.getByRole('button', { name: 'Evet, hepsini durdur' }).click()
    await expectTold(page, /^Siteden kaldırıldı/)
    await expectOnceLoaded(page, () => expect(halted).toBeVisible({ timeout: 1000 }))
    await page.getByRole('main').getByRole('button', { name: 'Fiyatları sürdür' }).click()
    await expectTold(page, /^Yeniden sitede/)
    await expectOnceLoaded(page, () => expect(halted).toHaveCount(0, { timeout: 1000 }))
  })

  await test.step('a notice, and who leaves', async () => {
    await page.goto('/duyuru')
    await page.getByLabel('Duyuru metni').fill('Yarın öğleden sonra açığız.')
    await publish(page).click()
    await expect(page.getByText('Yarın öğleden sonra açığız.').first()).toBeVisible()
    await page.goto('/diger')
    await page.getByRole('button', { name: 'Çıkış' }).last().click()
    await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
  })
  await context.close()
})

test('nothing of it is kept by a cache or a search engine, and the public site has none of it', async ({
  panel,
  site,
}) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  for (const path of [...PANEL_PAGES, '/giris', '/yok', '/panel.webmanifest']) {
    const answer = await phone.context.request.get(path)
    expect(answer.headers(), path).toMatchObject({ 'x-robots-tag': 'noindex, nofollow' })
    expect(answer.headers()['cache-control'], path).toContain('no-store')
    expect(answer.headers()['content-security-policy'], path).toContain("frame-ancestors 'none'")
  }
  for (const path of ['/giris', '/kisiler', '/fiyat/USD', '/durdur', '/akis', '/panel.webmanifest'])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404)
  const port = new URL(panel.origin).port
  for (const path of ['/', '/rates', '/altin', '/contact', '/robots.txt', '/sitemap.xml'])
    expect(await (await fetch(`${site.url}${path}`)).text(), path).not.toMatch(
      new RegExp(`/giris|gişe paneli|:${port}`, 'i'),
    )
})
