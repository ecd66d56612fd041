import { expect } from './server.ts'
import { PANEL_PAGES, panelTest as test } from './panel.ts'
import { expectUsableByEverybody } from './usable.ts'
import { overflow } from './visitor.ts'

const WIDTHS = [320, 390, 820, 1280]

test('every page can be used by everybody, on each screen', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  for (const path of PANEL_PAGES)
    await test.step(path, async () => {
      await phone.open(path)
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 })
        expect(await overflow(page), `${width} px`).toBeLessThanOrEqual(0)
      }
      await expectUsableByEverybody(page)
    })
})

test('a keyboard gets along', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
