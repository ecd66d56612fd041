import type { Page } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { expect, test } from './server.ts'
import { hasDecided, hydrated, navigation, twoFrames, visit } from './visitor.ts'

const FOOTER_PAGES = [
  'Hakkimizda',
  'Doviz Kurlari',
  'Banka Hesaplarimiz',
  'Iletisim',
  'Istenen Evraklar',
  'Çerez Politikası',
]

/** The browser itself prints an error for every failed connection. */
const NETWORK_ERRORS = /Failed to load resource|WebSocket connection to/
const BLOCKED = 'Bağlantı kurulamıyor. İstediğiniz sayfa, bağlantı gelince açılacak.'

/** Marks the current document. A client-side navigation keeps the mark; a new document does not have it. */
const mark = (page: Page): Promise<void> =>
  page.evaluate(() => void (document.documentElement.dataset['visit'] = 'one'))
const isMarked = (page: Page): Promise<boolean> => page.evaluate(() => 'visit' in document.documentElement.dataset)
const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY)
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const navigateTo = (page: Page, name: string): Promise<void> => navigation(page).getByRole('link', { name }).click()

test.beforeEach(({ context }) => hasDecided(context))

/** With `saveData` no page is preloaded, so these tests see what a navigation itself loads. */
const savesData = async (page: Page): Promise<void> => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
}

test.describe('client-side navigation', () => {
  test(
    'a navigation loads no document, starts at the top and focuses the heading',
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, '/')
      await mark(page)
      await page.evaluate(() => scrollTo(0, 1500))
      await page.getByRole('contentinfo').getByRole('link', { name: 'Hakkimizda' }).click()
      await expect(page).toHaveTitle(/^Hakkımızda \| /)
      await expect(page).toHaveURL('/about')
      await expect(heading(page, 'Hakkımızda')).toBeFocused()
      await expect.poll(() => scrolled(page)).toBe(0)
      await expect(navigation(page).getByRole('link', { name: 'Hakkimizda' })).toHaveAttribute('aria-current', 'page')

      await test.step('a link to the current page scrolls to the top and adds no history entry', async () => {
        await page.evaluate(() => scrollTo(0, 600))
        const entries = await page.evaluate(() => history.length)
        await navigateTo(page, 'Hakkimizda')
        await expect.poll(() => scrolled(page)).toBe(0)
        await expect(heading(page, 'Hakkımızda')).toBeFocused()
        expect(await page.evaluate(() => history.length)).toBe(entries)
      })

      await test.step('the canonical address and the share metadata are those of the new page', async () => {
        await navigateTo(page, 'Iletisim')
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/contact$/)
        await expect(page).toHaveTitle(/^İletişim/)
        await expect(page.locator('meta[property="og:url"]')).toHaveAttribute('content', /\/contact$/)
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', await page.title())
        for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
          await expect(page.locator(name)).toHaveAttribute('content', /^Adresimiz, telefon/)
        // The structured data describe only the first document.
        await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(0)
      })

      await test.step('Back restores the canonical address and the share metadata', async () => {
        await page.goBack()
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/about$/)
        await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', /^Hakkımızda/)
        for (const name of ['meta[name=description]', 'meta[property="og:description"]'])
          await expect(page.locator(name)).toHaveAttribute('content', /^Kuruluşumuz, misyonumuz/)
      })

      await test.step('the footer links reach every page without a new document', async () => {
        for (const name of FOOTER_PAGES) {
          await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
          await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
        }
        await expect(page).toHaveTitle(/^Çerez politikası \| /)
      })
      expect(await isMarked(page)).toBe(true)
    },
  )

  test('a page starts at the top on Back and Forward, but not on a reload', { tag: '@core' }, async ({ page }) => {
    await visit(page, '/contact')
    await page.evaluate(() => scrollTo(0, 400))
    await page.reload()
    await hydrated(page)
    await expect.poll(() => scrolled(page)).toBe(400)
    await mark(page)
    await page.evaluate(() => scrollTo(0, 900))
    await navigateTo(page, 'Banka Hesaplarimiz')
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.evaluate(() => scrollTo(0, 900))
    await page.goBack()
    await expect(heading(page, 'İletişim')).toBeFocused()
    // The browser may restore the old scroll position a moment later.
    await twoFrames(page)
    expect(await scrolled(page)).toBe(0)
    await page.goForward()
    await expect(page).toHaveTitle(/^Banka hesap bilgilerimiz \| /)
    await expect.poll(() => scrolled(page)).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })
})

