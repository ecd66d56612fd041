import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated, neverGivesUp, restsSoon } from './visitor.ts'

/** What was asked for, before the first paint and after it. */
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

/** The browser asks for the sign of its tab when it likes: that one is not among the assets. */
const PICTURE = /^\/assets\/.*\.svg$/
const FACE = /\.woff2$/
/** Labels are set in it, after the first paint. */
const WIDE = /\/archivo-wide-/
const LOGO = expect.stringContaining('/logo-')

/** For so long, in ms, a page waits for its first paint (public/head.js); that of a busy machine may take longer. */
const WAITS_FOR_PAINT = 3000
test.beforeEach(({ page }) => neverGivesUp(page, WAITS_FOR_PAINT))

test.describe('whoever comes for the first time', () => {
  for (const path of ['/', '/rates', '/hesapla'])
    test(`reads ${path} in our faces before a picture is asked for, and sees the pictures next`, async ({ page }) => {
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

test.describe('whoever was here before', () => {
  test.use({ serviceWorkers: 'allow' })

  test('has the pictures that were kept at the first paint', async ({ page, context }) => {
    await restsSoon(context)
    await page.goto('/rates')
    await expect.poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined)).toBe(true)
    await page.reload()
    await hydrated(page)
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    // Asked for before the first paint; the browser tells of it once it has come.
    await expect.poll(async () => (await filesOf(page, PICTURE)).before).toContainEqual(LOGO)
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the pictures come with the sheet', async ({ page }) => {
    const logo = page.waitForRequest(/\/assets\/logo-/)
    await page.goto('/rates')
    await logo
  })
})
