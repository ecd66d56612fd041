import type { Locator, Page } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { outdate, panelTest as test, publish, sellMargin } from './panel.ts'
import { expect } from './server.ts'

const over = (page: Page): Locator => page.getByRole('dialog', { name: 'Oturumunuz kapandı' })

test('a person who is signed out while typing signs in again on the same page and keeps the input', async ({
  panel,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource.*40[13]/)
  const [ayse, mehmet] = await Promise.all([
    panel.phoneOf('Ayşe Yılmaz', 'fiyat'),
    panel.phoneOf('Mehmet Demir', 'yonetici'),
  ])
  await ayse.open('/fiyat/USD')
  await sellMargin(ayse.page).fill('+0,02')
  await ayse.page.evaluate(() => document.body.setAttribute('data-same', ''))

  await test.step('a manager ends all sessions of the person', async () => {
    const { page } = mehmet
    await mehmet.open('/kisiler')
    await page.getByRole('link', { name: /^Her yerden çıkar.*Ayşe/ }).click()
    await page.getByRole('button', { name: 'Her yerden çıkar' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('a dialog reports the ended session, and the input is kept', async () => {
    const { page } = ayse
    await expect(over(page)).toBeVisible()
    await expect(sellMargin(page)).toHaveValue('+0,02')
    await over(page).getByRole('button', { name: 'Parmak iziyle girin' }).click()
    await expect(over(page)).toHaveCount(0)
    await expect(page.locator('body[data-same]')).toHaveCount(1)
    await expect(sellMargin(page)).toHaveValue('+0,02')
    await publish(page).click()
    await expect(page.getByText(/\d saniyede yayınlandı/).first()).toBeVisible()
  })

  await test.step('a change of the role also ends the session', async () => {
    const { page } = mehmet
    await mehmet.open('/kisiler')
    await page.getByRole('link', { name: /^Düzenle.*Ayşe/ }).click()
    await page.getByRole('radio', { name: /^Gişe/ }).check()
    await page.getByRole('button', { name: 'Yetkiyi değiştir' }).click()
    await expect(over(ayse.page)).toBeVisible()
    await over(ayse.page).getByRole('button', { name: 'Parmak iziyle girin' }).click()
    await expect(over(ayse.page)).toHaveCount(0)
    await ayse.open('/fiyat/USD')
    await expect(sellMargin(ayse.page)).toHaveCount(0)
    await ayse.open('/kisiler')
    await expect(ayse.page.getByRole('heading', { name: 'Bunun için yetkiniz yok' })).toBeVisible()
  })
})

test('a page that is outdated cannot publish until it has been updated', async ({
  panel,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_/)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone
  const old = page.getByRole('alert').filter({ hasText: 'Sayfa güncellenmiyor' })
  await page.clock.install({ time: site.now() })
  await phone.open('/fiyat/USD')
  await sellMargin(page).fill('+0,02')
  await expect(publish(page)).toBeEnabled()

  await outdate(page, site)
  await expect(old).toBeVisible()
  await expect(publish(page)).toBeDisabled()
  await expect(page.getByRole('link', { name: 'Fiyatları durdur' })).toBeVisible()

  await site.restart()
  await expect(async () => {
    await page.clock.runFor(SECOND)
    // The earlier attempt may have been answered in the meantime.
    if (await old.isVisible()) await page.getByRole('button', { name: 'Şimdi dene' }).click({ timeout: 500 })
    await expect(old).toBeHidden({ timeout: 500 })
  }).toPass()
  await expect(sellMargin(page)).toHaveValue('+0,02')
  await expect(page.getByText('47,4970').first()).toBeVisible()
  await publish(page).click()
  await expect(page.getByText(/\d saniyede yayınlandı/).first()).toBeVisible()
})
