import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow } from './visitor.ts'

const WIDTHS = [320, 390, 820, 1440]

/** A page of the panel as it stands fits each screen, and can be used by everybody. */
export async function expectLookingRight(page: Page, state: string): Promise<void> {
  await test.step(state, async () => {
    // The code of a page comes after its frame.
    await expect(page.locator('h1').first()).toBeAttached()
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      expect(await page.evaluate(cutOff), `cut off at ${width} px`).toEqual([])
    }
    await expectUsableByEverybody(page)
  })
}

/** What ends at an edge without saying so, other than what is typed. Runs in the page. */
function cutOff(): string[] {
  return [...document.querySelectorAll('main :not(input), dialog, dialog :not(input)')]
    .filter((element) => {
      const { overflowX, textOverflow } = getComputedStyle(element)
      const hides = (overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis'
      return hides && element.clientWidth > 1 && element.scrollWidth > element.clientWidth + 1
    })
    .map((element) => element.outerHTML.slice(0, 120))
}
