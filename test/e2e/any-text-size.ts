import { type Page, test } from '@playwright/test'
import { expect } from './server.ts'

const WIDTHS = [390, 820, 1440] as const
/** Also the width of a window of 1280 px at a zoom of 400 %. */
const WIDTHS_AS_SET = [320, ...WIDTHS] as const

/** The spacing that a page must allow (WCAG 1.4.12). */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }`

/**
 * Returns the texts that a box cuts off, that lie beside the page, or that are in a box which scrolls sideways. Texts for
 * screen readers and maps are ignored.
 */
function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const IGNORED = '.visually-hidden, iframe, svg, script, style, noscript, select, [role=img]'
    const { clientWidth } = document.documentElement
    const isClipped = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip'

    const lossOf = (line: DOMRect, owner: Element): string | null => {
      for (let each: Element | null = owner; each !== null && each !== document.body; each = each.parentElement) {
        const { overflowX, overflowY, textOverflow } = getComputedStyle(each)
        // An ellipsis says that there is more, for example of a message in a list.
        if (textOverflow === 'ellipsis') return null
        const box = each.getBoundingClientRect()
        if (isClipped(overflowX) && (line.left < box.left - 1 || line.right > box.right + 1))
          return 'is cut at its side'
        // A font's line box is taller than its letters.
        const spare = line.height / 5
        if (isClipped(overflowY) && (line.top < box.top - spare || line.bottom > box.bottom + spare)) return 'is cut'
        if (overflowX === 'auto' && each.scrollWidth > each.clientWidth + 1) return 'scrolls sideways'
      }
      return line.left < -1 || line.right > clientWidth + 1 ? 'is beside the page' : null
    }

    const lost = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const owner = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (words === '' || owner?.closest(IGNORED) !== null) continue
      if (!owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const line of range.getClientRects()) {
        const loss = line.width === 0 ? null : lossOf(line, owner)
        if (loss !== null) lost.add(`"${words.slice(0, 40)}" of ${owner.parentElement?.className ?? ''} ${loss}`)
      }
    }
    return [...lost]
  })
}

/**
 * Expects that no text is lost as it is set, with wider spacing, or with a browser's default text of 200 %. At phone width
 * the page limits the last to what its tables can carry.
 */
export async function expectTextOfAnySize(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const expectNothingLost = (how: string, widths: readonly number[] = WIDTHS): Promise<void> =>
    test.step(`no text is lost ${how}`, async () => {
      for (const width of widths) {
        await page.setViewportSize({ width, height: 844 })
        await expect.poll(() => lostTexts(page), `${width} px, ${how}`).toEqual([])
      }
    })
  await expectNothingLost('as it is set', WIDTHS_AS_SET)
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await expectNothingLost('at 200 %')
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } })
  await page.evaluate((spacing) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(spacing)
    document.adoptedStyleSheets = [sheet]
  }, SPACING)
  await expectNothingLost('with wider spacing')
  await page.evaluate(() => (document.adoptedStyleSheets = []))
}
