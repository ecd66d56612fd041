import { expectLookingRight } from './panel-look.ts'
import { PANEL_PAGES } from './panel-pages.ts'
import { panelTest as test } from './panel.ts'
import { expect } from './server.ts'

/** Four parts, because all pages together would be the longest test. */
for (const part of [0, 1, 2, 3])
  test(`every panel page passes the accessibility checks and fits each screen, ${part + 1} of 4`, async ({ panel }) => {
    const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
    const { page } = phone
    for (const path of PANEL_PAGES.filter((_, index) => index % 4 === part)) {
      await phone.open(path)
      await expectLookingRight(page, path)
    }
  })

test("the panel's sign-in and registration pages pass the accessibility checks and fit each screen", async ({
  panel,
}) => {
  const link = await panel.add('Ayşe Yılmaz', 'fiyat')
  const device = await panel.newDevice()
  const { page } = device
  for (const path of ['/giris', link, `${panel.origin}/tanit/${'a'.repeat(43)}`]) {
    await device.open(path)
    await expectLookingRight(page, path)
  }
})

test('the skip link of the panel can be used with the keyboard', async ({ panel }) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  await phone.open('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})
