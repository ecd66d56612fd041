import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated, neverGivesUp, shortenIdleDelays } from './visitor.ts'

/** Returns the paths of the requested files of a kind, split by the first paint. */
async function filesOf(page: Page, kind: RegExp): Promise<{ readonly before: string[]; readonly after: string[] }> {
  const files = await page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    return performance
      .getEntriesByType('resource')
      .map(({ name, startTime }) => ({ path: new URL(name).pathname, before: startTime < painted }))
  })
  const ofKind = files.filter(({ path }) => kind.test(path))
  return {
    before: ofKind.filter(({ before }) => before).map(({ path }) => path),
    after: ofKind.filter(({ before }) => !before).map(({ path }) => path),
  }
}

/** Matches only assets, because the browser may request the favicon at any time. */
const PICTURE = /^\/assets\/.*\.svg$/
const FACE = /\.woff2$/
/** The font of the labels, which is loaded after the first paint. */
const WIDE = /\/archivo-wide-/
const LOGO = expect.stringContaining('/logo-')

/** The time in ms that a page waits for its first paint (public/head.js). A busy machine may take longer. */
const WAITS_FOR_PAINT = 3000
test.beforeEach(({ page }) => neverGivesUp(page, WAITS_FOR_PAINT))

test.describe('on a first visit', () => {
  for (const path of ['/', '/rates', '/hesapla'])
    test(`${path} requests its fonts before the first paint and its pictures right after it`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(async () => (await filesOf(page, PICTURE)).after).toContainEqual(LOGO)
      expect((await filesOf(page, PICTURE)).before).toEqual([])
      const faces = await filesOf(page, FACE)
      expect(faces.before.filter((face) => WIDE.test(face))).toEqual([])
      expect(faces.after.filter((face) => !WIDE.test(face))).toEqual([])
      expect((await filesOf(page, /webmanifest/)).before).toEqual([])
    })
})

test.describe('on a later visit', () => {
  test.use({ serviceWorkers: 'allow' })

  test('the page has its cached pictures at the first paint', async ({ page, context }) => {
    await shortenIdleDelays(context)
    await page.goto('/rates')
    await expect.poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined)).toBe(true)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    // The pictures are requested before the first paint, but the browser lists them only when they have loaded.
    await expect.poll(async () => (await filesOf(page, PICTURE)).before).toContainEqual(LOGO)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('without scripts, the stylesheet loads the pictures', async ({ page }) => {
    const logo = page.waitForRequest(/\/assets\/logo-/)
    await page.goto('/rates')
    await logo
  })
})
