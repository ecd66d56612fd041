import { expect, test } from 'vitest'
import { SECOND } from '../../src/domain/calendar.ts'
import type { EnginePage } from './page.ts'
import type { OnStage } from './stage.ts'

/** Some of the pages that the service worker caches in advance. */
const CACHED = ['/rates', '/contact', '/hesapla']

/** Returns the paths that the service worker has not cached yet. Runs in the page. */
async function missingPages(paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map((path) => caches.match(path)))
  return paths.filter((_, index) => pages[index] === undefined)
}

/** Returns 'dated' if the page shows the time of its cached content, else details for the failure. Runs in the page. */
function cachedDocument(path: string) {
  const notice = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
  if (location.pathname === path && /Gördüğünüz bilgiler \d\d\.\d\d itibarıyladır/.test(notice)) return 'dated'
  const { controller } = navigator.serviceWorker
  const attributes = document.documentElement.getAttributeNames()
  return { path: location.pathname, notice, attributes, worker: controller?.state, errors: window.foundErrors }
}

/** Checks pages without a server. */
export function checkNetwork(stage: OnStage): void {
  test('cached pages open without a server, and other pages show a replacement', async () => {
    const { page, market } = stage()
    const { site } = market
    // Use a host name that no other check has used: if a page is left while its worker installs, WebKitGTK leaves that
    // worker and all later ones of the origin installing permanently.
    const url = site.url.replace('127.0.0.1', 'localhost')
    await page.visit(`${url}/rates`)
    const missing = () => page.driver.evaluate(missingPages, [...CACHED, '/accounts'])
    // The worker fetches about fifty files one after the other.
    await expect.poll(missing, { timeout: 40_000, interval: SECOND / 4 }).toEqual([])
    await site.stop()
    try {
      for (const path of CACHED) {
        await page.visit(url + path)
        await expect.poll(() => page.driver.evaluate(cachedDocument, path)).toBe('dated')
      }
      await page.visit(`${url}/rates/usd`)
      await page.expectText({ is: 'h1' }, /^Bağlantı yok$/)
    } finally {
      await site.restart()
    }
    await page.expectText({ is: 'h1' }, /Dolar/)
    await expectLoadErrors(page)
  }, 60_000)
}

/** Messages of browsers for unreachable addresses, and our own reports of missing scripts. */
const UNREACHED = /Importing a module|loading dynamically imported|^Failed to load ‘|can’t establish a connection/

async function expectLoadErrors(page: EnginePage): Promise<void> {
  const errors = await page.driver.takeErrors()
  expect(errors.filter((error) => !UNREACHED.test(error))).toEqual([])
}
