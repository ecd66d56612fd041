import type { Page } from '@playwright/test'
import { outdate, panelTest as test } from './panel.ts'
import { expect } from './server.ts'

const FORMS = [
  ['/saatler', 'Haftayı değiştir', 'Öğle arası, pazartesi–cuma'],
  ['/saatler', 'Özel gün ekle', 'Gün'],
  ['/bilgiler', /^Değiştir.*Telefon/, 'Telefon'],
  ['/bilgiler', /^Değiştir.*DenizBank/, 'Banka'],
  ['/diger', 'Adımı değiştir', 'Adınız soyadınız'],
] as const

test('a form that opens on a phone is in view below the dark band, with the focus in its first field', async ({
  panel,
}) => {
  const phone = await panel.phoneOf('Mehmet Demir', 'yonetici')
  const { page } = phone
  for (const [path, name, label] of FORMS) {
    await phone.open(path)
    await page.getByRole('button', { name }).first().click()
    const form = page.locator('form').filter({ has: page.getByRole('button', { name: 'Vazgeç' }) })
    const field = form.getByLabel(label, { exact: true })
    await expect(field).toBeFocused()
    const [band, sheet] = [await bottomOfBand(page), await topOfSheet(page)]
    expect(sheet, `${path}, ${String(name)}`).toBeGreaterThanOrEqual(band)
    await expect(field).toBeInViewport({ ratio: 1 })
  }
})

test('a price that is held while its page is open moves nothing that can be pressed', async ({ panel }) => {
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone
  await phone.open('/fiyat/USD')
  await expect(page.getByLabel('Satış payı', { exact: true })).toBeVisible()
  const before = await pressables(page)
  panel.sendDollar(['51.2000', '51.5000'])
  await expect(page.getByRole('button', { name: 'Bu fiyatı geçir' })).toBeInViewport({ ratio: 1 })
  expect(await pressables(page)).toEqual(before)
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
})

test('the warnings of the first page and of an outdated page move nothing that can be pressed', async ({
  panel,
  site,
  expectConsoleError,
}) => {
  expectConsoleError(/Failed to load resource|ERR_/)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone
  await page.clock.install({ time: site.now() })
  await phone.open('/')
  await expect(page.getByRole('table', { name: /^Fiyatlar/ })).toBeVisible()
  const before = await pressables(page)

  await test.step('a finding that appears later', async () => {
    await panel.office('halt', 'EUR', '--yes')
    await expect(page.locator('#notlar').getByText(/^EUR/).first()).toBeInViewport({ ratio: 1 })
    expect(await pressables(page)).toEqual(before)
  })

  await test.step('an outdated page', async () => {
    await outdate(page, site)
    await expect(page.getByRole('heading', { name: 'Sayfa güncellenmiyor' })).toBeInViewport({ ratio: 1 })
    // An outdated page has fewer links. The rows of its prices stay.
    expect(before).toMatchObject(await pressables(page))
  })
})

/** Returns the positions of all visible controls and links of the page and its frame, without those of notes. */
function pressables(page: Page): Promise<Record<string, string>> {
  return page.evaluate(() => {
    const elements = [...document.querySelectorAll<HTMLElement>('a[href], button, summary, input, tbody tr')]
    return Object.fromEntries(
      elements
        .filter((each) => each.closest('#notlar') === null && each.checkVisibility({ visibilityProperty: true }))
        .map((each) => {
          const { x, y } = each.getBoundingClientRect()
          const name = each.getAttribute('href') ?? each.getAttribute('aria-label') ?? each.textContent.trim()
          const isRow = each instanceof HTMLTableRowElement
          return [isRow ? `row ${each.rowIndex}` : name, `${Math.round(x)}, ${Math.round(y)}`]
        }),
    )
  })
}

function bottomOfBand(page: Page): Promise<number> {
  return page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
}

function topOfSheet(page: Page): Promise<number> {
  return page.evaluate(() => document.activeElement?.closest('section')?.getBoundingClientRect().top ?? -1)
}
