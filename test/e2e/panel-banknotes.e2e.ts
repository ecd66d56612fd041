import type { Page } from '@playwright/test'
import { expectLookingRight } from './panel-look.ts'
import { panelTest as test } from './panel.ts'
import { expect } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

/** 20 notes of 50 dollars and 40 of 100: 4,000 dollars at 47.2330 and 1,000 at 46.7330. */
const SUM = '/hesapla?bozdur=USD&tutar=5000&eski-50=1000'
const OFTEN = { intervals: [100] }

test(
  'a published rule for banknotes reaches the currency page, the calculator, the window board and the API',
  { tag: '@core' },
  async ({ panel, site, page: window }) => {
    const textOf = async (path: string): Promise<string> =>
      (await (await fetch(`${site.url}${path}`)).text()).replaceAll(/<[^>]*>/g, '').replaceAll('\u00A0', ' ')
    await hasDecided(window.context())
    await window.goto('/tabela')
    await expect(window.getByRole('row', { name: /^USD/ })).toContainText('47,2330')
    const open = async (path: string): Promise<Page> => {
      const page = await window.context().newPage()
      await visit(page, path)
      return page
    }
    const [currency, calculator] = await Promise.all([open('/rates/usd'), open('/hesapla?bozdur=USD&tutar=5000')])
    const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
    const { page } = phone

    await test.step('a clerk sets the rule with four taps', async () => {
      await phone.open('/fiyat/USD')
      await page.getByRole('link', { name: 'Banknotlar' }).click()
      await page.getByRole('group', { name: '50 USD' }).getByRole('radio', { name: 'Daha az' }).check()
      await expectLookingRight(page, 'a changed kind')
      await page.getByRole('button', { name: 'Yayınla', exact: true }).click()
    })

    const began = performance.now()
    await Promise.all([
      expect(window.getByText('50 USD: tabeladan 0,50 ₺ düşük.')).toBeVisible(),
      expect(currency.getByRole('region', { name: 'Hangi dolarları alıyoruz?' })).toContainText('46,7330'),
      expect(calculator.getByText('50’lik olmadan')).toBeVisible(),
      expect.poll(() => textOf('/rates/usd'), OFTEN).toMatch(/50 USD[^%]*−0,50 ₺46,7330/),
      expect.poll(() => textOf(SUM), OFTEN).toContain('235.665,00'),
      expect.poll(() => textOf('/api/banknotes?currency=USD'), OFTEN).toContain('{"id":"50","rule":"less","less":0.5}'),
    ])
    test
      .info()
      .annotations.push({ type: 'ms', description: `everywhere after ${Math.round(performance.now() - began)}` })

    await test.step('the calculator without a sum hydrates with the rule', async () => {
      const fresh = await open('/hesapla')
      await expect(fresh.getByText('İçinde 50’lik var mı?').first()).toBeVisible()
    })

    await test.step("Back returns to the currency's price", async () => {
      await expect(page.getByRole('region', { name: 'Yayınlama' })).toContainText('50 USD: −0,50; site ve vitrin')
      await page.goBack()
      await expect(page).toHaveURL(/\/fiyat\/USD$/)
      await expect(page.getByLabel('Satış payı', { exact: true })).toBeVisible()
    })
  },
)
