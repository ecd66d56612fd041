import { expect, test } from 'vitest'
import { PAGES } from '#contract/paths.ts'
import { findErrors } from './driver.ts'
import { openFront } from './front.ts'
import type { EnginePage, Thing } from './page.ts'
import type { OnStage } from './stage.ts'

const MENU: Thing = { is: 'header button', named: /^Menü/ }
const NAVIGATION = 'nav[aria-label="Ana menü"]'
const LEAD: Thing = { is: '[aria-haspopup=dialog]', named: /Uyarının tamamını aç/ }
const DIALOG: Thing = { is: 'dialog[open]' }
const BANNER: Thing = { is: 'section', named: /^Çerez bildirimi$/ }

const WIDE = [1440, 900] as const
const NARROW = [390, 844] as const

const dialogHoldsFocus = (): boolean =>
  document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false

/** What every page is made of: the window, menu, dialogs, consent, theme and focus. */
export function checkFrame(stage: OnStage): void {
  test.each([NARROW, WIDE])(
    'every page comes alive at %i px, with nothing in the console and nothing cut off sideways',
    async (...size) => {
      const { page, demo } = stage()
      await page.driver.size(...size)
      await using front = await openFront(demo, { first: findErrors })
      await page.visit(`${front.url}/about`)
      await page.driver.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'))
      // Not last: the chart that it opens by itself may still be on its way when the front goes.
      const paths = ['/rates/usd', ...Object.values(PAGES).map((each) => each.path)]
      expect(await faultsAt(page, front.url, paths)).toEqual([])
    },
  )

  test('the menu of a phone closes on Escape, and where a link of it leads', async () => {
    const { page, demo } = stage()
    await page.driver.size(...NARROW)
    await page.visit(`${demo}/about`)
    await page.expectGone({ is: `${NAVIGATION} a` })
    await page.click(MENU)
    await page.expectText({ is: `${NAVIGATION} a` }, /^Ana Sayfa$/)
    await page.press('Escape')
    await page.expectGone({ is: `${NAVIGATION} a` })
    await page.expectFocus(MENU)
    await page.click(MENU)
    await page.click({ is: `${NAVIGATION} a`, named: /^Iletisim$/ })
    await page.expectFocus({ is: 'h1', named: /^İletişim$/ })
    await page.expectGone({ is: `${NAVIGATION} a` })
  })

  test('Back and Forward go from page to page without a new document, each from its top', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/contact`)
    await page.driver.evaluate(() => {
      document.documentElement.dataset['visit'] = 'one'
      scrollTo({ top: 900, behavior: 'instant' })
    })
    await page.click({ is: `${NAVIGATION} a`, named: /^Banka Hesaplarimiz$/ })
    await page.expectFocus({ is: 'h1' })
    await page.driver.back()
    await page.expectFocus({ is: 'h1', named: /^İletişim$/ })
    const at = () => page.driver.evaluate(() => [scrollY, document.documentElement.dataset['visit']])
    await expect.poll(at).toEqual([0, 'one'])
    await page.driver.evaluate(() => history.forward())
    await expect.poll(() => page.driver.evaluate(() => location.pathname)).toBe('/accounts')
    await expect.poll(at).toEqual([0, 'one'])
  })

  test('the legal warning holds the focus, and gives it back on Escape', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/documents`)
    await page.click(LEAD)
    await page.expectFocus({ is: 'dialog[open] button', named: /^Kapat$/ })
    await expectHeld(page, 4)
    await page.press('Escape')
    await page.expectGone(DIALOG)
    await page.expectFocus(LEAD)
  })

  test('the preferences of cookies hold the focus, and what is chosen there is kept', async () => {
    const { page, demo } = stage()
    await page.driver.open(`${demo}/about`)
    await page.driver.evaluate(() => localStorage.removeItem('cookieConsent'))
    await page.visit(`${demo}/about`)
    await page.expectText(BANNER, /Tumunu Kabul Et/)
    const opener = { is: 'button', named: /^Cerez Tercihleri$/ }
    await page.click(opener)
    await page.expectText(DIALOG, /Her zaman etkin/)
    await expectHeld(page, 6)
    await page.press('Escape')
    await page.expectGone(DIALOG)
    await page.expectFocus(opener)
    await page.click(opener)
    await page.click({ is: '[role=switch]', named: /^Analitik çerezler$/ })
    await page.click({ is: 'dialog button', named: /^Kaydet$/ })
    await page.expectGone(BANNER)
    await page.visit(`${demo}/contact`)
    await page.expectGone(BANNER)
    const stored = await page.driver.evaluate(() =>
      ['cookieConsent', 'analyticsCookies', 'advertisingCookies'].map((key) => localStorage.getItem(key)),
    )
    expect(stored).toEqual(['accepted', 'true', 'false'])
  })

  test('a chosen theme is there before the scripts of the next page', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/about`)
    const ground = () => page.driver.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.click({ is: 'button', named: /^Koyu$/ })
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.driver.open(`${demo}/contact`)
    // Without its sheet a page has no ground at all.
    await expect.poll(ground).not.toBe('rgba(0, 0, 0, 0)')
    expect(await ground()).toBe(dark)
    await page.alive()
    await page.click({ is: 'button', named: /^Sistem$/ })
    await expect.poll(ground).toBe(light)
  })

  test('the skip link is the first stop, seen where it is, and leads past the navigation', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/about`)
    await page.press('Tab')
    await page.expectFocus({ is: 'a', named: /^İçeriğe geç$/ })
    await expect.poll(async () => (await page.boxOf({ is: 'a', named: /^İçeriğe geç$/ })).y).toBeGreaterThanOrEqual(0)
    await page.press('Enter')
    await page.expectFocus({ is: 'main' })
    await page.press('Tab')
    const ring = await page.driver.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body)
      return [outlineStyle, Number.parseInt(outlineWidth, 10)]
    })
    expect(ring).toEqual(['solid', 2])
  })
}

async function expectHeld(page: EnginePage, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.press('Tab')
    expect(await page.driver.evaluate(dialogHoldsFocus), `after ${stop + 1} stops`).toBe(true)
  }
}

/** Of each page that is visited: what the console says, and how far it is too wide. */
export async function faultsAt(page: EnginePage, site: string, paths: readonly string[]): Promise<string[]> {
  const found: string[] = []
  for (const path of paths) {
    await page.visit(site + path)
    await page.expectGone({ is: '[aria-busy=true]' })
    const tooWide = await page.driver.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    if (tooWide > 0) found.push(`${path} is ${tooWide} px wider than its window`)
    const errors = await page.driver.takeErrors()
    found.push(...errors.map((error) => `${path}: ${error}`))
  }
  return found
}
