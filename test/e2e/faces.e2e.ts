import type { CDPSession } from '@playwright/test'
import { withGold } from '../fakes/gold-office.ts'
import { goldFrame } from '../fakes/gold.ts'
import { EACH_KIND } from './page-kinds.ts'
import { expect, siteTest, test } from './server.ts'

// The HTML as served: what live prices replace meanwhile could not be asked about.
test.use({ javaScriptEnabled: false })

for (const path of [...EACH_KIND, '/yok']) {
  test(`${path} is set in the site's own faces to the last sign`, async ({ page, expectConsoleError }) => {
    if (path === '/yok') expectConsoleError(/Failed to load resource.*404/)
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    expect(await wordsInOtherFaces(await page.context().newCDPSession(page))).toEqual([])
  })
}

siteTest.describe('an office with gold', () => {
  siteTest.use({ javaScriptEnabled: false, neverCloses: true })

  siteTest('has /altin in the same faces', async ({ page, site }) => {
    await site.provider.connections.reached(1)
    await site.editOffice((text) => withGold(text))
    await expect.poll(async () => (await page.request.get('/altin')).status()).toBe(200)
    site.provider.send(goldFrame(site.now()))
    await expect.poll(async () => (await page.request.get('/altin')).text()).toContain('10.105')
    await page.goto('/altin')
    await page.evaluate(() => document.fonts.ready)
    expect(await wordsInOtherFaces(await page.context().newCDPSession(page))).toEqual([])
  })
})

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
