import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openReleaseFront, type Release, type ReleaseFront } from './release-front.ts'
import { expect, siteTest } from './server.ts'
import { shortenIdleDelays } from './visitor.ts'

interface FrontFixture {
  readonly front: ReleaseFront
}

const test = siteTest.extend<FrontFixture>({
  serviceWorkers: 'allow',
  front: async ({ site }, provide) => {
    const front = await openReleaseFront(site.url)
    await provide(front)
    await front.stop()
  },
  baseURL: ({ front }, provide) => provide(front.url),
})

const releaseOf = (name: string, worker: Release['worker'] = (code) => `/* ${name} */ ${code}`): Release => ({
  name,
  worker,
})
const A = releaseOf('A')
const B = releaseOf('B')

/** Waits until the current release's worker controls the page and has cached everything. */
async function isAtWork(page: Page): Promise<void> {
  await page.goto('/rates')
  await expect.poll(() => page.evaluate(async () => (await caches.match('/cevrimdisi')) !== undefined)).toBe(true)
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

async function isKept(page: Page, path: string, { name }: Release): Promise<void> {
  await expect
    .poll(() => page.evaluate(async (cached) => (await caches.match(cached))?.text(), path))
    .toContain(`<title>${name} `)
}

/**
 * Returns whether the page loaded. In Chromium 150 a document that is requested while workers change may never arrive,
 * so the caller repeats the request.
 */
function loads(page: Page, path = '/'): Promise<boolean> {
  return page.goto(path, { timeout: 10_000 }).then(
    () => true,
    () => false,
  )
}

async function open(page: Page, path: string): Promise<void> {
  await expect.poll(() => loads(page, path), { timeout: 60_000 }).toBe(true)
}

const workers = (page: Page): Promise<number> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

// The proxy forwards no WebSocket, so pages poll the feed for prices.
test.beforeEach(async ({ context, expectConsoleError }) => {
  expectConsoleError(/WebSocket connection|Failed to load resource/)
  await shortenIdleDelays(context)
})

test('the next document comes from the new release, although the old worker has cached its own', async ({
  page,
  front,
}) => {
  front.serve(A)
  await isAtWork(page)
  front.serve(B)
  for (const path of ['/rates', '/', '/contact']) {
    await open(page, path)
    await expect(page).toHaveTitle(/^B /)
  }
})

test('without a network a visitor sees the newest release that arrived, and later the next one', async ({
  page,
  front,
}) => {
  front.serve(A)
  await isAtWork(page)
  front.serve(B)
  await open(page, '/rates')
  await isKept(page, '/rates', B)
  front.cutOff(true)
  await open(page, '/rates')
  await expect(page).toHaveTitle(/^B /)
  front.cutOff(false)
  front.serve(releaseOf('C'))
  await open(page, '/rates')
  await expect(page).toHaveTitle(/^C /)
})

const expectSheet = (page: Page): Promise<void> => expect(page.locator('body')).toHaveCSS('font-family', /Archivo/)

test('an open tab of the old release caches a page of the new release together with its stylesheet', async ({
  page,
  front,
}) => {
  front.serve(A)
  await isAtWork(page)
  front.serve(B)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ana Sayfa' }).click()
  await expect(page).toHaveURL('/')
  await isKept(page, '/', B)
  front.cutOff(true)
  await open(page, '/')
  await expect(page).toHaveTitle(/^B /)
  await expectSheet(page)
})

test('the next release replaces a worker that answers every request with an error', async ({
  page,
  front,
  expectConsoleError,
}) => {
  expectConsoleError(/./)
  const broken = releaseOf(
    'A',
    () =>
      `addEventListener('install', () => skipWaiting()); addEventListener('fetch', (event) => event.respondWith(Response.error()))`,
  )
  front.serve(broken)
  await open(page, '/rates')
  // The page registers the worker when it is idle.
  await expect.poll(() => workers(page)).toBe(1)
  front.serve(B)
  await expect
    .poll(
      async () => (await loads(page)) && (await page.title()),
      // Chromium checks for a newer worker a second after a document was opened, and later if other documents open.
      { timeout: 80_000, intervals: [1500] },
    )
    .toMatch(/^B /)
})

test('with OFFLINE_PAGES=off the worker unregisters itself and deletes its caches', async ({ page, front }) => {
  front.serve(A)
  await isAtWork(page)
  // This is the last page that the worker caches; a worker that is still caching would create the cache again.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined)).toBe(true)
  const unregister = await readFile('dist/client/unregister.js', 'utf8')
  front.serve(releaseOf('B', () => unregister))
  await open(page, '/')
  await expect(page).toHaveTitle(/^B /)
  await expect
    .poll(
      async () => (await loads(page)) && [await page.evaluate(() => caches.keys()), await workers(page)],
      // The browser decides when it checks for a newer worker, and a slow page becomes idle late.
      { timeout: 80_000, intervals: [1500, 1500, 1500, 10_000] },
    )
    .toEqual([[], 0])
  front.cutOff(true)
  await expect(page.goto('/rates')).rejects.toThrow('ERR_')
})
