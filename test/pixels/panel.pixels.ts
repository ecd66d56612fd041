import { expect, type Page } from '@playwright/test'
import type { FrozenSite } from '../../scripts/frozen-site.ts'
import { PANEL_PAGES } from '../e2e/panel-pages.ts'
import { addVirtualAuthenticator } from '../e2e/virtual-authenticator.ts'
import { open, test } from './shots.ts'

/** Adds a person by the office tool, and signs in on a new device. */
async function signIn(page: Page, site: FrozenSite, name = 'Mehmet Demir'): Promise<void> {
  await addVirtualAuthenticator(page)
  const printed = await site.office('people', 'add', name, '--role', 'yonetici')
  await page.goto(/http:\/\/localhost:\d+\/tanit\/[\w-]{43}/.exec(printed)?.[0] ?? '')
  await page.getByRole('button', { name: 'Bu cihazı tanıt' }).click()
  await expect(page.getByRole('table', { name: /^Fiyatlar/ })).toBeVisible()
}

test('panel pages', async ({ page, ownSite, shoot }) => {
  await signIn(page, ownSite)
  for (const path of PANEL_PAGES) {
    await open(page, ownSite.panelOrigin + path)
    if (path === '/durum') await page.evaluate(hideFiguresOfProcess)
    await shoot(page, path)
  }
})

/** Replaces the figures that differ between two builds or two runs. Runs in the page. */
function hideFiguresOfProcess(): void {
  for (const term of document.querySelectorAll('dt'))
    if (/^(?:Sürüm|Derleme|Çalışıyor)/.test(term.textContent) && term.nextElementSibling !== null)
      term.nextElementSibling.textContent = '–'
}

test('panel entry', async ({ page, ownSite, shoot }) => {
  const printed = await ownSite.office('people', 'add', 'Ayşe Yılmaz', '--role', 'fiyat')
  const link = /http:\/\/localhost:\d+\/tanit\/[\w-]{43}/.exec(printed)?.[0] ?? ''
  for (const [state, path] of [
    ['sign-in', `${ownSite.panelOrigin}/giris`],
    ['registration', link],
    ['unknown registration', `${ownSite.panelOrigin}/tanit/${'a'.repeat(43)}`],
  ] as const) {
    await open(page, path)
    // The page suggests a name by the size of the window.
    if (state === 'registration') await page.getByLabel('Cihaza bir ad verin').fill('Ortak tablet')
    await shoot(page, state)
  }
})
