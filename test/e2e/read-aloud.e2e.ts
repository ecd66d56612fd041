import type { Locator, Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

/** The main states of the site, and the part of each that a screen reader reads. Figures and times are patterns. */
const STATES: Readonly<Record<string, (page: Page) => Promise<Locator>>> = {
  'the prices of home': async (page) => {
    await visit(page, '/')
    return page.getByRole('region', { name: 'Dolar ve euro' })
  },
  "the office's table": async (page) => {
    await visit(page, '/rates')
    return page.getByRole('region', { name: 'ANGÜN gişe kurları' })
  },
  "the central bank's table": async (page) => {
    await visit(page, '/rates')
    return page.getByRole('region', { name: 'TCMB kurları' })
  },
  'the form of a sum': async (page) => {
    await visit(page, '/hesapla')
    return page.getByRole('form').first()
  },
  'the slip of a sum': async (page) => {
    await visit(page, '/hesapla?bozdur=USD&tutar=500')
    await expect(page.getByRole('button', { name: 'Yazdır' }).first()).toBeVisible()
    return page.getByRole('region', { name: /500 USD bozdurursanız/ })
  },
  'the open menu': async (page) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/rates')
    await page.getByRole('button', { name: 'Menü' }).click()
    return page.getByRole('banner')
  },
  'the mistakes of the contact form': async (page) => {
    await visit(page, '/contact')
    await page.getByRole('form').getByRole('button').click()
    await expect(page.getByRole('form').getByRole('alert')).toBeVisible()
    return page.getByRole('form')
  },
  'the rate of a day': async (page) => {
    await visit(page, '/kur/2026-09-10?doviz=USD')
    return page.getByRole('main').getByRole('region').first()
  },
  'the sum in English': async (page) => {
    await visit(page, '/en?bozdur=USD&tutar=500')
    await expect(page.getByRole('main').getByText('You get', { exact: true })).toBeVisible()
    return page.getByRole('main').getByRole('region').first()
  },
}

for (const [state, enter] of Object.entries(STATES))
  test(`${state} reads aloud with names, values and states`, async ({ page, context }) => {
    await hasDecided(context)
    const part = await enter(page)
    await expect(part).toMatchAriaSnapshot({ name: `${state.replaceAll(/\W+/g, '-')}.aria.yml` })
  })

test('the cookie banner reads aloud with names, values and states', async ({ page }) => {
  await visit(page, '/about')
  await expect(page.getByRole('region', { name: 'Çerez bildirimi' })).toMatchAriaSnapshot({ name: 'cookies.aria.yml' })
})
