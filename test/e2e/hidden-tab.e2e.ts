import type { WebSocket } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { expect, siteTest as test } from './server.ts'
import { countPrices, hasDecided, hydrated } from './visitor.ts'

/** Minutes pass, and may cross no midnight. */
test.use({ neverCloses: true, settings: { RATE_SOCKET_URL: '', RATE_FEED_URL: '', CENTRAL_BANK: 'demo' } })

test('a tab that is hidden for minutes closes its socket, and opens one when it is looked at again', async ({
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
  // The clock stands still unless it is told: hydration and idle time need some of it.
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
  // A page that does not rest tries again within half a minute.
  const before = sockets.length
  await page.clock.runFor('01:00')
  expect(sockets).toHaveLength(before)
  const asked = page.waitForRequest(/\/api\/feed/)
  // On a busy machine the first may be given up for another.
  const answered = new Promise<void>((resolve) => {
    page.on('websocket', (next) => next.once('framereceived', () => resolve()))
  })
  await showTab('visible')
  await Promise.all([answered, asked])
  const dollar = page.getByRole('table', { name: 'ANGÜN canlı döviz kurları' }).getByRole('row', { name: /^USD/ })
  // Its minutes went by faster than a price can come, and what was silent once is believed after a minute: it passes
  // with its prices.
  await expect(async () => {
    const heard = prices()
    await site.pass(5 * SECOND, page)
    await expect.poll(prices).toBeGreaterThan(heard)
    await expect(dollar.getByText('canlı', { exact: true })).toBeVisible({ timeout: 1000 })
  }).toPass()
})
