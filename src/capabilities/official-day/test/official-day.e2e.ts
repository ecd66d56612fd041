import { addDays, dayOf } from '#domain/calendar.ts'
import { expect, test } from '../../../../test/e2e/server.ts'
import { hydrated, visit } from '../../../../test/e2e/visitor.ts'
import { dayName } from '../../../web/copy/opening-words.ts'

test(
  'a visitor finds the official rate of a date with its bulletin, copies it and opens the table of the month',
  { tag: '@core' },
  async ({ page, context, demoSite }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const date = addDays(dayOf(demoSite.now()), -40)
    await visit(page, '/rates')
    await page.getByRole('region', { name: 'TCMB kurları' }).getByRole('link', { name: 'Bir günün kuru' }).click()
    await page.getByLabel('Tarih', { exact: true }).fill(date)
    await page.getByLabel('Döviz', { exact: true }).selectOption('EUR')
    await page.getByRole('button', { name: 'Göster' }).click()
    await expect(page).toHaveURL(`/kur/${date}?doviz=EUR`)
    const answer = page.getByRole('region', { name: `1 EUR, ${dayName(date)}` })
    // After its start the server reads the bulletins of the past year, the newest first.
    await expect(async () => {
      await page.reload()
      await expect(answer.getByRole('row', { name: /^Efektif satış \d{2},\d{4}/ })).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(answer).toContainText(/Bülten \d{4}\/\d+/)
    await hydrated(page)
    await answer.getByRole('button', { name: 'Kopyala' }).click()
    await expect(answer.getByRole('button', { name: 'Kopyalandı' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^\(Örnek veri\) 1 EUR, .* günü geçerli TCMB kuru \(TL\): döviz alış \d{2},\d{4}, .* Kaynak: TCMB, https:/,
    )
    await page.getByRole('navigation', { name: 'Tabloda' }).getByRole('link', { name: 'Belirlenen' }).click()
    await expect(page.getByRole('row')).toHaveCount(
      new Date(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0).getDate() + 1,
    )
  },
)

test('a date that does not exist is reported beside its field, and the input is kept', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/400/)
  await page.goto('/kur?tarih=31.02.2026&doviz=USD')
  await expect(page.getByLabel('Tarih', { exact: true })).toHaveValue('31.02.2026')
  await expect(page.getByText('“31.02.2026” diye bir tarih yok. Örnek: 15.07.2026')).toBeVisible()
})
