import type { Locator, Page } from '@playwright/test'
import { expect } from './server.ts'
import { type Panel, panelTest as test } from './panel.ts'
import { hasDecided, visit } from './visitor.ts'

/** Until a change that was made in the panel is before a visitor. */
const SOON = 3000

const publish = (page: Page): Locator => page.getByRole('button', { name: 'Yayınla', exact: true })
const bar = (page: Page): Locator => page.getByRole('region', { name: 'Yayınlama' })
const buyMargin = (page: Page): Locator => page.getByLabel('Alış payı', { exact: true })
const sellMargin = (page: Page): Locator => page.getByLabel('Satış payı', { exact: true })

/** A row of the public board. */
const onSite = (visitor: Page, code: string): Locator =>
  visitor.getByRole('region', { name: /canlı kurlar/ }).getByRole('row', { name: new RegExp(`^${code}`) })

/** Does it, and how long it took until the visitor saw this, ms. */
async function until(seen: Locator, text: string | RegExp, act: () => Promise<void>): Promise<number> {
  await act()
  const began = performance.now()
  await expect(seen).toContainText(text, { timeout: SOON })
  return Math.round(performance.now() - began)
}

async function visitRates(visitor: Page): Promise<void> {
  await hasDecided(visitor.context())
  await visit(visitor, '/rates')
  await expect(onSite(visitor, 'USD')).toContainText('47,4770')
}

test('a margin from a phone is before visitors within three seconds, and so is what takes it back', async ({
  panel,
  page: visitor,
}) => {
  await visitRates(visitor)
  const phone = await panel.phoneOf('Ayşe Yılmaz', 'fiyat')
  const { page } = phone
  await phone.open('/fiyat/USD')
  await sellMargin(page).fill('+0,03')
  await expect(bar(page)).toContainText('47,2330 / 47,5070')
  const took = await until(onSite(visitor, 'USD'), '47,5070', () => publish(page).click())
  await expect(bar(page)).toContainText(/Yayında, \d sn/)
  const back = await until(onSite(visitor, 'USD'), '47,4770', () =>
    page.getByRole('button', { name: 'Geri al' }).click(),
  )
  await expect(sellMargin(page)).toHaveValue('0')
  test.info().annotations.push({ type: 'ms', description: `published ${took}, taken back ${back}` })
})
