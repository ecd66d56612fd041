import type { Page } from '@playwright/test'
import { linkIn, panelTest as test } from './panel.ts'
import { expect } from './server.ts'

const enter = (page: Page) => page.getByRole('button', { name: 'Parmak iziyle girin' })
const prices = (page: Page) => page.getByRole('table', { name: /^Fiyatlar/ })

/** The browser prints an error for every refused request. */
const REFUSED = /Failed to load resource.*(401|403)/

test(
  'a phone registers with its link and signs in with its passkey',
  { tag: '@core' },
  async ({ panel, expectConsoleError }) => {
    expectConsoleError(REFUSED)
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
      const guarded = { httpOnly: true, sameSite: 'Strict', expires: -1, path: '/' } as const
      expect(cookies).toMatchObject([guarded, guarded])
    })

    await test.step('the link cannot be used a second time', async () => {
      const second = await panel.newDevice()
      await second.page.goto(link)
      await expect(second.page.getByRole('heading', { name: 'Bağlantı kullanılmış' })).toBeVisible()
    })

    await test.step('after signing out, a sign-in by passkey returns to the requested page', async () => {
      await phone.open('/diger')
      await page.getByRole('main').getByRole('button', { name: 'Çıkış' }).click()
      await expect(page.getByText('Çıkış yaptınız.')).toBeVisible()
      expect(await phone.context.cookies()).toEqual([])
      await phone.open('/fiyat/EUR')
      await enter(page).click()
      await expect(page.getByRole('heading', { name: /^EUR/ })).toBeVisible()
    })
  },
)

test('a person signs in with two devices, and the panel rejects every other passkey', async ({
  panel,
  expectConsoleError,
}) => {
  expectConsoleError(REFUSED)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone

  await test.step('a second device of the same person signs in beside the first', async () => {
    const second = await panel.newDevice()
    await second.enrol(linkIn(await panel.office('people', 'link', 'Ayşe Yılmaz')))
    await second.open('/diger')
    await expect(second.page.getByText('Ayşe Yılmaz').last()).toBeVisible()
    await phone.open('/')
    await expect(prices(page)).toBeVisible()
  })

  await test.step('a removed passkey gets the same answer as an unknown one', async () => {
    const lost = await panel.phoneOf('Mert Demir', 'gise')
    const [next, unknown] = [await panel.newDevice(), await panel.newDevice()]
    await next.enrol(linkIn(await panel.office('people', 'link', 'Mert Demir', '--instead')))
    await unknown.forge()
    await Promise.all([lost.open('/'), unknown.open('/')])
    await Promise.all([enter(lost.page).click(), enter(unknown.page).click()])
    const refusal = await lost.page.getByRole('alert').innerText()
    expect(refusal).toMatch(/\p{Lu}.*\.$/u)
    await expect(unknown.page.getByRole('alert')).toHaveText(refusal)
  })
})
