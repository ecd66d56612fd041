import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated } from './visitor.ts'

/** Faces and pictures that were asked for, before the first paint and after it. */
async function dressOf(page: Page): Promise<{ readonly before: string[]; readonly after: string[] }> {
  return page.evaluate(() => {
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity
    // The browser asks for the sign of its tab when it likes.
    const files = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.*\.(?:woff2|svg)$/.test(name))
    const named = (these: PerformanceEntryList) => these.map(({ name }) => new URL(name).pathname)
    return {
      before: named(files.filter(({ startTime }) => startTime < painted)),
      after: named(files.filter(({ startTime }) => startTime >= painted)),
    }
  })
}

const FACES = expect.arrayContaining([
  expect.stringContaining('archivo-latin'),
  expect.stringContaining('besley-latin'),
])

test.describe('whoever comes for the first time', () => {
  for (const path of ['/', '/rates', '/hesapla'])
    test(`reads ${path} before a face or a picture is asked for, and sees them next`, async ({ page }) => {
      await page.goto(path)
      await hydrated(page)
      await expect.poll(async () => (await dressOf(page)).after).toEqual(FACES)
      const { before, after } = await dressOf(page)
      expect(before).toEqual([])
      expect(after).toContainEqual(expect.stringContaining('logo'))
    })
})

test.describe('whoever was here before', () => {
  test.use({ serviceWorkers: 'allow' })

  test('has what was kept at the first paint', async ({ page }) => {
    await page.goto('/rates')
    await expect
      .poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined), { timeout: 30_000 })
      .toBe(true)
    await page.reload()
    await hydrated(page)
    expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
    expect((await dressOf(page)).before).toEqual(FACES)
  })
})
