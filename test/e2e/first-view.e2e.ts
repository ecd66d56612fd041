import type { Locator, Page } from '@playwright/test'
import { nextOnWeekday, writeStamp } from '../../src/domain/calendar.ts'
import { realOfficeText } from '../fakes/real-office.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest, test } from './server.ts'
import type { Site } from './site.ts'
import { openSlowDocument } from './slow-document.ts'
import { hasDecided, hydrated, overflow, twoFrames, visit } from './visitor.ts'

const hero = (page: Page): Locator => page.getByRole('region', { name: /^Dolar ve euro$/ })
const board = (page: Page): Locator => page.getByRole('region', { name: /gişe kurları/ })
const consent = (page: Page): Locator => page.getByRole('region', { name: 'Çerez bildirimi' })
const face = (page: Page, pair: string): Locator => hero(page).getByRole('article').filter({ hasText: pair })

/**
 * Expects the dock to lie directly on the consent banner. The banner reports its height after its own code has loaded,
 * and again one frame after the window was resized.
 */
async function expectDockOnBar(page: Page): Promise<void> {
  const gap = async (): Promise<number> => {
    const [dock, bar] = await Promise.all(
      [page.getByRole('complementary'), consent(page)].map((part) => part.boundingBox()),
    )
    return dock && bar ? Math.abs(dock.y + dock.height - bar.y) : Infinity
  }
  await expect.poll(gap, 'the gap between the dock and the banner in px').toBeLessThanOrEqual(1)
}

/** Expects the element to lie whole between the navigation and the dock, or beside it where it floats. */
async function expectInSight(what: Locator, name: string): Promise<void> {
  const page = what.page()
  await page.evaluate(() => document.fonts.ready.then(() => {}))
  if (await consent(page).isVisible()) await expectDockOnBar(page)
  const [box, navigation, dock] = await Promise.all(
    [what, page.getByRole('banner'), page.getByRole('complementary')].map((part) => part.boundingBox()),
  )
  const view = page.viewportSize()
  if (box === null || box === undefined || !navigation || !dock || view === null) throw new Error(`${name} has no box`)
  const isAbove = box.y + box.height <= dock.y
  expect(box.y, name).toBeGreaterThanOrEqual(navigation.y + navigation.height)
  expect(box.y + box.height, name).toBeLessThanOrEqual(dock.width < view.width ? view.height : dock.y)
  expect(box.x, name).toBeGreaterThanOrEqual(0)
  expect(box.x + box.width, name).toBeLessThanOrEqual(isAbove ? view.width : dock.x)
}

async function expectBothSides(page: Page): Promise<void> {
  for (const pair of ['USD/TRY', 'EUR/TRY']) {
    const part = face(page, pair)
    await expectInSight(part.getByRole('heading'), pair)
    for (const side of ['Alış', 'Satış']) {
      await expectInSight(part.getByText(side, { exact: true }), `${pair} ${side}`)
      const figure = part.getByRole('definition').nth(side === 'Alış' ? 0 : 1)
      await expect(figure).toHaveText(/^\d{2},\d{4}\u00A0₺$/)
      await expectInSight(figure, `${pair} ${side}`)
    }
    await expectInSight(part.getByRole('time'), `age of ${pair}`)
  }
}

/** Records on the root element how far the layout has shifted and which nodes have moved. Runs in the browser. */
function noteShifts(): void {
  interface Shift extends PerformanceEntry {
    readonly value?: number
    readonly sources?: readonly { readonly node: Node | null }[]
  }
  let shifted = 0
  const moved: string[] = []
  new PerformanceObserver((list) => {
    const shifts: Shift[] = list.getEntries()
    for (const { value = 0, sources = [] } of shifts) {
      shifted += value
      moved.push(...sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`))
    }
    // A change that turns from plus to minus moves its own figure by half a pixel: 0.00005.
    if (shifted > 0.0005) document.documentElement.dataset['shifted'] = `${shifted} ${moved.join(', ')}`
  }).observe({ type: 'layout-shift', buffered: true })
}

/** The browser reports a layout shift only after the frame that shows it. */
async function expectNothingShifted(page: Page): Promise<void> {
  await twoFrames(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-shifted')
}

const FACES = '**/*.woff2'

/**
 * Expects no layout shift from the first paint until the page is hydrated. Web fonts are blocked, because even from the
 * cache they may arrive after the first paint and move text.
 */
async function expectStill(page: Page, path: string): Promise<void> {
  await page.addInitScript(noteShifts)
  await page.route(FACES, () => {})
  await page.goto(path, { waitUntil: 'commit' })
  await hydrated(page)
  await expectDockOnBar(page)
  await expect(
    page
      .getByRole('main')
      .getByText(/^(?:Canlı|Gişe kapalı)$/)
      .first(),
  ).toBeVisible()
  await expectNothingShifted(page)
  await page.unroute(FACES)
}

test('a document that arrives in two parts is painted once, without a layout shift', async ({ page, demoSite }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  // The slow proxy forwards no sockets, and a failed one would change the texts about the connection.
  await page.routeWebSocket(/socket\.io/, () => {})
  const line = await openSlowDocument(demoSite.url, '</section>')
  try {
    await page.route(FACES, () => {})
    await page.addInitScript(noteShifts)
    await page.goto(line.url, { waitUntil: 'commit' })
    await expect
      .poll(() => page.evaluate(() => document.querySelector('section') !== null && performance.now() > 1000))
      .toBe(true)
    expect(await page.evaluate(() => performance.getEntriesByType('paint').length)).toBe(0)
    line.resume()
    await expect(consent(page)).toBeVisible()
    await hydrated(page)
    await expectNothingShifted(page)
  } finally {
    await line.stop()
  }
})

test.describe('the first view on a phone, with the consent banner open', () => {
  for (const width of [320, 390]) {
    test.describe(`at ${width} px`, () => {
      test.use({ viewport: { width, height: 640 } })

      test('home shows dollar and euro with both prices, their age and the opening state in the first view', async ({
        page,
      }) => {
        await expectStill(page, '/')
        await visit(page, '/')
        await expect(consent(page)).toBeVisible()
        await expect(hero(page).getByText('Canlı', { exact: true })).toBeVisible()
        await expectBothSides(page)
        await expectInSight(hero(page).getByRole('link', { name: /^Kaç lira eder/ }), 'the way to the calculator')
        await expectInSight(hero(page).getByText(/^Açık, .* kadar$/), 'opening')
        await expect.poll(() => overflow(page)).toBe(0)
      })

      test('/rates shows its first rows in the first view', async ({ page }) => {
        await expectStill(page, '/rates')
        await visit(page, '/rates')
        await expect(consent(page)).toBeVisible()
        await expect(board(page).getByText('Canlı', { exact: true })).toBeVisible()
        await expectInSight(board(page).getByText(/^Açık, .* kadar$/), 'opening')
        const [, first, second] = await board(page).getByRole('row').all()
        for (const row of [first, second])
          for (const cell of (await row?.getByRole('cell').all()) ?? []) await expectInSight(cell, 'a cell')
      })
    })
  }
})

test.describe('the first view after the visitor’s choice about cookies', () => {
  test.beforeEach(({ context }) => hasDecided(context))

  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [820, 1180],
    [390, 844],
  ] as const) {
    test(`home shows both sides of dollar and euro and the way to the sum at ${width} × ${height}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await visit(page, '/')
      await expectBothSides(page)
      await expectInSight(hero(page).getByRole('link', { name: /^Kaç lira eder/ }), 'the way to the calculator')
    })
  }
})

