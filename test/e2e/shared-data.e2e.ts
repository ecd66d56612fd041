import type { Page, Response } from '@playwright/test'
import { SECOND, writeStamp } from '../../src/domain/calendar.ts'
import { ISTANBUL } from '../fakes/istanbul.ts'
import { documented } from '../fakes/open-api.ts'
import { withSharing } from '../fakes/sharing-office.ts'
import { expect, siteTest, test } from './server.ts'
import type { Site } from './site.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow } from './visitor.ts'

const ALLOWED = 'https://gazete.example'
const OTHER = 'https://baska.example'
const EMBED = '/gomulu?pano=doviz'

function say(site: Site, sell: string): void {
  const tarih = writeStamp(site.now(), ISTANBUL)
  site.provider.send({ meta: { time: site.now() }, data: { USDTRY: { alis: '47.2330', satis: sell, tarih } } })
}

/** A page of another site that frames the table. */
async function openAt(page: Page, origin: string, address: string): Promise<void> {
  await page.route(`${origin}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>Gazete</title><iframe src="${address}" title="Kurlar" width="320" height="480"></iframe>`,
    }),
  )
  await page.goto(`${origin}/`)
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
    'is nothing until the office file says so; then they read, and those it lists frame the table',
    async ({ site, page, request, expectConsoleError }) => {
      expectConsoleError(/40[04]|CORS|frame-ancestors|net::ERR_(?:FAILED|BLOCKED)/)
      const [embed, feed] = [site.url + EMBED, `${site.url}/api/feed?dil_kodu=tr`]
      await site.provider.connections.reached(1)
      say(site, '47.4770')
      expect((await request.get(embed)).status()).toBe(404)
      await page.goto(`${site.url}/veri`)
      await expect(page.getByText('şu anda başka sitelerle paylaşmıyor')).toBeVisible()
      await openAt(page, ALLOWED, 'about:blank')
      expect(await ask(page, feed)).toContain('TypeError')
      await page.unroute(`${ALLOWED}/**`)

      await site.editOffice((text) => withSharing(text, `[${ALLOWED}]`))
      await expect.poll(async () => (await request.get(embed)).status()).toBe(200)
      const files: Response[] = []
      const sockets: string[] = []
      page.on('websocket', (socket) => sockets.push(socket.url()))
      page.on('response', (response) => {
        // What it asks for again and again is another matter.
        if (response.url().includes('/gomulu') && response.request().resourceType() !== 'xhr') files.push(response)
      })
      await openAt(page, ALLOWED, embed)
      const table = page.frameLocator('iframe')
      const dollar = table.getByRole('row', { name: /^USD/ })
      await expect(dollar).toContainText('47,4770')
      await expect(table.getByText('Canlı')).toBeVisible()
      await expect(table.getByRole('row', { name: /^EUR/ })).toContainText('Gişeye sorunuz')
      // The document, its sheet and its script were there when the page around it was.
      const bodies = await Promise.all(files.map((file) => file.body()))
      expect(bodies).toHaveLength(3)
      expect(Buffer.concat(bodies).length).toBeLessThan(30_000)
      say(site, '47.4880')
      await expect(dollar).toContainText('47,4880')

      // It may read, also with headers that are asked about beforehand; it can send us nothing.
      expect(await ask(page, feed, { headers: { 'content-type': 'application/json' } })).toBe(200)
      expect(await ask(page, `${site.url}/api/feed?board=silver`)).toBe(400)
      const message = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }
      expect(await ask(page, `${site.url}/api/contact.php`, message)).toContain('TypeError')
      expect(await ask(page, `${site.url}/rates`)).toContain('TypeError')
      expect(sockets).toEqual([])

      await openAt(page, OTHER, embed)
      await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
      await openAt(page, ALLOWED, `${site.url}/rates`)
      await expect.poll(() => page.frames().at(-1)?.url()).toContain('chrome-error')
    },
  )

  siteTest(
    'the table says how old it is when nobody answers, and goes when the office shares it no more',
    async ({ site, page, request, expectConsoleError }) => {
      expectConsoleError(/Failed to load resource/)
      await site.editOffice((text) => withSharing(text, `[${ALLOWED}]`))
      await expect.poll(async () => (await request.get(site.url + EMBED)).status()).toBe(200)
      await site.provider.connections.reached(1)
      say(site, '47.4770')
      await expect.poll(async () => (await request.get(site.url + EMBED)).text()).toContain('47,4770')
      await page.clock.install({ time: site.now() })
      // A browser that opens its windows again may take the document from its cache: it promises nothing by itself.
      const held = Promise.withResolvers<void>()
      await page.route(/gomulu\?/, async (route) => {
        if (route.request().resourceType() === 'xhr') await held.promise
        await route.continue()
      })
      await page.goto(site.url + EMBED)
      await expect(page.getByRole('row', { name: /^USD/ })).toContainText('47,4770')
      await page.clock.runFor(2 * SECOND)
      await expect(page.locator('.age')).toHaveText('')
      held.resolve()
      await expect(page.getByText('Canlı')).toBeVisible()
      await page.unrouteAll({ behavior: 'wait' })
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)
      await expectUsableByEverybody(page)
      await page.setViewportSize({ width: 320, height: 480 })
      await expect.poll(() => overflow(page)).toBeLessThanOrEqual(0)

      await site.stop()
      await site.pass(26 * SECOND, page)
      await expect(page.getByText('Bağlantı yok. 1 dk önce')).toBeVisible()
      await expect(page.getByText('Canlı')).toBeHidden()
      await expect(page.getByRole('row', { name: /^USD/ })).toContainText('47,4770')

      await site.restart()
      await site.editOffice((text) => text.replace(/\nveri_paylasimi:\n.*\n/, '\nveri_paylasimi: yok\n'))
      await expect.poll(async () => (await request.get(site.url + EMBED)).status()).toBe(404)
      await site.pass(10 * SECOND, page)
      await expect(page.getByText('Bu tablo artık burada gösterilmiyor.')).toBeVisible()
      await expect(page.getByRole('table')).toBeHidden()
    },
  )

  siteTest.describe('without scripts', () => {
    siteTest.use({ javaScriptEnabled: false })

    siteTest(
      'the table is read with the moment of its prices, and calls none live',
      async ({ site, page, request }) => {
        await site.editOffice((text) => withSharing(text, `[${ALLOWED}]`))
        await expect.poll(async () => (await request.get(site.url + EMBED)).status()).toBe(200)
        await site.provider.connections.reached(1)
        say(site, '47.4770')
        await expect.poll(async () => (await request.get(site.url + EMBED)).text()).toContain('47,4770')
        await page.goto(site.url + EMBED)
        await expect(page.getByText(/^Son fiyat \d\d\.\d\d itibarıyla$/)).toBeVisible()
        await expect(page.getByText('Canlı')).toHaveCount(0)
      },
    )
  })
})

test('the document of the calls holds for every answer of the running site', async ({ request, demoSite }) => {
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
