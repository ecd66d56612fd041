import type { Locator, Page } from '@playwright/test'
import { panelTest as test, publish, sellMargin } from './panel.ts'
import { expect } from './server.ts'
import { hasDecided, visit } from './visitor.ts'

const bar = (page: Page): Locator => page.getByRole('region', { name: 'Yayınlama' })

/** Locates a row of the public board. */
const onSite = (visitor: Page, code: string): Locator =>
  visitor.getByRole('region', { name: /gişe kurları/ }).getByRole('row', { name: new RegExp(`^${code}`) })

/**
 * Runs `act` and returns the ms until the visitor's page shows the text. The time is only reported, because it depends
 * on the machine; tests of operations/change, operations/halt and panel/acts enforce the limit of three seconds.
 */
async function until(seen: Locator, text: string | RegExp, act: () => Promise<void>): Promise<number> {
  await act()
  const began = performance.now()
  await expect(seen).toContainText(text)
  return Math.round(performance.now() - began)
}

async function visitRates(visitor: Page): Promise<void> {
  await hasDecided(visitor.context())
  await visit(visitor, '/rates')
  await expect(onSite(visitor, 'USD')).toContainText('47,4770')
}

test(
  'a published margin reaches an open page and can be undone',
  { tag: '@core' },
  async ({ panel, page: visitor }) => {
    await visitRates(visitor)
    const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
    const { page } = phone
    await phone.open('/')
    await page.getByRole('link', { name: 'USD' }).click()

    await test.step('arrow keys change the margin, and Enter does not publish it', async () => {
      for (const value of ['+0,01', '+0,02', '+0,03']) {
        await sellMargin(page).press('ArrowUp')
        await expect(sellMargin(page)).toHaveValue(value)
      }
      await sellMargin(page).press('Enter')
      await expect(publish(page)).toBeFocused()
      await expect(bar(page)).toContainText('47,2330 / 47,5070')
    })

    await test.step('the margin is published and undone', async () => {
      const took = await until(onSite(visitor, 'USD'), '47,5070', () => publish(page).click())
      await expect(bar(page)).toContainText(/\d saniyede yayınlandı/)
      const back = await until(onSite(visitor, 'USD'), '47,4770', () =>
        bar(page)
          .getByRole('button', { name: /^Geri al/ })
          .click(),
      )
      await expect(sellMargin(page)).toHaveValue('0,00')
      test.info().annotations.push({ type: 'ms', description: `published ${took}, taken back ${back}` })
    })
  },
)

test('a publication whose answer is lost, or whose page is reloaded, is reported as soon as the server tells of it', async ({
  panel,
  page: visitor,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/)
  await visitRates(visitor)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone
  await phone.open('/fiyat/USD')

  await test.step('the page asks what became of the publication', async () => {
    await page.route('**/api/changeMargins', (route) => route.fetch().then(() => route.abort()), { times: 1 })
    await sellMargin(page).fill('+0,02')
    await publish(page).click()
    await expect(page.getByRole('alert')).toContainText('belli değil, soruluyor')
    await expect(bar(page)).toContainText(/\d saniyede yayınlandı/)
    await expect(page.getByText(/bu arada/i)).toHaveCount(0)
    await expect(onSite(visitor, 'USD')).toContainText('47,4970')
  })

  await test.step('the reloaded page asks, too', async () => {
    const reached = Promise.withResolvers<void>()
    await page.route('**/api/changeMargins', (route) => route.fetch().then(() => reached.resolve()))
    await sellMargin(page).fill('+0,03')
    await publish(page).click()
    await expect(page.getByText('Gönderildi; sunucunun yanıtı bekleniyor')).toBeVisible()
    await reached.promise
    await page.reload()
    const note = page.getByRole('status').filter({ hasText: 'Pay değişikliği' })
    await expect(note).toContainText('Yayınlandı. USD satış payı')
    await note.getByRole('button', { name: 'Kapat' }).click()
    await expect(note).toHaveCount(0)
    await expect(sellMargin(page)).toHaveValue('+0,03')
  })
})

