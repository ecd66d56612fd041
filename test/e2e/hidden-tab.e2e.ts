import { expect, test } from './server.ts'
import { hasDecided, hydrated } from './visitor.ts'

test('a tab that is hidden for minutes closes its socket, and opens one when it is looked at again', async ({
  page,
  context,
}) => {
  await hasDecided(context)
  await page.clock.install()
  const socket = page.waitForEvent('websocket')
  await page.goto('/rates')
  // The clock stands still unless it is told: hydration and idle time need some of it.
  await page.clock.runFor(5000)
  await hydrated(page)
  const first = await socket
  const showTab = (state: string): Promise<void> =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: visibility })
      document.dispatchEvent(new Event('visibilitychange'))
    }, state)

  await showTab('hidden')
  await page.clock.runFor('05:01')
  await expect.poll(() => first.isClosed()).toBe(true)
  const [second, asked] = [page.waitForEvent('websocket'), page.waitForRequest(/\/api\/feed/)]
  await showTab('visible')
  await second
  await asked
  await expect(
    page
      .getByRole('region', { name: /canlı kurlar/ })
      .getByText('Canlı', { exact: true })
      .first(),
  ).toBeVisible()
})