test.describe('if the code of a page cannot be loaded', () => {
  test.beforeEach(({ page }) => savesData(page))

  test(
    'a navigation without a network keeps the page and opens the next one when the network is back',
    { tag: '@core' },
    async ({ page, context, expectConsoleError }) => {
      expectConsoleError(NETWORK_ERRORS)
      await page.clock.install()
      await visit(page, '/about')
      await mark(page)
      await context.setOffline(true)
      await navigateTo(page, 'Iletisim')
      await expect(page.getByText(BLOCKED)).toBeVisible()
      await expect(heading(page, 'Hakkımızda')).toBeVisible()
      expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(['/about', true])

      await page.getByRole('button', { name: 'Bu sayfada kal' }).click()
      await expect(page.getByText(BLOCKED)).toHaveCount(0)
      const asked: string[] = []
      page.on('request', (request) => /ContactPage|\/contact$/.test(request.url()) && asked.push(request.url()))
      await context.setOffline(false)
      await page.waitForFunction(() => navigator.onLine)
      // A waiting navigation would retry every five seconds.
      await page.clock.runFor(6 * SECOND)
      await page.evaluate(async () => void (await fetch('/robots.txt')))
      expect(asked).toEqual([])
      // A page that was visited before opens without a document.
      await navigateTo(page, 'Hakkimizda')
      await expect(heading(page, 'Hakkımızda')).toBeFocused()
      expect([new URL(page.url()).pathname, await isMarked(page)]).toEqual(['/about', true])

      await context.setOffline(true)
      await navigateTo(page, 'Iletisim')
      await expect(page.getByText(BLOCKED)).toBeVisible()
      await context.setOffline(false)
      await expect(heading(page, 'İletişim')).toBeVisible()
      await expect(page).toHaveURL('/contact')
      await expect(page.getByText(BLOCKED)).toHaveCount(0)
    },
  )
})

test.describe('if a page has a bug', () => {
  const OUR_BUG: unknown = expect.stringMatching(/^Error: a bug of ours/)
  const reportsOf = (page: Page): string[] => {
    const reports: string[] = []
    page.on('pageerror', ({ message }) => reports.push(message))
    page.on('console', (message) => message.type() === 'error' && reports.push(message.text()))
    return reports
  }

  /** Replaces the code of the about page by a component that throws. */
  const breakAbout = (page: Page) =>
    page.route(/AboutPage.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function AboutPage() { throw new Error("a bug of ours") }',
      }),
    )

  test('a page that throws shows an apology with the phone number, is reported once, and navigation still works', async ({
    page,
    expectConsoleError,
  }) => {
    expectConsoleError(/a bug of ours/)
    await visit(page, '/contact')
    await mark(page)
    await breakAbout(page)
    const reports = reportsOf(page)
    await navigateTo(page, 'Hakkimizda')
    const apology = page.getByRole('main').getByRole('alert')
    await expect(apology.getByRole('heading', { level: 1, name: 'Bu sayfa şu anda gösterilemiyor' })).toBeFocused()
    await expect(apology.getByRole('link')).toHaveAttribute('href', /^tel:\+90/)
    await expect(page).toHaveURL('/about')
    await navigateTo(page, 'Iletisim')
    await expect(heading(page, 'İletişim')).toBeFocused()
    expect(await isMarked(page)).toBe(true)
    expect(reports).toEqual([OUR_BUG])
  })
})
