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

/** The minified source, because every page parses it again; the full source takes twice as long. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** The dark theme changes only colours, so only these rules are checked in it. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block']

/**
 * Expects that axe finds no violation on the page or a part of it, on a phone and on a wide screen: all rules in the
 * light theme, rules of colours in the dark theme. One page is checked four times because it takes longer to reach its
 * state than to check it.
 */
export async function expectUsableByEverybody(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(AXE)
  for (const width of [390, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${colorScheme}, ${width} px`, async () => {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        // Frames contain pages of other sites.
        const found = await page.evaluate(
          // The rule for the size of touch targets (WCAG 2.2 AA, 24 px) is off by default.
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
