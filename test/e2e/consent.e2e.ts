import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hydrated, SCRIPTS, twoFrames, visit } from './visitor.ts'

const REJECT = 'Zorunlu Olanlar Haric Reddet'
const ACCEPT = 'Tumunu Kabul Et'

const banner = (page: Page) => page.getByRole('region', { name: 'Çerez bildirimi' })
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const stored = (page: Page) =>
  page.evaluate(() =>
    ['cookieConsent', 'analyticsCookies', 'advertisingCookies'].map((key) => localStorage.getItem(key)),
  )

test('accepting cookies allows all kinds, and both buttons look the same', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/')
  const looks = await Promise.all(
    [REJECT, ACCEPT].map((name) =>
      page.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight, height } = getComputedStyle(button)
        return { backgroundColor, color, borderColor, fontSize, fontWeight, height }
      }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
  await press(page, ACCEPT)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => stored(page)).toEqual(['accepted', 'true', 'true'])
  await visit(page, '/about')
  await expect(banner(page)).toBeHidden()
})

test(
  'rejecting cookies allows only the necessary ones, and the footer link asks again',
  { tag: '@core' },
  async ({ page }) => {
    await visit(page, '/about')
    await press(page, REJECT)
    await expect(banner(page)).toBeHidden()
    await expect.poll(() => stored(page)).toEqual(['rejected', 'false', 'false'])
    await press(page, 'Cerez Tercihlerini Guncelle')
    await expect(banner(page)).toBeVisible()
    await expect.poll(() => stored(page)).toEqual([null, 'false', 'false'])
  },
)

test.describe('the cookie preferences', () => {
  test(
    'the cookie preferences start with no optional kind selected and keep the saved choice',
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, '/')
      await press(page, 'Cerez Tercihleri')
      const dialog = page.getByRole('dialog', { name: 'Cerez Tercihleri' })
      await expect(dialog).toContainText('Her zaman etkin')
      await expect(dialog.getByRole('switch', { checked: true })).toHaveCount(0)
      await dialog.getByRole('switch', { name: 'Analitik çerezler' }).click()
      await dialog.getByRole('button', { name: 'Kaydet' }).click()
      await expect(dialog).toBeHidden()
      await expect(banner(page)).toBeHidden()
      await expect.poll(() => stored(page)).toEqual(['accepted', 'true', 'false'])

      await press(page, 'Cerez Tercihlerini Guncelle')
      await press(page, 'Cerez Tercihleri')
      await expect(dialog.getByRole('switch', { name: 'Analitik çerezler' })).toBeChecked()
      await expect(dialog.getByRole('switch', { name: 'Reklam çerezleri' })).not.toBeChecked()
    },
  )

  test('the cookie preferences keep the focus, close on Escape and return the focus, even if opened before their code has loaded', async ({
    page,
  }) => {
    const asked = Promise.withResolvers<void>()
    await page.route(/Consent-.*\.js/, async (route) => {
      await asked.promise
      await route.continue()
    })
    await visit(page, '/')
    const opener = page.getByRole('button', { name: 'Cerez Tercihleri', exact: true })
    await opener.click()
    await expect(page.getByRole('dialog')).toBeHidden()
    asked.resolve()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press(stop < 6 ? 'Tab' : 'Shift+Tab')
      await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  })
})

/** Returns for the floating buttons and the footer whether their lower edges are below the upper edge of the banner. */
async function belowTheBar(page: Page): Promise<boolean[]> {
  const bar = await banner(page).boundingBox()
  const boxes = [page.getByRole('complementary'), page.getByRole('contentinfo')].map((part) => part.boundingBox())
  return (await Promise.all(boxes)).map((box) => (box?.y ?? 0) + (box?.height ?? 0) > (bar?.y ?? 0) + 1)
}

for (const width of [390, 1440]) {
  test(`the cookie banner covers neither the floating buttons nor the end of the page and shifts no layout at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      new PerformanceObserver((list) => {
        for (const { name } of list.getEntries()) document.documentElement.dataset['shifted'] = name
      }).observe({ type: 'layout-shift', buffered: true })
    })
    // Block the web fonts: if they arrive late, they move the navigation links by a few pixels, which is not the
    // banner's fault.
    await page.route('**/*.woff2', () => {})
    await page.goto('/about', { waitUntil: 'commit' })
    await hydrated(page)
    await expect(banner(page)).toBeVisible()
    const atTheEnd = async (): Promise<boolean[]> => {
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      return belowTheBar(page)
    }
    await expect.poll(atTheEnd).toEqual([false, false])
    // The browser reports a layout shift only after the frame that shows it.
    await twoFrames(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-shifted')
  })
}

test('a cookie choice only writes to the console; it sets no cookie and sends no request', async ({
  page,
  context,
}) => {
  const lines: string[] = []
  page.on('console', (message) => message.type() === 'log' && lines.push(message.text()))
  await visit(page, '/about')
  const origin = new URL(page.url()).origin
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(origin) && foreign.push(request.url()))
  await press(page, ACCEPT)
  await expect(banner(page)).toBeHidden()
  await expect.poll(() => lines).toEqual(['Analitik çerezler etkinleştirildi.', 'Reklam çerezleri etkinleştirildi.'])
  expect(foreign).toEqual([])
  expect(await context.cookies()).toEqual([])
})

test.describe('before the scripts have loaded', () => {
  for (const [name, values] of [
    [REJECT, ['rejected', 'false', 'false']],
    [ACCEPT, ['accepted', 'true', 'true']],
  ] as const)
    test(
      `the page stores “${name}” even before its scripts have loaded, so that a reload does not ask again`,
      { tag: '@core' },
      async ({ page }) => {
        const given = Promise.withResolvers<void>()
        await page.route(SCRIPTS, async (route) => {
          await given.promise
          await route.fallback()
        })
        await page.goto('/rates')
        await press(page, name)
        expect(await stored(page)).toEqual(values)
        await expect(banner(page)).toBeHidden()
        await page.reload()
        await expect(page.getByRole('main')).toBeVisible()
        await expect(banner(page)).toBeHidden()
        given.resolve()
        await hydrated(page)
        await expect(banner(page)).toBeHidden()
        expect(await stored(page)).toEqual(values)
      },
    )

  test('the cookie banner is hidden from the first paint if a decision is stored or scripts are off', async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.addInitScript(() => localStorage.setItem('cookieConsent', 'accepted'))
    await page.route(SCRIPTS, () => undefined)
    await page.goto('/')
    await expect(page.getByRole('main')).toBeVisible()
    await expect(banner(page)).toBeHidden()
    const withoutScripts = await browser.newContext({
      javaScriptEnabled: false,
      ...(baseURL !== undefined && { baseURL }),
    })
    const plain = await withoutScripts.newPage()
    await plain.goto('/')
    await expect(plain.getByRole('main')).toBeVisible()
    await expect(banner(plain)).toBeHidden()
    await withoutScripts.close()
  })
})
