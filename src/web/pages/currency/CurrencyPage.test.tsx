import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, dayOf } from '#domain/calendar.ts'
import type { CurrencyCode } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import { freezeAfternoon, pass, send, show } from '../../../../test/fakes/live-page.tsx'
import { AFTERNOON, RATES } from '../../../../test/fakes/page-state.ts'
import { RecentDaysTable } from '../../features/chart/index.ts'
import { CurrencyFaces } from '../../features/rates/index.ts'
import { CurrencyQuestions } from './CurrencyQuestions.tsx'

freezeAfternoon()

const TODAY = dayOf(AFTERNOON)
const prices = (ago: number, sell: string) => ({ day: addDays(TODAY, -ago), buy: rate('41.10'), sell: rate(sell) })
const ofDollar = { code: 'USD', asOf: TODAY } as const
const DAYS = { ...ofDollar, own: [prices(2, '41.1500'), prices(1, '41.1650')], official: [prices(1, '41.1057')] }

/** The table with CurrencyFaces, which requests the live prices. */
const TABLE = (
  <>
    <CurrencyFaces code="USD" />
    <RecentDaysTable code="USD" />
  </>
)
const QUESTIONS = (
  <>
    <CurrencyFaces code="USD" />
    <CurrencyQuestions code="USD" />
  </>
)

const definitions = () =>
  screen.getAllByRole('definition').map(({ textContent }) => textContent.replaceAll('\u00A0', ' '))

const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

describe('the prices of a currency', () => {
  const open = (code: CurrencyCode, rates = RATES) => show(<CurrencyFaces code={code} />, rates)

  test('the currency page shows both prices with their use and today’s change', async () => {
    await open('USD')
    const section = screen.getByRole('region', { name: 'Dolar / TL' })
    expect(
      within(section)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Alış dolarınızı bozdururken',
      'Satış dolar alırken',
      'Önceki kapanışa göre',
      'Makas',
      'TCMB döviz satışBülten: 20 Kasım',
      'TCMB’ye göredöviz satışa göre',
    ])
    expect(definitions()).toEqual([
      '41,1920 ₺',
      'canlı 14.32.08',
      '41,2835 ₺',
      'canlı 14.32.08',
      'yükseldi +%0,29+0,12',
      '0,0915 ₺',
      '41,1057 ₺',
      '+%0,43',
    ])
    expect(section.textContent).toContain('Açık, 18.30’a kadar')
  })

  test('the currency page shows the yen per 100 and names the unit', async () => {
    await open('JPY')
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Japon Yeni / TL 100 birim')
  })

  test('the currency page shows "Gişeye sorunuz" and no price for a halted currency', async () => {
    await open('USD', { ...RATES, halted: ['USD'] })
    expect(definitions()).toEqual(['Gişeye sorunuz', 'Gişeye sorunuz', '—kur yok', '—kur yok', '41,1057 ₺', '—kur yok'])
  })

  test('the currency page says that it waits for the first price', async () => {
    await show(<CurrencyFaces code="USD" />, null)
    expect(screen.getByText('Veriler yükleniyor...')).toBeDefined()
    expect(screen.getByText('Socket bağlantısı kuruluyor')).toBeDefined()
  })

  test.each([
    ['connected', 'Veri bulunamadı', 'Henüz veri gelmedi'],
    ['disconnected', 'Bağlantı hatası', 'Sunucuya bağlanılamıyor'],
  ] as const)(
    'the currency page without a price shows the text of the table while the page is %s',
    async (status, title, detail) => {
      const live = await show(<CurrencyFaces code="USD" />, null)
      act(() => live.status.table.set(status))
      expect(screen.getByText(title)).toBeDefined()
      expect(screen.getByText(detail)).toBeDefined()
      expect(screen.queryByText('Veriler yükleniyor...')).toBeNull()
    },
  )
})

