import type { Page } from '@playwright/test'
import { expect, siteTest } from '../../../../test/e2e/server.ts'

const OTHER = 'https://gazete.example'

/** Opens an empty page of another site that may embed one of our addresses in a frame. */
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

/** Sends a request from a script of the page. Returns the status, or the error as text. */
const ask = (page: Page, url: string, init: Asking = {}) =>
  page.evaluate(
    ([address, options]) =>
      fetch(address, options).then(
        ({ status }) => status,
        (error: unknown) => String(error),
      ),
    [url, init] as const,
  )

siteTest.describe('prices on other sites', () => {
  // Chromium asks for this permission before a foreign page may reach a local address.
  siteTest.use({ neverCloses: true, permissions: ['local-network-access'] })

  siteTest(
    'other sites may read prices only if the settings allow it, and may never write to or embed the site',
    async ({ site, page, expectConsoleError }) => {
      expectConsoleError(/40[04]|CORS|frame-ancestors|net::ERR_(?:FAILED|BLOCKED)/)
      const feed = `${site.url}/api/feed?dil_kodu=tr`
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
