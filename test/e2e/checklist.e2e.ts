import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

const LARGE = '/hesapla?bozdur=USD&tutar=40000'

test.beforeEach(({ context }) => hasDecided(context))

test('the checklist is shown with hours, directions, phone and chat, and its print has boxes, opening hours and the address', async ({
  page,
}) => {
  await visit(page, LARGE)
  const rows = page.getByRole('list', { name: 'Gişemiz' })
  await expect(rows).toContainText(/Pazartesi–Cuma/)
  await expect(rows.getByRole('link', { name: /Yol tarifi/ })).toHaveAttribute('href', /^https:/)
  await expect(rows.getByRole('link', { name: /Telefon/ })).toHaveAttribute('href', /^tel:/)
  await expect(rows.getByRole('link', { name: /Mesaj yazın/ })).toHaveAttribute('target', '_blank')

  await test.step('the print has no open/closed chip, no collapsed part and no button', async () => {
    await page.emulateMedia({ media: 'print' })
    const section = page.getByRole('region', { name: 'Yanınızda ne getirin?' })
    await expect(section.getByRole('checkbox')).toHaveCount(6)
    await expect(section).toContainText('/hesapla?bozdur=USD&tutar=40000')
    await expect(section.getByText(/^(Açık|Kapalı)/)).toBeHidden()
    await expect(section.getByRole('button')).toHaveCount(0)
    const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})

test('a button of the checklist that is pressed before its code has loaded works after loading', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const released = Promise.withResolvers<void>()
  await page.route('**/Checklist-*.js', async (route) => {
    await released.promise
    await route.continue()
  })
  const asked = page.waitForRequest('**/Checklist-*.js')
  await visit(page, LARGE)
  await page.getByRole('button', { name: 'Listeyi kopyala' }).click()
  await asked
  released.resolve()
  await expect(page.getByRole('button', { name: 'Liste kopyalandı' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('İmza beyannamesi')
})

test('a foreign customer finds the English courtesy translation', async ({ page }) => {
  await visit(page, `${LARGE}&kisi=yabanci`)
  const link = page.getByRole('link', { name: /^English: / })
  await expect(link).toHaveAttribute('lang', 'en')
  await link.click()
  await expect(page).toHaveURL('/en#documents')
  await expect(page.getByText(/courtesy translation/)).toBeVisible()
  await expect(page.getByText('Copy of your passport')).toBeVisible()
  await page.getByRole('link', { name: 'Turkish text' }).click()
  await expect(page).toHaveURL('/documents')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the kind of person is a field of the form', async ({ page }) => {
    await page.goto(LARGE)
    await page.getByRole('radio', { name: 'Yabancı' }).check()
    await page.getByRole('button', { name: 'Belgeleri göster' }).click()
    await expect(page).toHaveURL(`${LARGE}&kisi=yabanci`)
    await expect(page.getByText('Pasaport fotokopisi')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Yazdır' })).toBeHidden()
  })
})
