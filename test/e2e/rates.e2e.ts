import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { CURRENCY_CODES } from '../../src/domain/currency.ts'
import { everySecond } from './every-second.ts'
import { expect, siteTest, test } from './server.ts'
import { visit } from './visitor.ts'

/** Recordings of the real provider and the central bank, which are not part of the repository. */
const RECORDINGS = resolve(import.meta.dirname, '../../../shared/data')
const FRAME = join(RECORDINGS, 'haremaltin/price-changed-2026-08-03.frame')
const BULLETIN = join(RECORDINGS, 'tcmb_xml/2026-08-21_finans-agent.xml')
const RECORDED = existsSync(FRAME) && existsSync(BULLETIN)

const liveBoard = (page: Page): Locator => page.getByRole('region', { name: /gişe kurları/ })
const bankBoard = (page: Page): Locator => page.getByRole('region', { name: 'TCMB kurları' })

/** Returns code, buy and sell price of each row, without the small print below them. */
async function figures(board: Locator): Promise<string[][]> {
  const rows = await board.locator('tbody tr').all()
  return Promise.all(
    rows.map(async (row) => {
      const header = await row.getByRole('rowheader').innerText()
      const [buy = '', sell = ''] = await row.getByRole('cell').allInnerTexts()
      return [header, buy, sell].map((text) => text.split('\n')[0] ?? '')
    }),
  )
}

siteTest.describe('recorded data', () => {
  siteTest.skip(!RECORDED, 'the recordings are not on this machine')
  if (RECORDED) siteTest.use({ bulletin: BULLETIN })

  siteTest('both tables show the recorded frame and bulletin exactly', async ({ page, site }) => {
    await site.provider.connections.reached(1)
    // A page that was opened before the bulletin arrived would request it again only after half an hour.
    await expect.poll(async () => (await page.request.get('/rates')).text()).toContain('Bülten: ')
    await visit(page, '/rates')
    site.provider.replay(readFileSync(FRAME, 'utf8').trim())

    await expect(liveBoard(page).locator('tbody tr')).toHaveCount(8)
    await expect
      .poll(() => figures(liveBoard(page)))
      .toEqual([
        ['USD', '47,2330', '47,4770'],
        ['EUR', '54,2380', '54,7240'],
        ['GBP', '63,3490', '63,9600'],
        ['CHF', '57,8010', '58,8550'],
        ['CAD', '33,4120', '33,8500'],
        ['AUD', '32,5340', '33,2440'],
        ['JPY', '29,5600', '30,1500'],
        ['SAR', '12,3760', '12,7630'],
      ])
    await expect(liveBoard(page)).toContainText('Son güncelleme: 3 Ağustos 2026 00.59.58')
    await expect
      .poll(() => figures(bankBoard(page).getByRole('table')))
      .toEqual([
        ['USD', '47,8799', '47,9662'],
        ['EUR', '56,0159', '56,1169'],
        ['GBP', '65,2584', '65,5987'],
        ['CHF', '59,7464', '60,1300'],
        ['CAD', '34,7766', '34,9335'],
        ['AUD', '34,1843', '34,4072'],
        ['JPY', '30,0960', '30,2953'],
        ['SAR', '12,7520', '12,7750'],
      ])
    await expect(bankBoard(page)).toContainText('Bülten: 21 Ağustos')

    await test.step('yen is labelled as 100 units, gold is absent, and prices that are months old are not called live', async () => {
      for (const board of [liveBoard(page), bankBoard(page)]) {
        await expect(board.getByRole('row', { name: /JPY/ })).toContainText('100 birim')
      }
      const text = await page.getByRole('main').innerText()
      expect(text).not.toMatch(/ALTIN|6\.?121|6\.?171|GRAM|ONS/)
      await expect(liveBoard(page).getByText('Canlı', { exact: true })).toHaveCount(0)
    })

    await test.step('the server renders the same figures into a later page', async () => {
      const answer = async (): Promise<string> => (await page.request.get('/')).text()
      await expect.poll(answer, 'the rendered page is cached for a moment').toContain('47,2330')
      const html = await answer()
      for (const figure of ['47,2330', '47,4770', '29,5600', '30,1500', '47,9662', '30,2953'])
        expect(html).toContain(figure)
    })
  })
})

