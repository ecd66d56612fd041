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

/** Rejects cookies in the first frame that shows the banner, and counts the presses in the session storage. */
function rejectOnSight(): void {
  const measure = (): void => {
    const button = document.querySelector<HTMLElement>('[data-choice=rejected]')
    // Until its stylesheet has loaded, a page has no background, and nothing is hidden.
    const isStyled = button !== null && getComputedStyle(document.body).backgroundColor !== 'rgba(0, 0, 0, 0)'
    if (!isStyled || button.getClientRects().length === 0) {
      requestAnimationFrame(measure)
      return
    }
    button.click()
    sessionStorage.setItem('presses', String(Number(sessionStorage.getItem('presses')) + 1))
  }
  measure()
}

/** Checks the first view, the cookie banner and the theme. */
export function checkFrame(stage: OnStage): void {
  test('the pages with rates open on a phone without console errors and without sideways overflow', async () => {
    const { page, demo } = stage()
    await page.driver.size(390, 844)
    await using front = await openFront(demo, { first: findErrors })
    await page.visit(`${front.url}/about`)
    await page.driver.evaluate(() => localStorage.setItem('cookieConsent', 'rejected'))
    expect(await faultsAt(page, front.url, ['/', '/rates', '/hesapla'])).toEqual([])
  })

  test('the cookie preferences keep the focus, and a saved choice is stored', async () => {
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

  test('a cookie choice is stored before the scripts load, so that the next visit does not ask again', async () => {
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
    // When the browser leaves the page, it reports the delayed scripts as failed.
    await page.visit(`${demo}/about`)
    await page.driver.takeErrors()
  })

  test('a chosen theme is applied before the scripts of the next page load', async () => {
    const { page, demo } = stage()
    await page.visit(`${demo}/about`)
    const ground = () => page.driver.evaluate(() => getComputedStyle(document.body).backgroundColor)
    const light = await ground()
    await page.click({ is: 'button', named: /^Koyu$/ })
    await expect.poll(ground).not.toBe(light)
    const dark = await ground()
    await page.driver.open(`${demo}/contact`)
    // Until its stylesheet has loaded, a page has no background.
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

/** Returns for each page its console errors and by how many px it is too wide. */
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
