import { expect, test } from 'vitest'
import type { Thing } from './page.ts'
import { openSlowLine } from './slow-line.ts'
import type { OnStage, Stage } from './stage.ts'

const PHONE = [390, 844] as const

const SELL_MARGIN: Thing = { is: 'input', named: /^Satış payı$/ }
const PUBLISH: Thing = { is: 'button', named: /^Yayınla$/ }

/** Checks sign-in and a margin in the office's panel on a phone. */
export function checkPanel(stage: OnStage): void {
  test('a margin with a decimal comma is previewed, published, shown on the public page and undone', async () => {
    const { page, panel, demo } = await enter(stage())
    await page.visit(`${panel.url}/fiyat/USD`)
    await page.write(SELL_MARGIN, '+0,15')
    await page.expectText({ is: 'tr', named: /^Fark/ }, /\+0,1\d{3}/)
    await page.click(PUBLISH)
    await page.expectText({ is: '[role=region]', named: /^Yayınlama$/ }, /saniyede yayınlandı/)
    await expect.poll(() => spreadAt(demo)).toBeGreaterThan(0.37)
    await page.click({ is: 'button', named: /^Geri al: USD satış payı/ })
    await page.expectText({ is: 'main li', named: /^Pay kaldırıldı/ }, /bugün/)
    await expect.poll(() => spreadAt(demo)).toBeLessThan(0.3)
  })

  test('all prices are halted and resumed over a slow connection whose proxy buffers streams', async () => {
    const { page, panel, demo } = stage()
    await using line = await openSlowLine(panel.url)
    await page.driver.size(...PHONE)
    await page.visit(enterBy(line.url, panel))
    await page.click({ is: 'a', named: /^Fiyatları ?durdur$/ })
    await page.click({ is: 'button', named: /^Evet, hepsini durdur$/ })
    await page.expectText({ is: '[role=status]', named: /^Bütün fiyatlar siteden kaldırıldı/ }, /Gişeye sorunuz/)
    await page.visit(`${demo}/rates`)
    await page.expectText({ is: 'table tr', named: /^USD/ }, /Gişeye sorunuz/)
    await page.visit(`${line.url}/surdur`)
    await page.click({ is: 'button', named: /^Evet, sürdür$/ })
    await page.expectText({ is: '[role=status]', named: /^Fiyatlar yeniden sitede/ }, /yeniden sitede/)
  })

  test("the panel's HTML form halts all prices if its script never loads", async () => {
    const { page, panel, demo } = stage()
    await using line = await openSlowLine(panel.url, { losesScripts: true })
    await page.driver.size(...PHONE)
    await page.driver.open(enterBy(line.url, panel))
    await page.expectText({ is: 'form button' }, /^Bütün fiyatları durdur$/)
    // WebKit's driver loses a click in a document that has just been opened.
    await page.driver.evaluate(() => document.querySelector('form')?.requestSubmit())
    await page.expectText({ is: 'form button' }, /^Evet, hepsini durdur$/)
    await page.driver.evaluate(() => document.querySelector('form')?.requestSubmit())
    await page.expectText({ is: 'h1', named: /kaldırıldı/ }, /Bütün fiyatlar siteden kaldırıldı/)
    // The browser reports the missing script as an error.
    await page.driver.takeErrors()
    await page.visit(`${demo}/rates`)
    await page.expectText({ is: 'table tr', named: /^USD/ }, /Gişeye sorunuz/)
    await page.visit(`${panel.url}/surdur`)
    await page.click({ is: 'button', named: /^Evet, sürdür$/ })
    await page.expectText({ is: '[role=status]', named: /^Fiyatlar yeniden sitede/ }, /yeniden sitede/)
  })
}

/** Returns the demo's sign-in link with the address of another proxy. */
function enterBy(line: string, { url, enter: link }: Stage['panel']): string {
  return link.replace(url, line)
}

async function enter(stage: Stage): Promise<Stage> {
  await stage.page.driver.size(...PHONE)
  await stage.page.visit(stage.panel.enter)
  return stage
}

/** Returns the difference between the dollar's sell and buy price on the public feed. */
async function spreadAt(demo: string): Promise<number> {
  const feed = await (await fetch(`${demo}/api/feed?dil_kodu=tr`)).text()
  const [, buy, sell] = /"USDTRY":\{[^}]*"alis":"([\d.]+)","satis":"([\d.]+)"/.exec(feed) ?? []
  return Number(sell) - Number(buy)
}
