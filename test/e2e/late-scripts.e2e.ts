import type { Page, Route } from '@playwright/test'
import { expect, test } from './server.ts'
import { countPrices, hydrated, SCRIPTS } from './visitor.ts'

/** Refuses the page's scripts until the returned function is called. */
async function refuseScripts(page: Page, refuse: (route: Route) => Promise<void> | void): Promise<() => void> {
  let isGiven = false
  await page.route(SCRIPTS, (route) => (isGiven ? route.fallback() : refuse(route)))
  return () => {
    isGiven = true
  }
}

const untouched = (page: Page): Promise<boolean> => page.evaluate(() => 'wasHere' in window)
const mark = (page: Page): Promise<void> => page.evaluate(() => void Object.assign(window, { wasHere: true }))
const requestsOf = (page: Page, file: RegExp): string[] => {
  const asked: string[] = []
  page.on('request', (request) => file.test(request.url()) && asked.push(request.url()))
  return asked
}

test.describe('a page whose scripts failed to load', () => {
  test.beforeEach(({ expectConsoleError }) => expectConsoleError(/Failed to load resource|imported module|by itself/))

  for (const [name, refuse] of [
    ['because the network was down', (route: Route) => route.abort('internetdisconnected')],
    ['because the server was restarting', (route: Route) => route.fulfill({ status: 503 })],
  ] as const)
    test(`a page whose scripts failed to load ${name} hydrates by itself later`, async ({ page }) => {
      const give = await refuseScripts(page, refuse)
      const failed = page.waitForEvent('console', (message) => message.type() === 'error')
      await page.goto('/rates')
      await failed
      give()
      const prices = countPrices(page)
      await hydrated(page)
      await expect.poll(prices).toBeGreaterThan(0)
      await expect(page.locator('html')).toHaveAttribute('data-scripts', '')
    })

  test('a page without its scripts does not reload while a visitor types, and the form is sent without them', async ({
    page,
  }) => {
    const give = await refuseScripts(page, (route) => route.abort())
    const failed = page.waitForEvent('console', (message) => message.type() === 'error')
    await page.goto('/contact')
    await failed
    await mark(page)
    await page.getByLabel('Ad soyad').fill('Ayşe')
    // head.js checks whether the scripts are available again.
    const available = page.waitForResponse((answer) => /\/assets\/entry/.test(answer.url()))
    give()
    await available
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Ayşe')
    expect(await untouched(page)).toBe(true)
    const form = page.getByRole('form', { name: 'Bize yazın' })
    await form.getByLabel('E-posta').fill('ayse@ornek.example')
    await form.getByLabel('Konu').fill('Randevu')
    await form.getByLabel('Mesaj', { exact: true }).fill('Yarın geleceğim.')
    await form.getByRole('button').click()
    await expect(page.getByText(/^Mesajiniz basarili bir sekilde iletilmistir/)).toBeVisible()
  })

  test('a page that was left before its scripts loaded hydrates when it returns from the back/forward cache', async ({
    page,
  }) => {
    const asked = Promise.withResolvers<void>()
    const give = await refuseScripts(page, () => asked.resolve())
    await page.goto('/rates')
    await asked.promise
    give()
    await page.evaluate(() => void dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await hydrated(page)
  })

  test('a page whose script throws is reloaded once only', async ({ page }) => {
    await page.route(/\/assets\/entry/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("by itself")' }),
    )
    const documents = requestsOf(page, /\/rates$/)
    const scripts = requestsOf(page, /\/assets\/entry/)
    await page.addInitScript(() => {
      const later = window.setTimeout.bind(window)
      Object.assign(globalThis, { setTimeout: (run: () => void) => later(run) })
    })
    await page.goto('/rates')
    // Each document requests the script and then checks once whether it is available.
    await expect.poll(() => scripts.length).toBe(4)
    // The delays are removed, so further reloads would happen during these requests.
    for (let answers = 0; answers < 20; answers += 1) await page.evaluate(async () => void (await fetch('/robots.txt')))
    expect([documents.length, scripts.length]).toEqual([2, 4])
  })
})
