import { expect } from '@playwright/test'
import { PANEL_PAGES } from '../e2e/panel-pages.ts'
import { signIn } from './panel-sign-in.ts'
import { open, test } from './shots.ts'

test('panel pages', async ({ shoot, page, ownSite }) => {
  await signIn(page, ownSite)
  for (const path of PANEL_PAGES) {
    await open(page, ownSite.panelOrigin + path)
    if (path === '/durum') {
      await expect(page.getByText('Derleme', { exact: true })).toBeVisible()
      await page.evaluate(hideFiguresOfProcess)
    }
    await shoot(page, path)
  }
})

/** Replaces the figures that differ between two builds or two runs. Runs in the page. */
function hideFiguresOfProcess(): void {
  for (const term of document.querySelectorAll('dt'))
    if (/^(?:ANGÜN|Derleme|Çalışıyor)/.test(term.textContent) && term.nextElementSibling !== null)
      term.nextElementSibling.textContent = '–'
}

test('panel entry', async ({ shoot, page, ownSite }) => {
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
