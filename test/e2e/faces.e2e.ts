import type { CDPSession } from '@playwright/test'
import { PAGE_PATHS } from '#contract/paths.ts'
import { expect, test } from './server.ts'

// The HTML as served: what live prices replace meanwhile could not be asked about.
test.use({ javaScriptEnabled: false })

for (const path of [...PAGE_PATHS, '/yok']) {
  test(`${path} is set in the site's own faces to the last sign`, async ({ page, expectConsoleError }) => {
    if (path === '/yok') expectConsoleError(/Failed to load resource.*404/)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await wordsInOtherFaces(await page.context().newCDPSession(page))).toEqual([])
  })
}

/** Texts of which the browser drew a sign in a face of the system: ours lacks it, or its `unicode-range` leaves it out. Code is set in such. */
async function wordsInOtherFaces(browser: CDPSession): Promise<string[]> {
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  const { nodes } = await browser.send('DOM.getFlattenedDocument', { depth: -1 })
  const code = new Set(nodes.filter(({ nodeName }) => nodeName === 'CODE').map(({ nodeId }) => nodeId))
  const found: string[] = []
  for (const { parentId, nodeName, nodeValue } of nodes) {
    if (nodeName !== '#text' || parentId === undefined || code.has(parentId)) continue
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId: parentId })
    if (fonts.some(({ isCustomFont }) => !isCustomFont)) found.push(nodeValue)
  }
  return found
}
