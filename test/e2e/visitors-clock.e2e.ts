import type { Page } from '@playwright/test'
import { nextOnWeekday } from '../../src/domain/calendar.ts'
import { expect, siteTest as test } from './server.ts'
import { hydrated } from './visitor.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** Sets the visitor's clock `by` ms ahead. */
async function wrongClock(page: Page, by: number): Promise<void> {
  await page.addInitScript((ahead) => {
    const Right = Date
    globalThis.Date = new Proxy(Right, {
      construct: (made, given: []) => (given.length === 0 ? new made(Right.now() + ahead) : new made(...given)),
      get: (made, key, receiver) =>
        key === 'now' ? () => Right.now() + ahead : (Reflect.get(made, key, receiver) as unknown),
    })
  }, by)
}

test('a visitor’s wrong clock does not change whether the office is shown as open', async ({ page, site }) => {
  const passed = nextOnWeekday(7, '12:00', site.now()) - site.now()
  await site.pass(passed)
  await wrongClock(page, passed - 30 * HOUR)
  const status = page.getByRole('main').getByText(/^Şu an/)
  await page.goto('/contact')
  await expect(status).toHaveText('Şu an kapalı, pazartesi 09.00’da açılır')
  await hydrated(page)
  await expect(status).toHaveText('Şu an kapalı, pazartesi 09.00’da açılır')
  await site.pass(DAY)
  await page.reload()
  await hydrated(page)
  await expect(status).toHaveText('Şu an açık, 18.30’a kadar')
})
