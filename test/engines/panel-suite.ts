import { expect, test } from 'vitest'
import type { EnginePage, Thing } from './page.ts'
import type { OnStage, Stage } from './stage.ts'

const PHONE = [390, 844] as const

const SELL_MARGIN: Thing = { is: 'input', named: /^Satış payı$/ }
const PUBLISH: Thing = { is: 'button', named: /^Yayınla$/ }

/** The office's panel, on a phone: sign-in and a margin. */
export function checkPanel(stage: OnStage): void {
  test('a margin with its comma is previewed, published and on the public page, and taken back', async () => {
    const { page, panel, demo } = await enter(stage())
    await page.visit(`${panel.url}/fiyat/USD`)
    await page.write(SELL_MARGIN, '+0,15')
    await page.expectText({ is: 'table.pv tr', named: /^Fark/ }, /\+0,1\d{3}/)
    await page.click(PUBLISH)
    await expectNext(page, { is: '[role=region]', named: /^Yayınlama$/ }, /saniyede yayınlandı/)
    const published = await page.driver.evaluate(() => location.href)
    await page.visit(`${demo}/rates`)
    await expect.poll(() => spreadOf(page)).toBeGreaterThan(0.37)
    await page.visit(published)
    await page.click({ is: 'button', named: /^Geri al$/ })
    // The stream tells the page that is left, too.
    await expect.poll(() => page.driver.evaluate(() => location.href)).not.toBe(published)
    await expectNext(page, { is: 'main li', named: /^Pay kaldırıldı/ }, /bugün/)
    await page.visit(`${demo}/rates`)
    await expect.poll(() => spreadOf(page)).toBeLessThan(0.3)
  })
}

async function enter(stage: Stage): Promise<Stage> {
  await stage.page.driver.size(...PHONE)
  await stage.page.visit(stage.panel.enter)
  return stage
}

/** What the document says to which a form leads. Firefox never answers who opens another one before it is whole. */
async function expectNext(page: EnginePage, what: Thing, says: RegExp): Promise<void> {
  await page.expectText(what, says)
  await expect.poll(() => page.driver.evaluate(() => document.readyState)).toBe('complete')
}

/** Between both sides of the dollar, on the board of visitors. */
function spreadOf(page: EnginePage): Promise<number> {
  return page.driver.evaluate(() => {
    const row = [...document.querySelectorAll('table tr')].find(({ textContent }) => textContent?.startsWith('USD'))
    const [buy = Number.NaN, sell = Number.NaN] = [...(row?.textContent ?? '').matchAll(/\d\d,\d{4}/g)].map(
      ([figure]) => Number(figure.replace(',', '.')),
    )
    return sell - buy
  })
}
