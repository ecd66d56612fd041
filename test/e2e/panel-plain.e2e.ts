import type { Page } from '@playwright/test'
import { panelTest as test } from './panel.ts'
import { expect } from './server.ts'

const halted = (page: Page) => page.getByRole('heading', { name: 'Bütün fiyatlar siteden kaldırıldı' })

test(
  "a clerk can halt all prices even if the panel's script fails to load",
  { tag: '@core' },
  async ({ panel, site, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource/)
    const { page } = await panel.phoneOf('Zeynep Kaya', 'gise')
    await page.route(/\/assets\/panel-[^/]*\.js$/, (route) => route.abort())
    await page.goto('/mesajlar')
    await page.getByRole('button', { name: 'Bütün fiyatları durdur' }).click()
    await page.getByRole('button', { name: 'Evet, hepsini durdur' }).click()
    await expect(halted(page)).toBeVisible()
    await expect.poll(async () => (await fetch(`${site.url}/rates`)).text()).toContain('Gişeye sorunuz')

    // A reload repeats no stop, but shows what is in force now.
    await panel.office('resume', 'hepsi', '--yes')
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Bu durdurma yürürlükte değil' })).toBeVisible()
    await expect.poll(async () => (await fetch(`${site.url}/rates`)).text()).not.toContain('Gişeye sorunuz')
  },
)

test('the public site neither serves nor mentions the panel', async ({ panel, site }) => {
  for (const path of [
    '/giris',
    '/kisiler',
    '/fiyat/USD',
    '/durdur',
    '/api/state?sayfa=/',
    '/api/stream?sayfa=/',
    '/panel.webmanifest',
  ])
    expect((await fetch(`${site.url}${path}`)).status, path).toBe(404)
  const port = new URL(panel.origin).port
  for (const path of ['/', '/rates', '/altin', '/contact', '/robots.txt', '/sitemap.xml'])
    expect(await (await fetch(`${site.url}${path}`)).text(), path).not.toMatch(
      new RegExp(`/giris|gişe paneli|:${port}`, 'i'),
    )
})