siteTest('a new price appears in its row of an open page and flashes', { tag: '@core' }, async ({ page, site }) => {
  await site.provider.connections.reached(1)
  let satis = '47.4770'
  const quiet = everySecond(() => site.sendPrices({ USDTRY: ['47.2330', satis], EURTRY: ['54.2380', '54.7240'] }))
  await visit(page, '/')
  await expect(liveBoard(page).getByText('Canlı', { exact: true })).toBeVisible()
  const dollar = liveBoard(page).getByRole('row', { name: /^USD/ })
  await expect(dollar.locator('[data-flash]')).toHaveCount(0)

  satis = '47.5000'
  await expect(dollar.getByRole('cell').nth(1)).toContainText('47,5000')
  await expect(dollar.getByRole('cell').nth(1)).toHaveAttribute('data-flash', /^up-/)
  await expect(dollar.getByRole('cell').nth(0)).not.toHaveAttribute('data-flash')
  await expect(page.getByRole('article').filter({ hasText: 'USD/TRY' })).toContainText('47,5000')
  await expect(liveBoard(page).getByRole('row', { name: /^EUR/ }).locator('[data-flash]')).toHaveCount(0)
  quiet()
})

siteTest('a halted currency refers the visitor to the office', { tag: '@core' }, async ({ page, site }) => {
  await site.provider.connections.reached(1)
  site.sendPrices({ USDTRY: ['47.2330', '47.4770'], EURTRY: ['54.2380', '54.7240'] })
  await visit(page, '/')
  await expect(liveBoard(page).getByRole('row', { name: /^EUR/ })).toContainText('54,7240')
  await site.office('halt', 'EUR', '--yes')
  await expect(liveBoard(page).getByRole('row', { name: /^EUR/ })).toContainText('Gişeye sorunuz')
  await expect(page.getByRole('article').filter({ hasText: 'EUR/TRY' })).toContainText('Gişeye sorunuz')
  await expect(page.getByRole('main')).not.toContainText('54,7240')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'without JavaScript, both tables show the times of their prices and no live label, and the bank’s rates are chosen',
    { tag: '@core' },
    async ({ page }) => {
      for (const path of ['/', '/rates']) {
        await page.goto(path)
        await expect(liveBoard(page).locator('tbody tr')).toHaveCount(CURRENCY_CODES.length)
        // The style sheet shows one of the two tables.
        const official = bankBoard(page).getByRole('table')
        await expect(official).toHaveAccessibleName('TCMB döviz kurları')
        await expect(official.locator('tbody tr')).toHaveCount(8)
        await bankBoard(page)
          .getByRole('radio', { name: /^Efektif/ })
          .check()
        await expect(official).toHaveAccessibleName('TCMB efektif kurları')
        await expect(liveBoard(page)).toContainText(/Son güncelleme: \d+ \S+ \d{4} \d\d\.\d\d\.\d\d/)
        if (path === '/') await expect(page.getByRole('article')).toContainText([/USD\/TRY/, /EUR\/TRY/])
        await expect(
          liveBoard(page)
            .getByText(/itibarıyla/)
            .first(),
        ).toBeVisible()
        await expect(page.getByText(/^canlı $/i)).toHaveCount(0)
      }
    },
  )
})

test('the chart opens below both tables on a wide screen and directly below its own table on a narrow one', async ({
  page,
}) => {
  await visit(page, '/rates')
  const row = liveBoard(page).getByRole('button', { name: 'Japon Yeni / TL grafiğini göster' })
  await expect(row).toHaveAttribute('aria-pressed', 'false')
  await row.click()
  await expect(row).toHaveAttribute('aria-pressed', 'true')
  const panel = page.getByRole('region', { name: /Japon Yeni \/ TL/ })
  const top = async (place: Locator): Promise<number> => (await place.boundingBox())?.y ?? Number.NaN
  // After its code has loaded, the panel takes the focus and scrolls for the last time.
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  await expect(async () => {
    expect(await top(bankBoard(page))).toBeCloseTo(await top(liveBoard(page)), 0)
    expect(await top(panel)).toBeGreaterThan(await top(bankBoard(page)))
  }).toPass()

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(async () => {
    expect(await top(panel)).toBeGreaterThan(await top(liveBoard(page)))
    expect(await top(bankBoard(page))).toBeGreaterThan(await top(panel))
  }).toPass()
})

test('a tap anywhere in a row selects the row and opens its chart', { tag: '@core' }, async ({ page }) => {
  await visit(page, '/rates')
  const row = liveBoard(page).getByRole('row', { name: /^CHF/ })
  const box = await row.boundingBox()
  if (box === null) throw new Error('the row is not on the screen')
  // `force` clicks at the row's current position, which moves while prices arrive.
  await row.click({ force: true, position: { x: box.width - 12, y: box.height / 2 } })
  await expect(row.getByRole('button')).toHaveAttribute('aria-pressed', 'true')
})
