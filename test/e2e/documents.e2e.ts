import { expect, test } from './server.ts'
import { visit } from './visitor.ts'

test.describe('required documents', () => {
  test(
    'the documents page has four lists, the minimum amount for foreigners and the note',
    { tag: '@core' },
    async ({ page }) => {
      await visit(page, '/documents')
      await expect(page.getByRole('heading', { level: 1, name: 'Istenen Evraklar' })).toBeVisible()
      await expect(page.getByRole('link', { name: /09\.01\.2008 tarihli ve 25751 sayılı/ })).toHaveAttribute(
        'target',
        '_blank',
      )
      for (const [title, count] of [
        ['Gerçek kişiler (mükellef olmayanlar)', 4],
        ['Şirketler', 6],
        ['Adi ortaklıklar ve işletmeler', 6],
        ['Yabancı uyruklu kişiler', 5],
      ] as const) {
        await expect(page.getByRole('region', { name: title }).getByRole('listitem')).toHaveCount(count)
      }
      await expect(page.getByText('asgari işlem tutarı 5.000 Euro’dur; daha düşük tutarlarda da')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Hangi tutarda ne gerekir?' })).toContainText(/100\sUSD ve üzeri/)
      await page.getByRole('link', { name: 'iletişime geçin' }).click()
      await expect(page).toHaveURL('/contact')
    },
  )

  test('the documents page prints on one sheet', async ({ page }) => {
    await visit(page, '/documents')
    const sheet = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheet.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1)
  })

  test('the legal warning opens in full, keeps the focus and returns it', { tag: '@core' }, async ({ page }) => {
    await visit(page, '/documents')
    const card = page.getByRole('button', { name: /Uyarının tamamını aç/ })
    const modal = page.getByRole('dialog', { name: 'Yasal uyarı' })
    await card.click()
    await expect(modal).toContainText('185.000 TL')
    await expect(modal).toContainText('2025 yılı için öngörülen idari para cezası 226.671 TL’dir')
    await expect(modal).toContainText('Madde 15')
    await expect(modal.getByRole('img')).toHaveCount(4)
    await expect(modal.getByRole('button', { name: 'Kapat' })).toBeFocused()
    for (let stop = 0; stop < 4; stop += 1) {
      await page.keyboard.press('Tab')
      await expect(modal.locator(':focus')).toHaveCount(1)
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    await modal.getByRole('button', { name: 'Kapat' }).click()
    await expect(modal).toBeHidden()
    await expect(card).toBeFocused()
    await page.keyboard.press('Enter')
    // Reopen the dialog before its `close` event, which the browser sends one task later.
    await modal.evaluate(async (dialog) => {
      const toldClosed = new Promise((resolve) => {
        dialog.addEventListener('close', resolve, { once: true })
      })
      const reopen = new MutationObserver(() => {
        reopen.disconnect()
        document.querySelector<HTMLElement>('[aria-haspopup=dialog]')?.click()
      })
      reopen.observe(dialog, { attributeFilter: ['open'] })
      dialog.dispatchEvent(new Event('cancel', { cancelable: true }))
      await toldClosed
    })
    await expect(modal).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('without JavaScript, the page contains the full legal warning', async ({ page }) => {
    await page.goto('/documents')
    await expect(page.getByText(/bildirmek zorundadır/)).toBeVisible()
    await expect(page.getByText(/idari para cezası/)).toContainText('226.671 TL')
  })
})
