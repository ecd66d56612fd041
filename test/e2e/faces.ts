import type { Page } from '@playwright/test'

/**
 * Texts of which the browser drew a sign in a face of the system: ours lacks it, or its `unicode-range` leaves it out.
 * Code is set in such, and the Russian and Arabic names of languages are for those who hear the page.
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
