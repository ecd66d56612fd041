import type { Page } from '@playwright/test'
import { expectTextOfAnySize } from './any-text-size.ts'
import { expect, test } from './server.ts'
import { TARGET, tooSmallTargets } from './thumbs.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow } from './visitor.ts'

const PHONE = 390
const WIDTHS = [320, PHONE, 820, 1440]

/**
 * Expects that the current panel page fits all screen widths, loses no text, has controls for thumbs on a phone and passes
 * the accessibility checks.
 */
export async function expectLookingRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // The page's code loads after its frame.
    await expect(page.locator('h1').first()).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      if (width === PHONE)
        expect(await page.evaluate(tooSmallTargets, TARGET.ofThumbs), 'too small for a thumb').toEqual([])
    }
    await expectTextOfAnySize(page)
    await expectUsableByEverybody(page)
  })
}
