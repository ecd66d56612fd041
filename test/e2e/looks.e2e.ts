import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

// Pictures of parts that are engraved once and show nothing live. Another release of Chromium draws letters a little
// differently; what is looked for is a layout that fell apart. Made again with `playwright test looks
// --update-snapshots`.
const ALLOWED = { maxDiffPixelRatio: 0.04, animations: 'disabled' } as const

test.beforeEach(({ context }) => hasDecided(context))

test('a bank’s card: mark, name, and three rows of figures in line', async ({ page }) => {
  await visit(page, '/accounts')
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.getByRole('article').first()).toHaveScreenshot(`bank-card-${width}.png`, ALLOWED)
  }
})

test('the legal warning: text, article, three marks and the code; the lists of documents by night: two by two, ruled', async ({
  page,
}) => {
  await visit(page, '/documents')
  await page.getByRole('button', { name: /Uyarının tamamını aç/ }).click()
  await expect(page.getByRole('dialog', { name: 'Yasal uyarı' })).toHaveScreenshot('legal-warning.png', ALLOWED)
  await page.keyboard.press('Escape')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.getByRole('region', { name: 'Şirketler' })).toHaveScreenshot('documents-dark.png', ALLOWED)
})