test('an unusual margin needs a confirmation, and one action changes the margins of a whole board', async ({
  panel,
  page: visitor,
}) => {
  await visitRates(visitor)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone

  await test.step('the stop link is in view, and the publish bar moves the focus to the missing confirmation', async () => {
    await phone.open('/fiyat/USD')
    await expect(page.getByRole('link', { name: 'Bu kuru durdur' })).toBeInViewport({ ratio: 1 })
    await sellMargin(page).fill('0,35 TL')
    const agreed = page.getByRole('checkbox', { name: 'Evet, +0,35 doğru' })
    await page.getByRole('button', { name: 'Önce onaylayın' }).click()
    await expect(agreed).toBeFocused()
    await expect(agreed).toBeInViewport({ ratio: 1 })
    await agreed.check()
    await publish(page).click()
    await expect(onSite(visitor, 'USD')).toContainText('47,8270')
    await expect(sellMargin(page)).toHaveValue('0,35 TL')
  })

  await test.step('every margin is raised by five kuruş', async () => {
    await phone.open('/toplu')
    await page.getByRole('button', { name: 'Hepsini 5 kuruş aç' }).click()
    await expect(page.getByLabel('USD satış payı', { exact: true })).toHaveValue('+0,40')
    await expect(bar(page)).toContainText('8 kur değişti')
    await page.getByRole('checkbox', { name: 'Evet, böyle olsun' }).check()
    await page.getByRole('button', { name: 'Hepsini yayınla' }).click()
    await expect(onSite(visitor, 'USD')).toContainText('47,8770')
    await expect(onSite(visitor, 'CHF')).toContainText('58,9050')
  })
})

const ask = 'Gişeye sorunuz'
const done = /siteden kaldırıldı; yer/

test('a clerk whose only permission is to halt removes one price from an open page', async ({
  panel,
  page: visitor,
}) => {
  await visitRates(visitor)
  const counter = await panel.phoneOf('Zeynep Kaya', 'gise')
  const { page } = counter
  await counter.open('/fiyat/USD')
  await page.getByRole('link', { name: 'Bu kuru durdur' }).click()
  await expect(page.getByRole('dialog')).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('link', { name: 'Bu kuru durdur' }).click()
  await page.getByLabel('Neden?').fill('nakit bitti')
  const took = await until(onSite(visitor, 'USD'), ask, () =>
    page.getByRole('button', { name: 'Evet, durdur' }).click(),
  )
  await expect(page.getByText(done)).toBeVisible()
  await expect(page.getByText('USD durduruldu')).toBeVisible()
  await expect(page.getByText(/nakit bitti/).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /sürdür/ })).toHaveCount(0)
  await expect(onSite(visitor, 'EUR')).not.toContainText(ask)
  test.info().annotations.push({ type: 'ms', description: `one halted: ${took}` })
})

test(
  'a clerk halts all prices, and a manager resumes all but the one that was halted before',
  { tag: '@core' },
  async ({ panel, page: visitor }) => {
    await visitRates(visitor)
    const [counter, office] = await Promise.all([
      panel.phoneOf('Zeynep Kaya', 'gise'),
      panel.phoneOf('Ayşe Yılmaz', 'fiyat'),
    ])
    const times: number[] = []
    await panel.office('halt', 'SAR', '--yes')

    await test.step('a clerk halts all prices from an unrelated page', async () => {
      const { page } = counter
      await counter.open('/mesajlar')
      await page.getByRole('link', { name: 'Fiyatları durdur' }).click()
      await page.getByRole('radio', { name: 'Piyasa oynak' }).check()
      const took = await until(onSite(visitor, 'EUR'), ask, () =>
        page.getByRole('button', { name: 'Evet, hepsini durdur' }).click(),
      )
      await expect(page).toHaveURL(/\/mesajlar$/)
      await expect(page.getByText(done)).toBeVisible()
      times.push(took)
    })

    await test.step('a manager resumes the prices', async () => {
      const { page } = office
      await office.open('/')
      const halted = page.getByRole('status').filter({ hasText: 'Bütün fiyatlar durduruldu' })
      await expect(halted).toContainText('Zeynep Kaya · Piyasa oynak')
      await page.getByRole('link', { name: 'Fiyatları sürdür' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('checkbox', { name: /^SAR/ })).not.toBeChecked()
      const took = await until(onSite(visitor, 'EUR'), '54,7240', () =>
        dialog.getByRole('button', { name: 'Evet, sürdür' }).click(),
      )
      await expect(onSite(visitor, 'SAR')).toContainText(ask)
      times.push(took)
    })

    await test.step("the clerk's page no longer shows the prices as halted", async () => {
      await expect(counter.page.getByText(done)).toHaveCount(0)
      await counter.page.reload()
      await expect(counter.page.getByText(done)).toHaveCount(0)
    })

    test.info().annotations.push({ type: 'ms', description: `all halted, resumed: ${times.join(', ')}` })
  },
)
