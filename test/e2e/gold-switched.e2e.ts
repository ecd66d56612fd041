import { SECOND } from '../../src/domain/calendar.ts'
import { withGold } from '../fakes/gold-office.ts'
import { expect, siteTest as test } from './server.ts'

test.use({ neverCloses: true })

const PRICES = {
  USDTRY: ['47.2330', '47.4770'],
  ALTIN: ['6121.540', '6171.190'],
  ONS: ['4046.20', '4047.20'],
  KULCEALTIN: ['6090.93', '6183.53'],
  CEYREK_YENI: ['9978', '10095'],
  CEYREK_ESKI: ['9856', '10002'],
} as const

test('gold appears in pages, menu, prices and charts by one import of the office file and disappears by another', async ({
  site,
  page,
  request,
}) => {
  await site.provider.connections.reached(1)
  site.sendPrices(PRICES)
  expect((await request.get(`${site.url}/altin`)).status()).toBe(404)
  await page.goto(site.url)
  await expect(page.getByRole('navigation').first().getByRole('link', { name: 'Altın' })).toHaveCount(0)

  await site.importOffice(withGold)
  await expect.poll(async () => (await request.get(`${site.url}/altin`)).status()).toBe(200)
  site.sendPrices(PRICES)
  await page.goto(`${site.url}/altin`)
  const quarter = page.getByRole('table', { name: /^Gram ve ziynet/ }).getByRole('row', { name: /^Çeyrek ?, yeni/ })
  // The price contains the ten lira margin of the sample office.
  await expect(quarter).toContainText('10.105')
  await site.pass(2 * SECOND)
  site.sendPrices({ CEYREK_YENI: ['9990', '10110'] })
  await expect(quarter).toContainText('10.120')

  await page
    .getByRole('button', { name: /^Çeyrek ?, yeni/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: /^Çeyrek, yeni/ })).toBeFocused()
  await expect(page).toHaveURL(/#CEYREK_YENI-daily$/)

  await site.importOffice((text) => text.replace(/\naltin:\n(?: .*\n)+/, '\naltin: yok\n'))
  await expect.poll(async () => (await request.get(`${site.url}/altin`)).status()).toBe(404)
})
