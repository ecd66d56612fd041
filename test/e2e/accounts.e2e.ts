import { expect, test } from './server.ts'
import { visit } from './visitor.ts'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('eight banks are shown in full, and a tap copies each value', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/accounts')
  const cards = page.getByRole('article')

  await test.step('each bank has an IBAN and an account number in TL, USD and EUR', async () => {
    await expect(cards).toHaveCount(8)
    await expect(cards.filter({ hasText: /Banka kodu \d{5}/ })).toHaveCount(8)
    for (const currency of ['TL', 'USD', 'EUR']) {
      for (const value of ['IBAN TR\\d\\d( \\d{4}){5} \\d\\d', 'Hesap no \\d{4}( \\d{1,4})*']) {
        const button = page.getByRole('button', { name: new RegExp(`^${currency} ${value}`) })
        await expect(cards.filter({ has: button })).toHaveCount(8)
      }
    }
  })

  const copied = (): Promise<string> => page.evaluate(() => navigator.clipboard.readText())

  await test.step('a value is copied without spaces, and the copying is announced', async () => {
    const value = page.getByRole('article', { name: 'İş Bankası' }).getByRole('button', { name: /^USD IBAN/ })
    const shown = (await value.getByText(/^TR/).textContent()) ?? ''
    await value.click()
    await expect.poll(copied).toBe(shown.replaceAll(' ', ''))
    await expect(page.getByRole('status').filter({ hasText: 'Kopyalandı' })).toHaveCount(1)
  })

  await test.step('the account holder and a whole card are copied', async () => {
    const card = page.getByRole('article', { name: 'VakıfBank' })
    await card.getByRole('button', { name: /^Alıcı adı/ }).click()
    await expect.poll(copied).toMatch(/^ÖRNEK Döviz ve Altın .* Anonim Şirketi$/)
    await card.getByRole('button', { name: /^Tümünü kopyala\s*: VakıfBank$/ }).click()
    await expect.poll(copied).toMatch(/^Örnek veri: .*\nAlıcı: ÖRNEK Döviz.*\nBanka: VakıfBank\n/)
  })

  await test.step('on a phone each bank is reachable by one tap, and the page scrolls its card below the navigation', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    const links = page.getByRole('navigation', { name: 'Bankaya git' }).getByRole('link')
    await expect(links).toHaveCount(8)
    const columns = async (): Promise<number> =>
      new Set(await links.evaluateAll((all) => all.map((link) => Math.round(link.getBoundingClientRect().left)))).size
    await expect.poll(columns, 'the links are in four columns').toBe(4)
    await links.filter({ hasText: 'Akbank' }).click()
    await expect(async () => {
      const [card, navigation] = await Promise.all(
        [page.getByRole('article', { name: 'Akbank' }), page.getByRole('banner')].map((part) => part.boundingBox()),
      )
      const below = (card?.y ?? 0) - (navigation?.height ?? 0)
      expect(below).toBeGreaterThanOrEqual(0)
      expect(below).toBeLessThanOrEqual(24)
    }).toPass()
  })

  await test.step('an IBAN fits on one line beside its own button only, from a width of 320 px on', async () => {
    const ibans = page.getByRole('button', { name: /^(TL|USD|EUR) IBAN/ })
    const fit = () =>
      ibans.evaluateAll((all) =>
        all.map((button) => ({
          clipped: button.scrollWidth > button.clientWidth,
          lines: [...button.querySelectorAll('span')]
            .find(({ innerText }) => innerText.startsWith('TR'))
            ?.getClientRects().length,
        })),
      )
    for (const width of [320, 560, 600, 601, 1024, 1100, 1280, 1299, 1300, 1366]) {
      await page.setViewportSize({ width, height: 640 })
      await expect.poll(fit, `${width} px`).toEqual(Array.from({ length: 24 }, () => ({ clipped: false, lines: 1 })))
    }
  })
})
