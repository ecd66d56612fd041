import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

/** Emulates the screen areas that a phone's home indicator and rounded corners cover, in px. */
async function withInsets(page: Page, insets: Readonly<Record<'top' | 'right' | 'bottom' | 'left', number>>) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

const UPRIGHT = { top: 0, right: 0, bottom: 34, left: 0 }
const ON_ITS_SIDE = { top: 0, right: 59, bottom: 21, left: 59 }

/** Returns in px how far the visible links and buttons of `part` end from the bottom and the sides of the window. */
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

test.describe('on a phone with a home indicator', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the dock and the cookie banner end directly above the home indicator', async ({ page }) => {
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
      .poll(async () => Math.abs((await gap()) + 34), 'the dock’s own padding is behind the banner')
      .toBeLessThanOrEqual(1)
    await page.getByRole('button', { name: 'Reddet' }).click()
    await expect.poll(async () => (await clearance(page, '[data-above-bar]')).below).toBeGreaterThanOrEqual(34)
  })
})

test.describe('on a phone in landscape', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })

  for (const path of ['/', '/rates', '/contact'])
    test(`${path} has no link and no button below the rounded corners`, async ({ page, context }) => {
      await hasDecided(context)
      await withInsets(page, ON_ITS_SIDE)
      await visit(page, path)
      for (const part of ['nav', 'main', '[data-above-bar]', 'footer'])
        expect((await clearance(page, part)).beside, part).toBeGreaterThanOrEqual(47)
    })
})
