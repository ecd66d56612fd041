import { expect, test } from 'vitest'
import { PANEL_PAGES } from '../e2e/panel-pages.ts'
import { findErrors } from './driver.ts'
import { faultsAt } from './frame-suite.ts'
import { openFront } from './front.ts'
import type { EnginePage, Thing } from './page.ts'
import type { OnStage, Stage } from './stage.ts'

const PHONE = [390, 844] as const

const HEADING: Thing = { is: 'h1' }
const SELL_MARGIN: Thing = { is: 'input', named: /^Satış payı$/ }
const PUBLISH: Thing = { is: 'button', named: /^Yayınla$/ }
const ON_SITE: Thing = { is: 'table tr', named: /^USD/ }

/** Without the sheets over them, which are the same in the browser that looks at all, and what a check below opens. */
const PAGES = PANEL_PAGES.filter((path) => /^\/[a-z]*$/.test(path) && path !== '/durdur')

/** The office's panel, on a phone. */
export function checkPanel(stage: OnStage): void {
  test('every page of the panel comes alive, with nothing in the console and nothing cut off sideways', async () => {
    const { page, panel } = stage()
    await page.driver.size(...PHONE)
    await using front = await openFront(panel.url, { first: findErrors })
    await page.visit(panel.enter.replace(panel.url, front.url))
    expect(await faultsAt(page, front.url, PAGES)).toEqual([])
  })

  test('figures of the panel move, on a page opened by a link of it, and after Back', async () => {
    const { page } = await enter(stage())
    await expectMoving(page)
    await page.click({ is: 'th a', named: /^USD$/ })
    await page.expectText(HEADING, /^USD/)
    await page.alive()
    await page.driver.back()
    await page.expectGone({ is: 'h1', named: /^USD/ })
    await page.alive()
    await expectMoving(page)
  })

  test('a margin with its comma is previewed, published and on the public page, and taken back', async () => {
    const { page, panel, demo } = await enter(stage())
    await page.visit(`${panel.url}/fiyat/USD`)
    await page.write(SELL_MARGIN, '+0,15')
    await page.expectText({ is: 'table.pv tr', named: /^Fark/ }, /\+0,1\d{3}/)
    await page.click(PUBLISH)
    await expectNext(page, { is: '[role=region]', named: /^Yayınlama$/ }, /Yayında, /)
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

  test('all prices are halted, which every page says, and resumed', async () => {
    const { page, panel, demo } = await enter(stage())
    await page.click({ is: 'a', named: /^Fiyatları ?durdur$/ })
    await page.expectFocus({ is: '[role=dialog]' })
    await page.click({ is: 'button', named: /^Evet, hepsini durdur$/ })
    // On a busy machine the site may have it a moment after the panel's answer, which then says so.
    const halted = /Siteden kaldırıldı|site henüz kaldırmadı/
    await expectNext(page, { is: '[role=status], [role=alert]', named: halted }, halted)
    await page.expectText(HEADING, /^Bütün fiyatlar durduruldu$/)
    await page.visit(`${demo}/rates`)
    await page.expectText(ON_SITE, /Gişeye sorunuz/)
    await page.visit(`${panel.url}/mesajlar`)
    await page.click({ is: 'button', named: /^Fiyatları ?sürdür$/ })
    const resumed = /Yeniden sitede\.|Site hâlâ durdurulmuş tutuyor\./
    await expectNext(page, { is: '[role=status], [role=alert]', named: resumed }, resumed)
    await page.visit(`${demo}/rates`)
    await page.expectText(ON_SITE, /\d\d,\d{4}/)
  })

  test('a session that ends takes nothing that was typed', async () => {
    const { page, panel } = await enter(stage())
    await page.visit(`${panel.url}/fiyat/EUR`)
    await page.write(SELL_MARGIN, '+0,02')
    await page.driver.evaluate(async () => {
      const { value } = document.querySelector<HTMLButtonElement>('button[name=jeton]') ?? { value: '' }
      await fetch('/cikis', { method: 'POST', body: new URLSearchParams({ jeton: value }) })
    })
    await page.expectText({ is: '[role=dialog]' }, /Oturumunuz kapandı/)
    const typed = () => page.driver.evaluate(() => document.querySelector<HTMLInputElement>('[name=satis]')?.value)
    expect(await typed()).toBe('+0,02')
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

/** A price is another one than a moment ago. */
async function expectMoving(page: EnginePage): Promise<void> {
  const seen = new Set<string>()
  const figures = async (): Promise<number> => {
    const text = (await page.driver.evaluate(() => document.querySelector('main table')?.textContent)) ?? ''
    if (/\d\d,\d{4}/.test(text)) seen.add(text)
    return seen.size
  }
  await expect.poll(figures).toBeGreaterThan(1)
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
