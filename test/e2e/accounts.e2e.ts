import { expect, test } from './server.ts'
import { visit } from './visitor.ts'

test.describe('bank accounts', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('eight banks, each with IBAN and account number in TL, USD and EUR', async ({ page }) => {
    await visit(page, '/accounts')
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(8)
    for (const card of await cards.all()) {
      await expect(card.getByText(/Banka kodu \d{5}/)).toBeVisible()
      for (const currency of ['TL', 'USD', 'EUR']) {
        await expect(
          card.getByRole('button', { name: new RegExp(`^${currency} IBAN TR\\d\\d( \\d{4}){5} \\d\\d`) }),
        ).toBeVisible()
        await expect(
          card.getByRole('button', { name: new RegExp(`^${currency} Hesap no \\d{4}( \\d{1,4})*`) }),
        ).toBeVisible()
      }
    }
  })

  test('a click copies the value without spaces, ticks for two seconds and is announced', async ({ page }) => {
    await page.clock.install({ time: new Date('2026-11-24T12:00:00+03:00') })
    await visit(page, '/accounts')
    await page.clock.pauseAt(new Date('2026-11-24T13:00:00+03:00'))
    const value = page.getByRole('article', { name: 'İş Bankası' }).getByRole('button', { name: /^USD IBAN/ })
    const shown = (await value.getByText(/^TR/).textContent()) ?? ''
    // The clipboard has its real time: the two seconds begin once the value is there.
    const copy = async (): Promise<void> => {
      await page.evaluate(() => navigator.clipboard.writeText(''))
      await value.click()
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(shown.replaceAll(' ', ''))
    }
    await copy()
    await expect(page.getByRole('status').filter({ hasText: 'Kopyalandı' })).toHaveCount(1)
    await expect(value).toHaveClass(/copied/)
    await page.clock.runFor(1500)
    await copy()
    await page.clock.runFor(1900)
    await expect(value, 'a second click counts anew').toHaveClass(/copied/)
    await page.clock.runFor(200)
    await expect(value).not.toHaveClass(/copied/)
  })

  test('the holder is copied by a touch, and a whole card at once, a line for each fact', async ({ page }) => {
    await visit(page, '/accounts')
    const card = page.getByRole('article', { name: 'VakıfBank' })
    const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())
    await card.getByRole('button', { name: /^Alıcı adı/ }).click()
    await expect.poll(copied).toMatch(/^ÖRNEK Döviz ve Altın .* Anonim Şirketi$/)
    await card.getByRole('button', { name: /^Tümünü kopyala\s*: VakıfBank$/ }).click()
    await expect
      .poll(async () => (await copied()).split('\n'))
      .toEqual([
        'Örnek veri: Bu hesaplar gerçek değildir, ödeme yapmayın.',
        expect.stringMatching(/^Alıcı: ÖRNEK Döviz/),
        'Banka: VakıfBank',
        'Şube: Örnek Şube (banka kodu 00000)',
        expect.stringMatching(/^TL IBAN: TR\d{24}$/),
        expect.stringMatching(/^USD IBAN: TR\d{24}$/),
        expect.stringMatching(/^EUR IBAN: TR\d{24}$/),
      ])
  })

  test('on a phone each bank is one touch away, and stops clear of the navigation', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await visit(page, '/accounts')
    const links = page.getByRole('navigation', { name: 'Bankaya git' }).getByRole('link')
    await expect(links).toHaveCount(8)
    const lefts = await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)))
    expect(new Set(lefts).size, 'four in a row').toBe(4)
    await links.filter({ hasText: 'Akbank' }).click()
    const card = page.getByRole('article', { name: 'Akbank' })
    const navigation = await page.getByRole('banner').boundingBox()
    await expect
      .poll(async () => ((await card.boundingBox())?.y ?? 0) - (navigation?.height ?? 0))
      .toBeLessThanOrEqual(24)
    expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(navigation?.height ?? 0)
  })

  test('a logo that is missing gives way to the first word of the bank', async ({ page, expectConsoleError }) => {
    expectConsoleError(/Failed to load resource|picture not loaded/)
    await page.route('**/img/banks/yapikredi.svg', (route) => route.abort())
    await visit(page, '/accounts')
    const card = page.getByRole('article', { name: 'Yapı Kredi' })
    await expect(card.getByText('Yapı', { exact: true })).toBeVisible()
    await expect(card.locator('img')).toHaveCount(0)
  })

  test('a whole IBAN stands on one line of the narrowest phone', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await visit(page, '/accounts')
    for (const button of await page.getByRole('button', { name: /^(TL|USD|EUR) IBAN/ }).all()) {
      const { clipped, lines } = await button.evaluate((element) => ({
        clipped: element.scrollWidth > element.clientWidth,
        lines: [...element.querySelectorAll('span')]
          .find(({ innerText }) => innerText.startsWith('TR'))
          ?.getClientRects().length,
      }))
      expect({ clipped, lines }).toEqual({ clipped: false, lines: 1 })
    }
  })
})
