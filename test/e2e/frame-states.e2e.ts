import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

/** States of the frame, and how a visitor brings them about. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: async (page) => visit(page, '/'),
  'the rates page': async (page) => visit(page, '/rates'),
  'the open menu': async (page) => {
    await visit(page, '/rates')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menü' }).click()
  },
  'the cookie banner': async (page) => {
    await visit(page, '/about')
    await expect(page.getByRole('region', { name: 'Çerez bildirimi' })).toBeVisible()
  },
  'the cookie preferences': async (page) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Cerez Tercihleri', exact: true }).click()
    await page.getByRole('switch', { name: 'Analitik çerezler' }).click()
  },
  'a page that cannot be reached': async (page) => {
    await visit(page, '/about')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible()
  },
  'a page that a bug took away': async (page) => {
    await page.route(/RatesPage.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function RatesPage() { throw new Error("a bug") }',
      }),
    )
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

      for (const [state, bring] of Object.entries(STATES)) {
        test(`${state} is usable by everybody`, async ({ page, context, expectConsoleError }) => {
          if (state.startsWith('a page that')) expectConsoleError(/ERR_INTERNET_DISCONNECTED|a bug/)
          if (!state.includes('cookie')) await hasDecided(context)
          await bring(page)
          expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
        })
      }
    })
  }
}
