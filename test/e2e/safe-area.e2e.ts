import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

/** What a phone's own bar and its rounded corners take of the window. */
async function withInsets(page: Page, insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

const UPRIGHT = { top: 0, right: 0, bottom: 34, left: 0 }
const ON_ITS_SIDE = { top: 0, right: 59, bottom: 21, left: 59 }

/** How far what can be pressed of `part` ends above the foot of the window, and clear of its sides. */
function clearance(page: Page, part: string) {
  return page.evaluate((selector) => {
    const boxes = [...document.querySelectorAll(`${selector} :is(a, button)`)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }))
      .map((each) => each.getBoundingClientRect())
    return {
      below: innerHeight - Math.max(...boxes.map(({ bottom }) => bottom)),
      beside: Math.min(...boxes.flatMap(({ left, right }) => [left, innerWidth - right])),
    }
  }, part)
}

test.describe('on a phone without a button', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the dock and the question of consent end above its bar, and no more than that', async ({ page }) => {
    await withInsets(page, UPRIGHT)
    await visit(page, '/')
    await expect.poll(async () => (await clearance(page, '#consent')).below).toBeGreaterThanOrEqual(34)
    await expect.poll(async () => (await clearance(page, '[data-above-bar]')).below).toBeGreaterThan(100)
    const gap = () =>
      page.evaluate(() => {
        const [bar, dock] = ['#consent section', '[data-above-bar]:not(html, body)'].map((each) =>
          document.querySelector(each)?.getBoundingClientRect(),
        )
        return (bar?.top ?? 0) - (dock?.bottom ?? 0)
      })
    await expect
      .poll(async () => Math.abs((await gap()) + 34), 'the dock’s free room lies under the bar')
      .toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Reddet' }).click()
    await expect.poll(async () => (await clearance(page, '[data-above-bar]')).below).toBeGreaterThanOrEqual(34)
  })
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  for (const path of ['/', '/rates', '/contact'])
    test(`${path} has no word and no button under the corners`, async ({ page, context }) => {
      await hasDecided(context)
      await withInsets(page, ON_ITS_SIDE)
      await visit(page, path)
      for (const part of ['nav', 'main', '[data-above-bar]', 'footer'])
        expect((await clearance(page, part)).beside, part).toBeGreaterThanOrEqual(47)
    })
})
