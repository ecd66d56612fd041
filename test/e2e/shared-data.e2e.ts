import type { Page } from '@playwright/test'
import { documented } from '../fakes/open-api.ts'
import { expect, siteTest, test } from './server.ts'

const OTHER = 'https://gazete.example'

/** Opens an empty page of another site, which may frame an address of ours. */
async function openElsewhere(page: Page, framed = 'about:blank'): Promise<void> {
  await page.route(`${OTHER}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Gazete</title><iframe src="${framed}" title="Kurlar"></iframe>`,
    }),
  )
  await page.goto(`${OTHER}/`)
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** What a script of the page gets: a status, or why it gets nothing. */
const ask = (page: Page, url: string, init: Asking = {}) =>
  page.evaluate(
    ([address, options]) =>
      fetch(address, options).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    [url, init] as const,
  )

siteTest.describe('what others may do with the prices', () => {
  // The browser asks before a page from elsewhere reaches this machine.
  siteTest.use({ neverCloses: true, permissions: ['local-network-access'] })

  siteTest(
    'is nothing until the settings allow it; then they read, and can neither write nor frame',
    async ({ site, page, expectConsoleError }) => {
      expectConsoleError(/40[04]|CORS|frame-ancestors|net::ERR_(?:FAILED|BLOCKED)/)
      const feed = `${site.url}/api/feed?dil_kodu=tr`
      await page.goto(`${site.url}/veri`)
      await expect(page.getByText('şu anda başka sitelerle paylaşmıyor')).toBeVisible()
      await openElsewhere(page)
      expect(await ask(page, feed)).toContain('TypeError')

      await site.importOffice((text) => text.replace('\nveri_paylasimi: hayır', '\nveri_paylasimi: evet'))
      await expect.poll(() => ask(page, feed)).toBe(200)
      expect(await ask(page, feed, { headers: { 'content-type': 'application/json' } })).toBe(200)
      expect(await ask(page, `${site.url}/api/feed?board=silver`)).toBe(400)
      const message = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      expect(await ask(page, `${site.url}/api/contact.php`, message)).toContain('TypeError')
      expect(await ask(page, `${site.url}/rates`)).toContain('TypeError')

      await page.unroute(`${OTHER}/**`)
      await openElsewhere(page, `${site.url}/rates`)
      await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
    },
  )
})

test('the document of the calls holds for every answer', { tag: '@core' }, async ({ request, demoSite }) => {
  const document: unknown = await (await request.get('/openapi.json')).json()
  const holds = documented(document)
  const today = new Date(demoSite.now()).toISOString().slice(0, 10)
  const periods = ['daily', 'weekly', 'monthly', 'quarterly', 'semiannual', 'annual']
  const asked = [
    ...['', '?dil_kodu=tr', '?board=coins', '?dil_kodu=en', '?x=1'].map((query) => `/api/feed${query}`),
    ...['', `?date=${today}`, '?date=2026-03-02', '?date=2099-01-01'].map((query) => `/api/daily-summary${query}`),
    ...periods.map((period) => `/api/chart-data?currency=JPY&period=${period}`),
    '/api/chart-data?currency=XYZ&period=daily',
    '/api/central-bank',
    '/api/central-bank?x=1',
  ]
  const statuses = new Set<number>()
  for (const url of asked) {
    const answer = await request.get(url)
    const [path = ''] = url.split('?')
    const status = answer.status()
    statuses.add(status)
    expect(
      holds({ path, status, contentType: answer.headers()['content-type'] ?? '', body: await answer.text() }),
      url,
    ).toEqual([])
  }
  expect(statuses).toEqual(new Set([200, 400]))
})
