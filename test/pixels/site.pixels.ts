import type { Page } from '@playwright/test'
import { CAPABILITY_CHECKS } from '../../src/capabilities/checks.ts'
import { languagePath, LANGUAGES } from '../../src/contract/languages.ts'
import { EACH_KIND } from '../e2e/page-kinds.ts'
import { hydrated } from '../e2e/visitor.ts'
import { open, still, test } from './shots.ts'

const PAGES = [
  ...EACH_KIND,
  '/altin',
  '/rates/jpy',
  '/hesapla?bozdur=USD&tutar=1500.50',
  '/hesapla?al=EUR&tutar=200000',
  '/hesapla?bozdur=USD&tutar=yok',
  '/hesapla?bozdur=USD&tutar=500&an=20260914-1030',
  ...LANGUAGES.map(languagePath),
  ...LANGUAGES.map((language) => `${languagePath(language)}?bozdur=USD&tutar=1500.50`),
  '/en?al=EUR&tutar=200000',
  '/yok',
  ...CAPABILITY_CHECKS.flatMap(({ pictures = [] }) => pictures),
]
for (const path of PAGES)
  test(`site ${path}`, async ({ shoot, page }) => {
    await open(page, path)
    await shoot(page, '')
  })

const PRINTED = [
  '/',
  '/rates',
  '/hesapla?bozdur=USD&tutar=1500.50',
  '/hesapla?bozdur=USD&tutar=500&an=20260914-1030',
  '/altin',
  '/documents',
  '/accounts',
  '/contact',
  '/en?bozdur=USD&tutar=1500.50',
  '/ar',
  '/tabela/liste',
  ...CAPABILITY_CHECKS.flatMap(({ printed = [] }) => printed),
]
for (const path of PRINTED)
  test(`paper ${path}`, async ({ shoot, page }) => {
    await open(page, path)
    await shoot(page, '', 'print')
  })

const BOARDS = ['doviz', 'altin', 'doviz,altin'].flatMap((boards) =>
  ['gece', 'gunduz'].map((theme) => `/tabela?pano=${boards}&tema=${theme}`),
)
for (const path of [...BOARDS, '/tabela?boy=1', '/tabela?boy=3', '/tabela/liste'])
  test(`window ${path}`, async ({ shoot, page }) => {
    await open(page, path)
    await shoot(page, '')
  })

/** Acts of visitors that show another part of a page. */
const ACTS: Readonly<Record<string, readonly [path: string, act: (page: Page) => Promise<void>]>> = {
  'the cookie banner': ['/about', forgetConsent],
  'the cookie preferences': [
    '/about',
    async (page) => {
      await forgetConsent(page)
      await page.getByRole('button', { name: 'Cerez Tercihleri', exact: true }).click()
    },
  ],
  'a refused contact form': ['/contact', (page) => page.getByRole('form').getByRole('button').click()],
  'the legal warning': ['/documents', (page) => page.getByRole('button', { name: /Uyarının tamamını aç/ }).click()],
  'an opened fold': ['/rates/aud', (page) => page.getByText('Makas ne demek?').click()],
  'a copied account number': [
    '/accounts',
    (page) =>
      page
        .getByRole('button', { name: /^TL IBAN/ })
        .first()
        .click(),
  ],
  'the menu of a phone': [
    '/about',
    async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Menü' }).click()
    },
  ],
  'a skip link': ['/about', (page) => page.keyboard.press('Tab')],
  'a sum in Arabic that is not a number': ['/ar', (page) => page.getByLabel('تعطينا').fill('yüz')],
  'a gold sum': ['/altin', (page) => page.getByRole('textbox', { name: '1. ürün' }).fill('3')],
}
test.describe(() => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })
  for (const [name, [path, act]] of Object.entries(ACTS))
    test(`act ${name}`, async ({ shoot, page }) => {
      await open(page, path)
      await hydrated(page)
      await act(page)
      await still(page)
      await shoot(page, '')
    })
})

async function forgetConsent(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.removeItem('cookieConsent'))
  await page.reload()
  await hydrated(page)
  await still(page)
}
