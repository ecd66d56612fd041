import { expect, test } from 'vitest'
import { SECOND } from '../../src/domain/calendar.ts'
import type { EnginePage } from './page.ts'
import type { OnStage } from './stage.ts'

/** Of the pages that the worker caches ahead. */
const CACHED = ['/rates', '/contact', '/hesapla']

/** Runs in the page: which of the paths the worker has not cached yet. */
async function missingPages(paths: readonly string[]): Promise<string[]> {
  const pages = await Promise.all(paths.map((path) => caches.match(path)))
  return paths.filter((_, index) => pages[index] === undefined)
}

/** Runs in the page: whether it says of when it is; if not, what may be the reason. */
function cachedDocument(path: string) {
  const notice = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
  if (location.pathname === path && /Gördüğünüz bilgiler \d\d\.\d\d itibarıyladır/.test(notice)) return 'dated'
  const { controller } = navigator.serviceWorker
  const attributes = document.documentElement.getAttributeNames()
  return { path: location.pathname, notice, attributes, worker: controller?.state, errors: window.foundErrors }
}

/** Pages without a server. */
export function checkNetwork(stage: OnStage): void {
  test('pages that the worker has kept open without a server, and one that it lacks is stood in for', async () => {
    const { page, market } = stage()
    const { site } = market
    // A name by which no check before has come: where a page is left while its worker installs, and kept, WebKitGTK leaves
    // that worker installing for ever, and every later one of the same origin.
    const url = site.url.replace('127.0.0.1', 'localhost')
    await page.visit(`${url}/rates`)
    const missing = () => page.driver.evaluate(missingPages, [...CACHED, '/accounts'])
    // The worker fetches some fifty files, one after the other.
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

/** Browsers say themselves what they could not reach, in their own words; scripts that did not come are reported. */
const UNREACHED = /Importing a module|loading dynamically imported|^Failed to load ‘|can’t establish a connection/

async function expectLoadErrors(page: EnginePage): Promise<void> {
  const errors = await page.driver.takeErrors()
  expect(errors.filter((error) => !UNREACHED.test(error))).toEqual([])
}
