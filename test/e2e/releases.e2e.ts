import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { openReleaseFront, type Release, type ReleaseFront } from './release-front.ts'
import { expect, siteTest } from './server.ts'
import { restsSoon } from './visitor.ts'

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

/** The worker of the release that shows has taken the page over, and cached everything. */
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
 * A document that is asked for just as workers change may never come in Chromium 150: who waits for it loads it again.
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

// The front carries no WebSocket: pages take their prices from the feed.
test.beforeEach(async ({ context, expectConsoleError }) => {
  expectConsoleError(/WebSocket connection|Failed to load resource/)
  await restsSoon(context)
})

test('the next document is of the new release, whatever the worker of the old one has cached', async ({
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

test('a visitor without a network reads the newest that came, and the new release again with the first answer', async ({
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

test('what an open tab of the old release keeps of the new one, it keeps with its sheet', async ({ page, front }) => {
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

test('a worker that answers every page with an error is gone with the next release', async ({
  page,
  front,
  expectConsoleError,
}) => {
  test.slow()
  expectConsoleError(/./)
  const broken = releaseOf(
    'A',
    () =>
      `addEventListener('install', () => skipWaiting()); addEventListener('fetch', (event) => event.respondWith(Response.error()))`,
  )
  front.serve(broken)
  await open(page, '/rates')
  // The worker of the release is registered once the page is at rest.
  await expect.poll(() => workers(page)).toBe(1)
  front.serve(B)
  await expect
    .poll(
      async () => (await loads(page)) && (await page.title()),
      // A browser looks for a newer worker a second after a document was opened, and waits on while others are.
      { timeout: 80_000, intervals: [1500] },
    )
    .toMatch(/^B /)
})

test('with OFFLINE_PAGES=off the worker goes, and takes along what it has cached', async ({ page, front }) => {
  test.slow()
  front.serve(A)
  await isAtWork(page)
  // The last that it caches: one that is still at it would begin a cache anew.
  await expect.poll(() => page.evaluate(async () => (await caches.match('/accounts')) !== undefined)).toBe(true)
  const unregister = await readFile('dist/client/unregister.js', 'utf8')
  front.serve(releaseOf('B', () => unregister))
  await open(page, '/')
  await expect(page).toHaveTitle(/^B /)
  await expect
    .poll(
      async () => (await loads(page)) && [await page.evaluate(() => caches.keys()), await workers(page)],
      // As above: the browser itself decides when it looks for a newer worker, and a slow page needs time to rest.
      { timeout: 80_000, intervals: [1500, 1500, 1500, 10_000] },
    )
    .toEqual([[], 0])
  front.cutOff(true)
  await expect(page.goto('/rates')).rejects.toThrow('ERR_')
})