describe('the table of recent days', () => {
  const open = (rates = RATES, days: typeof DAYS | null = DAYS) => show(TABLE, rates, { days })

  test('the table of recent days begins with today’s price and keeps it equal to the page’s price', async () => {
    await open()
    expect(rows()).toEqual([
      ['21 KasımCuma, 14.32', '41,1920', '41,2835', 'yükseldi +%0,29', '—bülten yok'],
      ['20 KasımPerşembe', '41,1000', '41,1650', 'yükseldi +%0,04', '41,1057'],
      ['19 KasımÇarşamba', '41,1000', '41,1500', '—önceki gün yok', '—bülten yok'],
    ])
    expect(screen.getByText(/Kaydımız 19 Kasım 2025 tarihinde başladı/)).toBeDefined()
    send('USD', '41.2', '41.4')
    expect(rows()[0]?.slice(1, 3)).toEqual(['41,2000', '41,4000'])
  })

  test('the table of recent days shows today’s bulletin as soon as the page has it', async () => {
    const { bank } = await open()
    const rates = { USD: { buy: rate('41.05'), sell: rate('41.12') } }
    act(() => bank.set({ call: 'connected', bulletin: { day: TODAY, fetchedAt: Date.now(), rates } }))
    expect(definitions()).toContain('41,1200 ₺')
    expect(rows().map((cells) => cells[4])).toEqual(['41,1200', '41,1057', '—bülten yok'])
  })

  test('the table of recent days has no row of today for a halted currency', async () => {
    await open({ ...RATES, halted: ['USD'] })
    expect(rows()[0]?.[0]).toBe('20 KasımPerşembe')
  })

  test('the table of recent days shows and names the central bank’s days if the office has no record', async () => {
    await open(RATES, { ...ofDollar, own: [], official: [prices(2, '41.05'), prices(1, '41.1057')] })
    expect(rows().map(([day, , sell]) => [day, sell])).toEqual([
      ['20 KasımPerşembe', '41,1057'],
      ['19 KasımÇarşamba', '41,0500'],
    ])
    expect(screen.getByText(/gösterge kurudur/)).toBeDefined()
    expect(screen.queryByRole('columnheader', { name: 'TCMB döviz satış' })).toBeNull()
  })
})

describe('the table of recent days after a navigation', () => {
  const fetched = vi.fn<typeof fetch>()
  const answer = (sell: number) =>
    Response.json({
      status: 'success',
      data: [{ datetime: addDays(TODAY, -1), buy_rate: 41, sell_rate: sell, source: 'office' }],
      official: [{ datetime: addDays(TODAY, -1), buy_rate: 41, sell_rate: 41.1057, source: 'tcmb' }],
    })

  /** Waits for the lazily loaded module that fetches the days. */
  async function settled(): Promise<void> {
    await vi.dynamicImportSettled()
    await pass(0)
  }

  beforeEach(() => {
    fetched.mockReset()
    vi.stubGlobal('fetch', fetched)
    return () => vi.unstubAllGlobals()
  })

  test('the table of recent days fetches the days from the chart’s month after a navigation', async () => {
    fetched.mockImplementation(() => Promise.resolve(answer(41.2)))
    await show(TABLE)
    await settled()
    expect(fetched.mock.calls.map(([address]) => address)).toEqual(['/api/chart-data?currency=USD&period=monthly'])
    expect(rows().map((cells) => [cells[2], cells[4]])).toEqual([
      ['41,2835', '—bülten yok'],
      ['41,2000', '41,1057'],
    ])
  })

  test('the table of recent days shows a failure and fetches again when the browser is online again', async () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    fetched.mockRejectedValueOnce(new TypeError('no network'))
    await show(TABLE)
    await settled()
    expect(screen.getByText('Son günler alınamadı.')).toBeDefined()
    fetched.mockImplementation(() => Promise.resolve(answer(41.2)))
    dispatchEvent(new Event('online'))
    await settled()
    expect(rows()).toHaveLength(2)
  })
})

test('the answers on the currency page contain the page’s figures, or no figures without prices', async () => {
  await show(QUESTIONS)
  const first = screen.getByText('Alış ve satış nedir?').closest('details')
  expect(first?.open).toBe(true)
  expect(first?.textContent).toContain('Son kurumuz, 1 dolar için: alış 41,1920\u00A0₺, satış 41,2835\u00A0₺.')
  send('USD', '41.2', '41.3')
  expect(first?.textContent).toContain('satış 41,3000\u00A0₺.')
  expect(screen.getByText('Makas ne demek?').closest('details')?.textContent).toContain('dolarda: 0,1000\u00A0₺.')
})
