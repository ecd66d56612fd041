import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Page, test } from '@playwright/test'
import type axe from 'axe-core'
import { expect } from './server.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** Its short text: each page reads it anew, the long one in twice the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** What the night changes: nothing but colours. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Axe finds nothing on the page as it stands, or on a part of it: on a phone and on a wide screen, by day and, of the
 * colours, by night. One page is looked at four times: bringing it into its state costs more than a look.
 */
export async function expectUsableByEverybody(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(AXE)
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // What is framed is not ours.
        const found = await page.evaluate(
          // Off by itself: whether a finger meets what it means (WCAG 2.2 AA, 24 px).
          ({ within, only }) =>
            window.axe.run(within, {
              iframes: false,
              resultTypes: ['violations'],
              ...(only === null ? { rules: { 'target-size': { enabled: true } } } : { runOnly: only }),
            }),
          { within: part, only: colorScheme === 'dark' ? RULES_OF_COLOURS : null },
        )
        expect(found.violations).toEqual([])
      })
    }
  }
}
