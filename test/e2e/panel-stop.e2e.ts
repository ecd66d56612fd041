import { panelTest as test } from './panel.ts'
import { expect } from './server.ts'

/** A phone with a weak signal. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 60_000, uploadThroughput: 30_000 }

test('all prices can be halted over a slow connection whose proxy buffers the event stream', async ({
  panel,
  site,
}) => {
  const phone = await panel.phoneOf('Zeynep Kaya', 'gise')
  const { page, context } = phone
  await page.route('**/api/stream*', () => Promise.withResolvers<void>().promise)
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', SLOW)
  await phone.open('/mesajlar')
  await page.getByRole('link', { name: 'Fiyatları durdur' }).click()
  const yes = page.getByRole('button', { name: 'Evet, hepsini durdur' })
  await expect(yes).toBeVisible()
  // Measured by the browser's clock, from the tap until the page shows the server's answer.
  const answered = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let tappedAt = 0
        addEventListener('click', () => void (tappedAt = performance.now()), { capture: true, once: true })
        new MutationObserver(() => {
          if (
            document.querySelector('main [role=status]')?.textContent?.includes('Bütün fiyatlar siteden kaldırıldı') ===
            true
          )
            resolve(Math.round(performance.now() - tappedAt))
        }).observe(document.body, { subtree: true, childList: true, characterData: true })
      }),
  )
  await yes.click()
  test.info().annotations.push({ type: 'ms', description: `stopped ${await answered}` })
  await expect.poll(async () => (await fetch(`${site.url}/rates`)).text()).toContain('Gişeye sorunuz')
})

test('a stop whose answer is lost is sent again, and the page then shows that all prices are halted', async ({
  panel,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/)
  const phone = await panel.phoneOf('Zeynep Kaya', 'gise')
  const { page } = phone
  const ids: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/halt')) ids.push(request.headers()['x-panel-act'])
  })
  const again = Promise.withResolvers<void>()
  await page.route('**/api/halt', async (route) => {
    if (ids.length > 1) await again.promise
    await route.fetch()
    if (ids.length > 1) await route.fallback()
    else await route.abort()
  })
  await phone.open('/durdur')
  await page.getByRole('button', { name: 'Evet, hepsini durdur' }).click()
  await expect(page.getByRole('alert')).toContainText('fiyatların durduğu belli değil')
  await expect.poll(async () => (await fetch(`${site.url}/rates`)).text()).toContain('Gişeye sorunuz')
  again.resolve()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByText(/^Bütün fiyatlar siteden kaldırıldı/)).toBeVisible()
  expect(new Set(ids).size).toBe(1)
  expect(ids).toHaveLength(2)
})
