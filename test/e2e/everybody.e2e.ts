import type { Page } from '@playwright/test'
import { expect, test } from './server.ts'
import { expectUsableByEverybody } from './usable.ts'
import { hasDecided, visit } from './visitor.ts'

/** States that a visitor can reach, beyond those that `pages.e2e.ts` checks. */
const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  home: (page) => visit(page, '/'),
  'the calculator, an answer': (page) => visit(page, '/hesapla?bozdur=USD&tutar=500'),
  'the calculator, two steps': (page) => visit(page, '/hesapla?al=USD&tutar=500&karsilik=EUR'),
  'the calculator, a mistake': async (page) => {
    await visit(page, '/hesapla')
    await page.getByRole('textbox', { name: 'Tutar' }).fill('1.50.0')
    await expect(page.getByText(/bir tutar olarak okunamadı/)).toBeVisible()
  },
  'the legal warning': async (page) => {
    await visit(page, '/documents')
    await page.getByRole('button', { name: /Uyarının tamamını aç/ }).click()
  },
  'the open menu': async (page) => {
    await visit(page, '/rates')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: 'Menü' }).click()
  },
}

const OF_THE_COOKIES: typeof STATES = {
  'the cookie banner': async (page) => {
    await visit(page, '/about')
    await expect(page.getByRole('region', { name: 'Çerez bildirimi' })).toBeVisible()
  },
  'the cookie preferences': async (page) => {
    await visit(page, '/about')
    await page.getByRole('button', { name: 'Cerez Tercihleri', exact: true }).click()
    await page.getByRole('switch', { name: 'Analitik çerezler' }).click()
  },
}

/** States after a failure that the browser also reports on the console. */
const FAILURES: typeof STATES = {
  'the contact form that a browser sent by itself': async (page) => {
    await page.route(/entry\.client/, (route) => route.abort())
    await page.goto('/contact')
    const form = page.getByRole('form')
    for (const [label, text] of Object.entries({ 'Ad soyad': 'Ayşe', 'E-posta': 'a@b.c', Telefon: '0', Konu: ' ' }))
      await form.getByLabel(label).fill(text)
    await form.getByLabel('Mesaj', { exact: true }).fill('Açık mısınız?')
    await form.getByRole('button').click()
    await expect(form.getByRole('alert')).toBeVisible()
  },
  'a page that cannot be reached': async (page) => {
    await visit(page, '/about')
    await page.context().setOffline(true)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page.getByRole('button', { name: 'Tekrar dene' })).toBeVisible()
  },
  'a page that a bug took away': async (page) => {
    await page.route(/RatesPage.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export function RatesPage() { throw new Error("a bug") }',
      }),
    )
    await visit(page, '/about')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Doviz Kurlari' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
}

/** The states that `npm test` checks: the heaviest page, the most visited page and the one with a form. */
const CORE: ReadonlySet<string> = new Set(['home', 'the open menu', 'the contact form that a browser sent by itself'])

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const [state, enter] of Object.entries({ ...STATES, ...OF_THE_COOKIES, ...FAILURES })) {
  test(
    `${state} passes the accessibility checks`,
    { tag: CORE.has(state) ? ['@core'] : [] },
    async ({ page, context, expectConsoleError }) => {
      if (state in FAILURES) expectConsoleError(/ERR_INTERNET_DISCONNECTED|a bug|ERR_FAILED|imported module|400/)
      if (!(state in OF_THE_COOKIES)) await hasDecided(context)
      await enter(page)
      await expectUsableByEverybody(page)
    },
  )
}
