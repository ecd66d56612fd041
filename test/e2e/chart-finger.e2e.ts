import type { CDPSession } from '@playwright/test'
import { DAY_LENGTH } from '../../src/domain/calendar.ts'
import { drawing, panelOf, plot } from './chart-panel.ts'
import { expect, test } from './server.ts'
import { hasDecided, twoFrames, visit } from './visitor.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

interface Point {
  readonly x: number
  readonly y: number
}

async function touch(client: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point): Promise<void> {
  await client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [at] })
}

test.beforeEach(async ({ page, context }) => {
  await hasDecided(context)
  await visit(page, '/rates#USD-monthly')
  await plot(page).scrollIntoViewIfNeeded()
})

test('a finger drawn along the chart shows the values at its position and leaves the last ones visible', async ({
  page,
  demoSite,
}) => {
  const box = await drawing(page).locator('.u-over').boundingBox()
  if (box === null) throw new Error('the plot is not on the screen')
  const client = await page.context().newCDPSession(page)
  const tip = panelOf(page).locator('[aria-hidden="true"]:has(dl)')
  const y = box.y + box.height / 2
  // 30 days have 29 steps between them.
  const at = (step: number): Point => ({ x: box.x + (box.width * step) / 29, y })
  const dayAt = (step: number): string =>
    new Date(demoSite.now() - (29 - step) * DAY_LENGTH).toLocaleDateString('tr-TR', {
      dateStyle: 'long',
      timeZone: 'Europe/Istanbul',
    })
  await touch(client, 'touchStart', at(4))
  await expect(tip).toContainText(dayAt(4))
  for (let step = 5; step <= 20; step += 1) await touch(client, 'touchMove', at(step))
  await expect(tip).toContainText(dayAt(20))
  const last = await tip.innerText()
  await touch(client, 'touchEnd')
  await twoFrames(page)
  expect(await tip.innerText()).toBe(last)
  await page.getByRole('heading', { level: 1 }).tap()
  await expect(tip).toHaveCount(0)
})
