import type { WebSocket } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { expect, siteTest as test } from './server.ts'
import { countPrices, hasDecided, hydrated } from './visitor.ts'

/** The test takes minutes of the site's time, which must not cross closing time or midnight. */
test.use({ neverCloses: true, settings: { RATE_SOCKET_URL: '', RATE_FEED_URL: '', CENTRAL_BANK: 'demo' } })

test('a tab that is hidden for minutes closes its socket and opens a new one when it is visible again', async ({
  page,
  context,
  site,
}) => {
  await hasDecided(context)
  await page.clock.install({ time: site.now() })
  const sockets: WebSocket[] = []
  page.on('websocket', (socket) => sockets.push(socket))
  const prices = countPrices(page)
  await page.goto('/rates')
  // Hydration and idle callbacks need some time of the stopped clock.
  await page.clock.runFor(5000)
  await hydrated(page)
  await expect.poll(prices).toBeGreaterThan(0)
  const showTab = (state: string): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  await showTab('hidden')
  await page.clock.runFor('05:01')
  await expect.poll(() => sockets.every((socket) => socket.isClosed())).toBe(true)
  // A page that is not idle would reconnect within half a minute.
  const before = sockets.length
  await page.clock.runFor('01:00')
  expect(sockets).toHaveLength(before)
  const asked = page.waitForRequest(/\/api\/feed/)
  // On a busy machine the page may give up the first socket and open another.
  const answered = new Promise<void>((resolve) => {
    page.on('websocket', (next) => next.once('framereceived', () => resolve()))
  })
  await showTab('visible')
  await Promise.all([answered, asked])
  const dollar = page.getByRole('table', { name: 'ANGÜN canlı döviz kurları' }).getByRole('row', { name: /^USD/ })
  // The page's clock ran ahead of the prices, and a source that was silent is trusted again only after a minute. So
  // advance both clocks together.
  await expect(async () => {
    const heard = prices()
    await site.pass(5 * SECOND, page)
    await expect.poll(prices).toBeGreaterThan(heard)
    await expect(dollar.getByText('canlı', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
})
