import type { Page } from '@playwright/test'
import { languagePath, LANGUAGES } from '../../src/contract/languages.ts'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { expectTextOfAnySize } from './any-text-size.ts'
import { expectNoTextCovered } from './covered-texts.ts'
import { EACH_KIND } from './page-kinds.ts'
import { expect, test } from './server.ts'
import { TARGET, tooSmallTargets } from './thumbs.ts'
import { expectUsableByEverybody } from './usable.ts'
import { hasDecided, overflow, visit } from './visitor.ts'

const WINDOWS = {
  '1440 px': { width: 1440, height: 900 },
  '320 px': { width: 320, height: 640 },
  '200 % zoom': { width: 720, height: 450 },
  '400 % zoom': { width: 320, height: 256 },
}

const rows = (page: Page) => page.getByRole('region', { name: /gişe kurları/ }).locator('tbody tr')

/** Waits or acts until a page shows all its content, including a form's errors. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  '/': (page) => expect(rows(page)).toHaveCount(CURRENCY_CODES.length),
  '/rates': (page) => expect(rows(page)).toHaveCount(CURRENCY_CODES.length),
  '/rates/aud': async (page) => {
    await page.getByText('Makas ne demek?').click()
    await expect(page.getByRole('img', { name: /alış ve satış grafiği$/ }).locator('canvas')).toBeVisible()
  },
  '/accounts': (page) =>
    page
      .getByRole('button', { name: /^TL IBAN/ })
      .first()
      .click(),
  '/contact': async (page) => {
    await page.getByRole('form').getByRole('button').click()
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
  },
}

/** One visit for all checks of a page, because opening a page takes longer than a check. */
test.describe('each page in many windows', () => {
  test.use({ permissions: ['clipboard-write'], contextOptions: { reducedMotion: 'reduce' } })
  test.beforeEach(({ context }) => hasDecided(context))

  for (const path of [...EACH_KIND, ...LANGUAGES.map(languagePath), '/yok']) {
    test(`${path} overflows in no window, loses and covers no text, and passes the accessibility checks`, async ({
      page,
      expectConsoleError,
    }) => {
      if (path === '/yok') expectConsoleError(/Failed to load resource.*404/)
      await visit(page, path)

      await test.step('the page does not overflow sideways in any window', async () => {
        for (const [name, viewport] of Object.entries(WINDOWS)) {
          await page.setViewportSize(viewport)
          // The heading of home is visible only to screen readers.
          if (path !== '/') await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          await expect.poll(() => overflow(page), name).toBeLessThanOrEqual(0)
        }
      })

      await test.step('the floating buttons are in the margin beside the content', async () => {
        for (const width of [1080, 1280, 1440, 1920]) {
          await page.setViewportSize({ width, height: 900 })
          await page.evaluate(() => scrollTo(0, 900))
          await expect.poll(() => underFloats(page), `${width} px`).toBeLessThanOrEqual(0)
        }
      })

      await test.step('every target is large enough', async () => {
        await page.setViewportSize({ width: 390, height: 844 })
        expect(await page.evaluate(tooSmallTargets, TARGET.ofText)).toEqual([])
      })

      await expectTextOfAnySize(page)

      await test.step('no text is covered or lies on a picture', () => expectNoTextCovered(page))

      await test.step('the page passes the accessibility checks', async () => {
        await STATES[path]?.(page)
        await expectUsableByEverybody(page)
      })
    })
  }
})

/** Returns in px how far the widest part of the content overlaps the floating buttons; negative if it does not. */
async function underFloats(page: Page): Promise<number> {
  const isFromRight = (await page.locator('html').getAttribute('dir')) === 'rtl'
  const floats = await page.getByRole('complementary').boundingBox()
  const edges = await page
    .getByRole('main')
    .locator('td, dd, table, p, button')
    .evaluateAll((all) =>
      all
        .filter((element) => element.getClientRects().length > 0)
        .map((element) => element.getBoundingClientRect())
        .map(({ left, right }) => [left, right]),
    )
  const { x, width } = floats ?? { x: 0, width: 0 }
  return isFromRight
    ? x + width - Math.min(...edges.map(([left = 0]) => left))
    : Math.max(...edges.map(([, right = 0]) => right)) - x
}

test('the about page has the story, mission, vision and three values, and the policy opens in a new tab', async ({
  page,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1, name: 'Hakkımızda' })).toBeVisible()
  await expect(page.getByText(/1996 yılında kuruldu/)).toBeVisible()
  const picture = page.getByRole('img', { name: /Mısır Çarşısı/ })
  await expect(picture).toHaveAttribute('src', '/img/a4.jpg')
  await expect(picture).toHaveJSProperty('naturalWidth', 1000)
  for (const name of ['Misyon', 'Vizyon', 'Güvenilirlik', 'Hız', 'Güvenlik'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible()
  const policy = page.getByRole('main').getByRole('link', { name: /Kurumsal politika belgesi/ })
  await expect(policy).toHaveAttribute('href', '/kurumsal-politika.pdf')
  await expect(policy).toHaveAttribute('target', '_blank')
  const remark = page.getByRole('region', { name: 'Kurumsal politika' })
  await expect(remark.getByText('Yeni sekmede açılacaktır')).toBeVisible()
})

test(
  'an unknown address is answered with status 404 and a page with links',
  { tag: '@core' },
  async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource.*404/)
    const answer = await page.goto('/kurlarr')
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: 'Sayfa bulunamadı' })).toBeVisible()
    await page
      .getByRole('main')
      .getByRole('link', { name: /Döviz kurları/ })
      .click()
    await expect(page).toHaveURL('/rates')
  },
)
