import type { Locator, Page } from '@playwright/test'
import { SECOND } from '../../src/domain/calendar.ts'
import { ALIVE_FOR } from '../../src/domain/freshness.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest, test } from './server.ts'
import { translate } from './translator.ts'
import { visit } from './visitor.ts'

const form = (page: Page): Locator => page.getByRole('form', { name: 'Bize yazın' })
const message = (page: Page): Locator => form(page).getByLabel('Mesaj', { exact: true })

async function fill(page: Page): Promise<void> {
  await form(page).getByLabel('Ad soyad').fill('Ayşe Örnek')
  await form(page).getByLabel('E-posta').fill('ayse@ornek.example')
  await form(page).getByLabel('Konu').fill('Kur bilgisi')
  await message(page).fill('Kurumsal işlem için bilgi rica ederim.')
}

// React re-renders what hydrates after the translation, and reports it with one of these errors.
test.beforeEach(({ expectConsoleError }) => expectConsoleError(/Minified React error #4\d\d/))

siteTest.describe('a translated page', () => {
  siteTest.use({ neverCloses: true })

  siteTest(
    'a translated page still updates its prices, the change of the day and their freshness',
    async ({ page, site }) => {
      let satis = '47.4770'
      const send = (): void => site.sendPrices({ USDTRY: ['47.2330', satis], EURTRY: ['47.2330', satis] })
      await page.clock.install({ time: site.now() })
      await site.provider.connections.reached(1)
      const quiet = everySecond(send)
      await visit(page, '/')
      const board = page.getByRole('region', { name: /gişe kurları/ })
      const hero = page.getByRole('region', { name: /^Dolar ve euro$/ })
      await expect(board).toContainText('47,4770')
      await translate(page)

      for (satis of ['47.5000', '47.6000']) {
        const shown = satis.replace('.', ',')
        await expect(board.getByRole('row', { name: /^EUR/ })).toContainText(shown)
        await expect(hero.getByText(shown)).toHaveCount(2)
        await expect(page.getByRole('main')).not.toContainText('47,4770')
      }

      site.provider.html()
      await site.provider.refuse()
      await site.pass(ALIVE_FOR, page)
      await expect(board.getByText('Gecikmeli fiyat', { exact: true })).toBeVisible()
      await expect(hero.getByText('Gecikmeli fiyat', { exact: true })).toBeVisible()
      await expect(board.getByRole('row', { name: /^EUR/ })).toContainText('Gecikmeli')

      const again = site.provider.connections.next()
      await site.provider.back()
      // Advance both clocks together: a page that is behind the site's clock would learn a wrong server time.
      const passSeconds = async (seconds: number): Promise<void> => {
        for (let second = 0; second < seconds; second += 1) await site.pass(SECOND, page)
      }
      // The longest delay between two connection attempts.
      await passSeconds(30)
      await again
      // A source that was lost is trusted again after it has been stable for a minute. It must send a price at least
      // every five seconds.
      for (let stood = 5; stood <= 75; stood += 5) {
        await passSeconds(5)
        satis = `47.70${String(stood).padStart(2, '0')}`
        send()
        await expect(board).toContainText(satis.replace('.', ','))
      }
      await expect(board.getByText('Canlı', { exact: true })).toBeVisible()
      await expect(board).not.toContainText('Gecikmeli')
      quiet()
    },
  )
})

test('a translated contact form reports errors, keeps the message after a failed request and sends it', async ({
  page,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource/)
  await visit(page, '/contact')
  await translate(page)
  const button = form(page).getByRole('button')
  await button.click()
  await expect(form(page).getByText('Ad soyad gerekli.')).toBeVisible()

  await fill(page)
  await page.route('**/api/contact.php', (route) => route.abort(), { times: 1 })
  await button.click()
  await expect(form(page).getByRole('alert')).toContainText(/hata|gönderil|Bağlantı|bağlan/i)
  await expect(message(page)).toHaveValue('Kurumsal işlem için bilgi rica ederim.')

  await expect(button).toHaveText('Mesaj gönder')
  await button.click()
  await expect(form(page).getByRole('status')).toContainText('iletilmistir')
  await expect(message(page)).toHaveValue('')
})
