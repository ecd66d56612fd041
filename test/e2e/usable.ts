import { type Page, test } from '@playwright/test'
import axe from 'axe-core'
import { expect } from './server.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/**
 * Axe finds nothing on the page as it stands, or on a part of it: on a phone and on a wide screen, by day and by night. One page is looked at four
 * times: bringing it into its state costs more than a look.
 */
export async function expectUsableByEverybody(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(axe.source)
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // What is framed is not ours.
        const found = await page.evaluate(
          // Off by itself: whether a finger meets what it means (WCAG 2.2 AA, 24 px).
          (within) =>
            window.axe.run(within, {
              iframes: false,
              resultTypes: ['violations'],
              rules: { 'target-size': { enabled: true } },
            }),
          part,
        )
        expect(found.violations).toEqual([])
      })
    }
  }
}
