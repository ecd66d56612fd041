import { expect, test } from 'vitest'
import { SECOND } from '../../src/domain/calendar.ts'
import { findErrors } from './driver.ts'
import { openFront } from './front.ts'
import type { EnginePage, Thing } from './page.ts'
import type { OnStage } from './stage.ts'

const DIALOG: Thing = { is: 'dialog[open]' }
const BANNER: Thing = { is: 'section', named: /^Çerez bildirimi$/ }

const dialogHoldsFocus = (): boolean =>
  document.querySelector('dialog[open]')?.contains(document.activeElement) ?? false

/** Presses the bar in the first frame that has it, and counts the presses of the tab. */
function rejectOnSight(): void {
  const measure = (): void => {
    const button = document.querySelector<HTMLElement>('[data-choice=rejected]')
    if (button === null || button.getClientRects().length === 0) {
      requestAnimationFrame(measure)
      return
    }
    button.click()
    sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
  }
  measure()
}

/** The first view, consent and the theme. */
export function checkFrame(stage: OnStage): void {
  test('the pages with rates open on a phone, with nothing in the console and nothing cut off sideways', async () => {
    const { page, demo } = stage()
    await page.driver.size(390, 844)
    await using front = await openFront(demo, { first: findErrors })
    await page.visit(`${front.url}/about`)
    await page.driver.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'))
    expect(await faultsAt(page, front.url, ['/', '/rates', '/hesapla'])).toEqual([])
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

  test('a press on the bar counts before the scripts come: after a reload the visitor is not asked again', async () => {
    const { page, demo } = stage()
    await using front = await openFront(demo, { first: rejectOnSight, scriptsAfter: 10 * SECOND })
    for (let visits = 0; visits < 2; visits += 1) {
      await page.driver.open(`${front.url}/rates`)
      await page.expectText({ is: 'h1' }, /./)
      await page.expectGone(BANNER)
    }
    const kept = await page.driver.evaluate(() => [
      sessionStorage.getItem('presses'),
      ...['cookieConsent', 'analyticsCookies', 'advertisingCookies'].map((key) => localStorage.getItem(key)),
    ])
    expect(kept).toEqual(['1', 'rejected', 'false', 'false'])
    // The browser reports the scripts that are held back as failed when it leaves the page or when the front closes.
    await page.visit(`${demo}/about`)
    await page.driver.takeErrors()
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
}

async function expectHeld(page: EnginePage, stops: number): Promise<void> {
  for (let stop = 0; stop < stops; stop += 1) {
    await page.press('Tab')
    expect(await page.driver.evaluate(dialogHoldsFocus), `after ${stop + 1} stops`).toBe(true)
  }
}

/** Of each page that is visited: what the console says, and how far it is too wide. */
async function faultsAt(page: EnginePage, site: string, paths: readonly string[]): Promise<string[]> {
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
