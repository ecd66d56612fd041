import type { Page } from '@playwright/test'
import { expect } from './server.ts'

const WIDTHS = [360, 390, 768, 820, 1024, 1100, 1280, 1366, 1440, 1920] as const

/**
 * Returns the texts that another element covers, or that lie on a picture or on other text, tested in the middle and at
 * both ends of each line. Layers that take no pointer events are ornaments and are ignored, as are words inside
 * drawings.
 */
function coveredTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const PICTURES = 'img, svg, canvas, video, iframe'
    const clear = (colour: string): boolean => /^(?:transparent|.*, 0\)|.*\/ 0\))$/.test(colour)
    const isPicture = (each: Element): boolean => {
      const { backgroundImage, maskImage } = getComputedStyle(each)
      return each.closest(PICTURES) !== null || backgroundImage !== 'none' || maskImage !== 'none'
    }
    const isPainted = (each: Element): boolean => isPicture(each) || !clear(getComputedStyle(each).backgroundColor)
    const isShown = (each: Element): boolean => each.checkVisibility({ opacityProperty: true })
    const hasWordsAt = (each: Element, x: number, y: number): boolean =>
      [...each.childNodes].some((node) => {
        if (!(node instanceof Text)) return false
        const words = document.createRange()
        words.selectNodeContents(node)
        // A font's line box is taller than its letters.
        return [...words.getClientRects()].some(
          ({ left, right, top, height }) => left <= x && x <= right && Math.abs(y - top - height / 2) < height / 4,
        )
      })
    const name = (each: Element): string => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''}`

    const whatMeets = (owner: Element, x: number, y: number): Element | undefined => {
      const layers = document.elementsFromPoint(x, y)
      const at = layers.indexOf(owner)
      // The text is clipped or takes no pointer events.
      if (at === -1) return undefined
      const foreign = (each: Element): boolean => !owner.contains(each) && !each.contains(owner)
      return layers.find(
        (each, index) =>
          foreign(each) &&
          isShown(each) &&
          (hasWordsAt(each, x, y) || (index < at ? isPainted(each) : isPicture(each))),
      )
    }

    const found = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const { currentNode: text } = texts
      const owner = text.parentElement
      const words = text.textContent?.trim() ?? ''
      if (
        owner === null ||
        words === '' ||
        owner.closest('[role=img]') !== null ||
        !owner.checkVisibility({ visibilityProperty: true })
      )
        continue
      const range = document.createRange()
      range.selectNodeContents(text)
      const met = [...range.getClientRects()].flatMap(({ left, top, width, height }) =>
        [left + 1, left + width / 2, left + width - 1].flatMap((x) => whatMeets(owner, x, top + height / 2) ?? []),
      )
      for (const each of met) found.add(`"${words.slice(0, 40)}" and ${name(each)}`)
    }
    // A figure that is wider than its cell would run into the next cell.
    for (const cell of document.querySelectorAll('td'))
      if (cell.scrollWidth > cell.clientWidth) found.add(`"${cell.textContent}" is wider than its cell`)
    return [...found]
  })
}

/** Expects that no text is covered at any common window width. */
export async function expectNoTextCovered(page: Page): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    // A price that arrives during the measurement may make the page one line longer, so repeat it.
    await expect(async () => {
      await page.setViewportSize({ width, height: 900 })
      // elementsFromPoint() finds only elements inside the window, so make the window as tall as the page.
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      await page.setViewportSize({ width, height })
      expect(await coveredTexts(page), `${width} px`).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBe(height)
    }).toPass()
  }
}