test.describe('order of the elements', () => {
  test.beforeEach(({ context }) => hasDecided(context))

  test('the banner is before the rates in the document, although a phone shows the rates above it', async ({
    page,
  }) => {
    await visit(page, '/')
    const banner = page.getByRole('region', { name: 'Öne çıkanlar' })
    const order = await page
      .getByRole('main')
      .evaluate(
        (main) => [...main.querySelectorAll('section[aria-label], section[aria-labelledby]')].slice(0, 2).length,
      )
    expect(order).toBe(2)
    for (const [width, first] of [
      [390, 'hero'],
      [768, 'hero'],
      [769, 'banner'],
      [1440, 'banner'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const [bannerBox, heroBox] = [await banner.boundingBox(), await hero(page).boundingBox()]
      expect((bannerBox?.y ?? 0) < (heroBox?.y ?? 0) ? 'banner' : 'hero', `${width} px`).toBe(first)
    }
    const follows = await hero(page).evaluate((element) => {
      const slides = document.querySelector('[aria-roledescription="slayt gösterisi"]')
      return slides !== null && (slides.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
    })
    expect(follows).toBe(true)
  })
})

/** Sends the same prices every second until the returned function is called. */
function sendPrices(site: Site): () => void {
  const tarih = writeStamp(site.now())
  const price = (alis: string, satis: string) => ({ alis, satis, tarih })
  const data = {
    USDTRY: price('47.2330', '47.4770'),
    EURTRY: price('54.2000', '54.7300'),
    GBPTRY: price('63.3490', '63.9600'),
  }
  return everySecond(() => site.provider.send({ meta: { time: site.now() }, data }))
}

/** Opens a real office's site at the instant `then` with live prices. Returns what stops the prices. */
async function openRealOffice(page: Page, site: Site, then: number): Promise<() => void> {
  await site.provider.connections.reached(1)
  await site.importOffice(realOfficeText)
  await site.pass(then - site.now())
  await page.clock.install({ time: site.now() })
  const quiet = sendPrices(site)
  const served = async (): Promise<string> => (await page.request.get('/rates')).text()
  await expect.poll(served).toContain('47,4770')
  await expect.poll(served).not.toContain('Örnek veri')
  return quiet
}

siteTest.describe('an office that is not a sample', () => {
  for (const { state, width, weekday, time, opening, last } of [
    { state: 'an open', width: 360, weekday: 6, time: '17:00', opening: /^Açık, .* kadar$/, last: 'GBP' },
    { state: 'a closed', width: 320, weekday: 7, time: '12:00', opening: /^Gişe kapalı · fiyat canlı$/, last: 'EUR' },
  ] as const) {
    siteTest.describe(`at ${width} px`, () => {
      siteTest.use({ viewport: { width, height: 640 } })

      siteTest(
        `${state} office shows its first rows of /rates in the first view without a layout shift`,
        async ({ page, site }) => {
          const quiet = await openRealOffice(page, site, nextOnWeekday(weekday, time, site.now()))
          await expectStill(page, '/rates')
          await visit(page, '/rates')
          await expect(consent(page)).toBeVisible()
          await expectInSight(board(page).getByText(opening), 'opening')
          const row = board(page).getByRole('row', { name: last })
          await expectInSight(row.getByRole('rowheader'), last)
          for (const price of await row.getByRole('cell').all()) await expectInSight(price, `a price of ${last}`)
          quiet()
        },
      )
    })
  }
})
