import { expect, test } from 'vitest'
import { SECOND } from '../../src/domain/calendar.ts'
import { openFront } from './front.ts'
import type { EnginePage, Thing } from './page.ts'
import type { OnStage } from './stage.ts'

const DOLLAR: Thing = { is: 'table tr', named: /^USD/ }
/** Of the pages that the worker caches ahead. */
const CACHED = ['/rates', '/contact', '/hesapla']
const LIVE: Thing = { is: 'main *', named: /^Canlı$/ }

/**
 * Runs in the page. It paints once all has loaded, so that its scripts are asked for after that, and its visitor
 * follows a link before they come; not again after Back.
 */
function leaveOnce(): void {
  if (location.pathname !== '/rates' || 'left' in sessionStorage) return
  const loaded = new Promise((resolve) => {
    addEventListener('load', resolve)
  })
  const paint = { getEntriesByName: () => [{}] }
  const PaintsLate = function PaintsLate(tell: (list: object) => void) {
    void loaded.then(() => setTimeout(() => tell(paint), 50))
    return { observe: () => undefined }
  }
  Object.assign(window, { PerformanceObserver: PaintsLate })
  void loaded.then(() =>
    setTimeout(() => {
      sessionStorage.setItem('left', '')
      location.assign('/about')
    }, 500),
  )
}

/** Runs in the page: which of the paths the worker has not cached yet, and how far it is. */
async function cachedPages(paths: readonly string[]) {
  const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const held = await Promise.all(stores.map((store) => store.keys()))
  const pages = await Promise.all(paths.map((path) => caches.match(path)))
  const workers = await navigator.serviceWorker.getRegistrations()
  return {
    missing: paths.filter((_, index) => pages[index] === undefined),
    files: held.flat().length,
    workers: workers.map(({ installing, active }) => [installing?.state, active?.state].join()),
  }
}

/** Runs in the page: whether it says of when it is; if not, what may be the reason. */
function cachedDocument(path: string) {
  const notice = [...document.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join()
  if (location.pathname === path && /Gördüğünüz bilgiler \d\d\.\d\d itibarıyladır/.test(notice)) return 'dated'
  const { controller } = navigator.serviceWorker
  const attributes = document.documentElement.getAttributeNames()
  return { path: location.pathname, notice, attributes, worker: controller?.state, errors: window.foundErrors }
}

/** Pages that were left and come back, and a server that goes and comes back. */
export function checkNetwork(stage: OnStage): void {
  test('a page goes on with its prices after Back, also where the browser itself kept it', async () => {
    const { page, market } = stage()
    market.says('47.5100')
    await page.visit(`${market.site.url}/rates`)
    await page.expectText(DOLLAR, /47,5100/)
    await page.driver.evaluate(() => void Object.assign(globalThis, { isKept: true }))
    await page.visit(`${market.site.url}/about`)
    market.says('47.5200')
    await page.driver.back()
    await page.expectText(DOLLAR, /47,5200/)
    const isKept = await page.driver.evaluate(() => 'isKept' in globalThis)
    if (page.driver.keepsPages) expect(isKept).toBe(true)
    market.says('47.5300')
    await page.expectText(DOLLAR, /47,5300/)
  })

  test('a page that was left before its scripts came is alive after Back', async () => {
    const { page, demo } = stage()
    await using front = await openFront(demo, { first: leaveOnce, noScriptsBefore: '/about' })
    await page.driver.open(`${front.url}/rates`)
    await expect.poll(() => page.driver.evaluate(() => location.pathname)).toBe('/about')
    await page.alive()
    await page.driver.back()
    await page.boxOf(DOLLAR)
    await page.alive()
    await expectLoadErrors(page)
  })

  test('pages that the worker has kept open without a server, and one that it lacks is stood in for', async () => {
    const { page, market } = stage()
    const { site } = market
    // A name by which no check before has come: where a page is left while its worker installs, and kept, WebKitGTK leaves
    // that worker installing for ever, and every later one of the same origin.
    const url = site.url.replace('127.0.0.1', 'localhost')
    await page.visit(`${url}/rates`)
    // It fetches one file after the other, each a second on a busy machine; where it has stopped, a fetch has failed, or
    // the browser has ended it: it goes on with the next page.
    let [cached, quietLooks] = [0, 0]
    const look = async () => {
      const seen = await page.driver.evaluate(cachedPages, [...CACHED, '/accounts'])
      quietLooks = seen.files === cached ? quietLooks + 1 : 0
      cached = seen.files
      if (quietLooks % 60 === 59) await page.visit(`${url}/rates`)
      return seen.missing.length === 0 ? 'cached' : seen
    }
    await expect.poll(look, { timeout: 540_000, interval: SECOND }).toBe('cached')
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
  }, 900_000)

  test('a server that goes is said, and one that comes back is followed', async () => {
    const { page, market } = stage()
    const { site } = market
    await page.visit(`${site.url}/rates`)
    await page.boxOf(LIVE)
    await site.stop()
    await page.expectGone(LIVE)
    await page.expectText(DOLLAR, /47,\d{4}/)
    await site.restart()
    market.says('47.5400')
    await page.driver.evaluate(() => void dispatchEvent(new Event('online')))
    await page.expectText(DOLLAR, /47,5400/)
    await page.boxOf(LIVE)
    await expectLoadErrors(page)
  })
}

/** Browsers say themselves what they could not reach, in their own words; scripts that did not come are reported. */
const UNREACHED = /Importing a module|loading dynamically imported|^Failed to load ‘|can’t establish a connection/

async function expectLoadErrors(page: EnginePage): Promise<void> {
  const errors = await page.driver.takeErrors()
  expect(errors.filter((error) => !UNREACHED.test(error))).toEqual([])
}
