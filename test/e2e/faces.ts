import type { Page } from '@playwright/test'

/**
 * Returns the texts with a character that the browser drew in a system font, because the site's fonts lack it or their
 * `unicode-range` excludes it. Code and the Russian and Arabic names of languages use a system font on purpose.
 */
export async function wordsInOtherFaces(page: Page): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1 })
  const hasOtherFace = ({ nodeName, attributes = [] }: (typeof nodes)[number]): boolean =>
    nodeName === 'CODE' || attributes.includes('ru') || attributes.includes('ar')
  const others = new Set(nodes.filter(hasOtherFace).map(({ nodeId }) => nodeId))
  const found: string[] = []
  for (const { parentId, nodeName, nodeValue } of nodes) {
    if (nodeName !== '#text' || parentId === undefined || others.has(parentId)) continue
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId: parentId })
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) found.push(nodeValue)
  }
  return found
}
