import type { BrowserContext, Locator, Page } from '@playwright/test'

/** A visitor who has answered the cookie banner before: it is not what these tests are about. */
export async function hasDecided(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // The blank page before the first one and framed maps run this, too, and may have no storage.
    if (self === top && location.protocol === 'http:') localStorage.setItem('cookieConsent', 'rejected')
  })
}

/**
 * What waits until a page is at rest (`src/web/islands/at-rest.ts`) comes soon: the worker that caches the site, the
 * code of other pages.
 */
export async function restsSoon(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const later = window.setTimeout.bind(window)
    // In head.js, which waits as long for the first paint, a script is at work; in what waits for rest a module is.
    const waitsForRest = (ms: number): boolean => document.currentScript === null && (ms === 3000 || ms === 5000)
    const sooner = (run: () => void, ms: number): number => later(run, waitsForRest(ms) ? 300 : ms)
    Object.assign(globalThis, { setTimeout: sooner })
  })
}

/**
 * What the page gives up after exactly so many ms it waits for for ever: a test that is not about giving up has all the
 * time that its machine takes.
 */
export async function neverGivesUp(page: Page, after: number): Promise<void> {
  await page.addInitScript((limit) => {
    const later = window.setTimeout.bind(window)
    const patient = (run: () => void, ms: number): number => (ms === limit ? 0 : later(run, ms))
    Object.assign(globalThis, { setTimeout: patient })
  }, after)
}

/** What head.js loads, which itself comes with the document. */
export const SCRIPTS = /\/assets\/(?!head-).*\.js$/

export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await hydrated(page)
}

/** React marks the nodes that it has taken over: from then on menu, floats and banner answer. */
export async function hydrated(page: Page): Promise<void> {
  const taken = (): boolean => {
    const main = document.querySelector('main')
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactFiber'))
  }
  // Asked at every frame, it would make the browser draw every frame.
  await page.waitForFunction(taken, undefined, { polling: 50 })
}

/** How many messages with prices have come to the page, by whichever of its sockets. */
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
 * Until the browser has drawn two frames: then it has told of what moved before, and has done what it does with the
 * next one. It says so itself: where the page's clock is a test's, so is what calls at each frame.
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

/** How far the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ana menü' })
}
