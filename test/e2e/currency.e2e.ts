import { drawing, period } from './chart-panel.ts'
import { expect, test } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

const SIDES = /\d{2},\d{4}/

test(
  'the name of a currency links to its page, and the rest of its row opens the chart',
  { tag: '@core' },
  async ({ page, context }) => {
    // The cookie banner may appear over a link at the moment of a click.
    await hasDecided(context)
    await visit(page, '/rates')
    const row = page.getByRole('region', { name: /gişe kurları/ }).getByRole('row', { name: /^EUR/ })
    // The row's button lies on top of the cell, so the click may land anywhere.
    await row.getByRole('cell').first().click({ force: true })
    await expect(page.getByRole('region', { name: /^Euro \/ TL/ })).toBeVisible()
    await row.getByRole('link', { name: 'Euro / TL' }).click()
    await expect(page).toHaveURL('/rates/eur')
    await expect(page.getByRole('heading', { level: 1, name: 'Euro kuru' })).toBeFocused()
    await expect(page).toHaveTitle(/^Euro kuru, güncel alış ve satış fiyatı \| /)
    await expect(page.getByRole('region', { name: 'Son günler' }).getByRole('row').nth(3)).toContainText(SIDES)
    await expect(page.getByRole('navigation', { name: 'Ana menü' }).getByText('Doviz Kurlari')).toHaveAttribute(
      'aria-current',
      'true',
    )
    await page.getByRole('navigation', { name: 'Öteki kurlar' }).getByRole('link', { name: /^JPY/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Japon yeni kuru' })).toBeFocused()
    await expect(page.getByRole('region', { name: /^Japon Yeni \/ TL/ })).toContainText('100 birim')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1, name: 'Euro kuru' })).toBeVisible()
  },
)

test('the page of a currency has a monthly chart with six periods, and its link restores the period', async ({
  page,
}) => {
  await visit(page, '/rates/gbp')
  await expect(drawing(page)).toHaveAccessibleName('İngiliz Sterlini / TL, aylık alış ve satış grafiği')
  await expect(page.getByRole('group', { name: 'Grafik dönemi' }).getByRole('button')).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Grafiği kapat' })).toHaveCount(0)
  await period(page, 'Haftalık').click()
  await expect(page).toHaveURL('/rates/gbp#GBP-weekly')
  await page.reload()
  await expect(period(page, 'Haftalık')).toHaveAttribute('aria-pressed', 'true')
  await expect(drawing(page)).toHaveAccessibleName(/haftalık/)
})
