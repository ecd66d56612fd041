import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

const FIRST = 'Güncel kurları bu ekrandan canlı izleyin'
const SECOND = 'Şahıs ve şirket işlemlerinde güvenilir fiyat'
const THIRD = 'Canlı kur takibi, TCMB kurlarıyla yan yana'

const carousel = (page: Page) => page.getByRole('region', { name: 'Öne çıkanlar' })
const title = (page: Page, name: string) => carousel(page).getByRole('heading', { name })

/** Opens the home page and stops its timers. They advance only by the test's calls. */
async function stopTheClock(page: Page): Promise<void> {
  await page.clock.install()
  await visit(page, '/')
  await page.clock.pauseAt(Date.now() + 60_000)
}

test.beforeEach(({ context }) => hasDecided(context))

test.describe('the banner of the home page', () => {
  test('the banner advances every 5 seconds unless it is paused', { tag: '@core' }, async ({ page }) => {
    await stopTheClock(page)
    await page.getByRole('button', { name: '1. slayt' }).click()
    await page.clock.fastForward(4900)
    await expect(title(page, FIRST)).toBeVisible()
    await page.clock.fastForward(100)
    for (const next of [SECOND, THIRD, FIRST]) {
      await expect(title(page, next)).toBeVisible()
      await page.clock.fastForward(5000)
    }

    await page.getByRole('button', { name: '3. slayt' }).click()
    await expect(title(page, THIRD)).toBeVisible()
    await expect(title(page, FIRST)).toBeHidden()
    await expect(page.getByRole('button', { name: '3. slayt' })).toHaveAttribute('aria-current', 'true')
    await page.clock.fastForward(5000)
    await expect(title(page, FIRST)).toBeVisible()
    await page.getByRole('button', { name: 'Önceki slayt' }).click()
    await expect(title(page, THIRD)).toBeVisible()
    await page.getByRole('button', { name: 'Sonraki slayt' }).click()
    await expect(title(page, FIRST)).toBeVisible()

    await page.getByRole('button', { name: 'Otomatik geçişi duraklat' }).click()
    await page.clock.fastForward(20_000)
    await expect(title(page, FIRST)).toBeVisible()
    await page.getByRole('button', { name: 'Otomatik geçişi başlat' }).click()
    await page.clock.fastForward(5000)
    await expect(title(page, SECOND)).toBeVisible()
  })

  test('the banner starts paused if the visitor prefers reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await stopTheClock(page)
    await expect(page.getByRole('button', { name: 'Otomatik geçişi başlat' })).toBeVisible()
    await page.clock.runFor(20_000)
    await expect(title(page, FIRST)).toBeVisible()
  })

  test('the banner is 500 px high on narrow screens and 700 px with arrows on wide ones', async ({ page }) => {
    await visit(page, '/')
    for (const [width, height, arrows] of [
      [390, 500, false],
      [768, 500, false],
      [769, 700, true],
      [1440, 700, true],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => (await carousel(page).boundingBox())?.height, `${width} px`).toBe(height)
      await expect(page.getByRole('button', { name: 'Sonraki slayt' })).toBeVisible({ visible: arrows })
      await expect(page.getByRole('button', { name: '2. slayt' })).toBeVisible()
    }
  })

  for (const [when, act] of [
    ['half-way to the second slide', (page: Page) => page.evaluate(() => dispatchEvent(new Event('half-way')))],
    ['when the pointer enters it', (page: Page) => carousel(page).hover({ position: { x: 200, y: 200 } })],
    [
      'when a visitor selects one of them',
      (page: Page) => page.getByRole('button', { name: '2. slayt' }).press('Enter'),
    ],
  ] as const) {
    test(`the banner fetches the pictures of the hidden slides ${when}`, async ({ page }) => {
      const plates: string[] = []
      page.on('request', (request) => {
        const [, plate] = /(galata|spice-bazaar|peninsula)/.exec(request.url()) ?? []
        if (plate !== undefined) plates.push(plate)
      })
      await page.addInitScript(() => {
        const later = window.setTimeout.bind(window)
        const held = (run: () => void, ms: number): number => {
          if (ms !== 2500) return later(run, ms)
          addEventListener('half-way', run)
          return 0
        }
        Object.assign(globalThis, { setTimeout: held })
      })
      await visit(page, '/')
      // The first picture loads after the first paint, and nothing waits for it.
      await expect.poll(() => plates).toEqual(['galata'])
      // React may attach its event handlers a moment after hydration, so repeat the action.
      const fetched = async (): Promise<string[]> => {
        await act(page)
        return plates.toSorted()
      }
      await expect.poll(fetched).toEqual(['galata', 'peninsula', 'spice-bazaar'])
    })
  }
})

test('home shows both rates in the first view, its sections and working links', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/')
  const main = page.getByRole('main')
  for (const pair of ['USD/TRY', 'EUR/TRY']) {
    await expect(main.getByRole('heading', { name: pair })).toBeInViewport({ ratio: 1 })
  }
  for (const heading of ['Güncel döviz kurları', 'Güvenli fiyat', 'Canlı kur takibi']) {
    await expect(main.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  }
  for (const claim of ['130K+', '1M+', '7/24', '%99,9'])
    await expect(main.getByText(claim, { exact: true })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: 'Güncel Döviz Kurları', exact: true })).toBeVisible()
  await expect(main.getByText('Gerçek zamanlı döviz kurlarını takip edin')).toBeVisible()
  await expect(main.getByText('yatırım tavsiyesi değildir')).toBeVisible()
  await main.getByRole('link', { name: 'Belgelerinizi hazırlayın' }).click()
  await expect(page).toHaveURL('/documents')
  await page.goBack()
  await page.getByRole('link', { name: 'Kur grafikleri' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Döviz Kurları' })).toBeFocused()
})
