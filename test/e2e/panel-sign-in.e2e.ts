import type { Page } from '@playwright/test'
import { expect } from './server.ts'
import { panelTest as test } from './panel.ts'

const enter = (page: Page) => page.getByRole('button', { name: 'Parmak iziyle girin' })
const prices = (page: Page) => page.getByRole('table', { name: /^Fiyatlar/ })

test('a phone registers by its link once, and is let in by its passkey; no other device is', async ({
  panel,
  expectConsoleError,
}) => {
  // What the browser says of an answer that refuses.
  expectConsoleError(/Failed to load resource.*(403|410)/)
  const link = await panel.add('Ayşe Yılmaz', 'fiyat')
  const phone = await panel.newDevice()
  const { page } = phone

  await test.step('the link registers the phone', async () => {
    await phone.open(link)
    await expect(page.getByText('Ayşe Yılmaz', { exact: true })).toBeVisible()
    await page.getByLabel('Cihaza bir ad verin').fill('Ayşe’nin telefonu')
    await page.getByRole('button', { name: 'Bu cihazı tanıt' }).click()
    await expect(prices(page)).toContainText('47,4770')
    const cookies = await phone.context.cookies()
    expect(cookies).toMatchObject([{ httpOnly: true, sameSite: 'Strict', expires: -1, path: '/' }])
  })

  await test.step('and nobody else after it', async () => {
    const second = await panel.newDevice()
    await second.page.goto(link)
    await expect(second.page.getByRole('heading', { name: 'Bağlantı kullanılmış' })).toBeVisible()
  })

  await test.step('who has gone comes back by the passkey, to where they wanted to be', async () => {
    await phone.open('/diger')
    await page.getByRole('button', { name: 'Çıkış' }).last().click()
    await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
    expect(await phone.context.cookies()).toEqual([])
    await phone.open('/fiyat/EUR')
    await enter(page).click()
    await expect(page.getByRole('heading', { name: /^EUR/ })).toBeVisible()
  })

  await test.step('a device that was never registered is told no more than one whose passkey was removed', async () => {
    const unknown = await panel.newDevice()
    await unknown.open('/')
    await enter(unknown.page).click()
    await expect(unknown.page.getByRole('alert')).toBeVisible()
  })
})
