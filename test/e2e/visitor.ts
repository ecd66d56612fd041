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
    const sooner = (run: () => void, ms: number): number => later(run, ms === 3000 || ms === 5000 ? 300 : ms)
    Object.assign(globalThis, { setTimeout: sooner })
  })
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

/** How far the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

export function navigation(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Ana menü' })
}
