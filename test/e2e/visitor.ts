import type { BrowserContext, Locator, Page } from '@playwright/test'

/** Stores a cookie choice, so that the cookie banner does not appear. */
export async function hasDecided(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // This script also runs in the initial blank page and in framed maps, which may have no storage.
    if (self === top && location.protocol === 'http:') localStorage.setItem('cookieConsent', 'rejected')
  })
}

/**
 * Shortens the delays of work that waits until a page is idle (`src/web/islands/when-idle.ts`), such as registering the
 * service worker and preloading other pages.
 */
export async function shortenIdleDelays(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    // The delays for idle work start in a module. head.js has the same delay for the first paint, but it runs in a
    // script element.
    const waitsForRest = (ms: number): boolean => document.currentScript === null && (ms === 3000 || ms === 5000)
    const sooner = (run: () => void, ms: number): number => later(run, waitsForRest(ms) ? 300 : ms)
    Object.assign(globalThis, { setTimeout: sooner })
  })
}

/**
 * Removes the page's timeouts of exactly `after` ms, so that a slow machine does not cause a timeout in an unrelated
 * test.
 */
export async function neverGivesUp(page: Page, after: number): Promise<void> {
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window)
    const patient = (run: () => void, ms: number): number => (ms === limit ? 0 : later(run, ms))
    Object.assign(globalThis, { setTimeout: patient })
  }, after)
}

/** Matches the scripts that head.js loads, but not head.js itself. */
export const SCRIPTS = /\/assets\/(?!head-).*\.js$/

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** Waits until React has hydrated the page, which it marks on its nodes. From then on, menu and banner work. */
export async function hydrated(page: Page): Promise<void> {
  const taken = (): boolean => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  }
  // Polling at every frame would force the browser to draw every frame.
  await page.waitForFunction(taken, undefined, { polling: 50 })
}

/** Returns a function that counts the price messages that the page has received on all its sockets. */
export function countPrices(page: Page): () => number {
  let prices = 0
  page.on('websocket', (socket) => {
    socket.on('framereceived', ({ payload }) => {
      if (payload.includes('price_changed')) prices += 1
    })
  })
  return () => prices
}

/**
 * Waits until the browser has drawn two frames; by then it has reported earlier layout shifts. An IntersectionObserver
 * detects the frames, because requestAnimationFrame stops with a test's clock.
 */
export function twoFrames(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = (): Promise<void> =>
      new Promise((resolve) => {
        const drawn = new IntersectionObserver(() => {
          drawn.disconnect()
          resolve()
        })
        drawn.observe(document.documentElement)
      })
    await frame()
    await frame()
  })
}

/**
 * Returns in px how much wider the page is than its window. The links and buttons of fixed bars count, although the
 * page cannot be scrolled to them.
 */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const controls = [...document.querySelectorAll('header a, header button, aside a, aside button')]
    const boxes = controls.map((control) => control.getBoundingClientRect())
    return Math.max(scrollWidth - clientWidth, ...boxes.flatMap(({ left, right }) => [-left, right - clientWidth]))
  })
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ana menü' })
}
