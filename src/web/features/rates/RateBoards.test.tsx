import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { addDays, HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { rate } from '#domain/rate.ts'
import {
  bankTable,
  cells,
  freezeAfternoon,
  liveTable,
  pass,
  send,
  show,
  site,
  started,
} from '../../../../test/fakes/live-page.tsx'
import { quote } from '../../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../../test/fakes/office-facts.ts'
import { AFTERNOON, pageState, RATES } from '../../../../test/fakes/page-state.ts'
import { officeWords } from '../../copy/words-for-office.ts'
import type { SelectedCurrency } from './DailyChange.tsx'
import { LiveHero } from './LiveHero.tsx'
import { RateBoards } from './RateBoards.tsx'

freezeAfternoon()

describe('the server’s HTML of the boards', () => {
  test('the server renders every figure of the boards, and hydration logs no mismatch', async () => {
    const page = site(
      pageState(),
      <>
        <LiveHero />
        <RateBoards onSelect={() => {}} />
      </>,
    )
    const root = document.createElement('div')
    root.innerHTML = renderToString(page)
    document.body.append(root)
    expect(root.textContent).toContain('41,2835')
    expect(root.textContent).toContain('Son güncelleme: 21 Kasım 2025 14.32.08')
    // React logs a mismatch with console.error, which fails the test.
    vi.setSystemTime(AFTERNOON + 30 * MINUTE)
    const hydrated = await act(async () => hydrateRoot(root, page))
    await pass(SECOND)
    expect(root.textContent).toContain('Gecikmeli')
    await act(async () => hydrated.unmount())
    root.remove()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the live table', () => {
  test('the live table of a page restored from yesterday shows no change, also while it is offline', async () => {
    vi.setSystemTime(AFTERNOON + 24 * HOUR)
    await show(<RateBoards />)
    expect(cells(liveTable(), /USD/).at(2)).toMatch(/^—/)
  })

  test('the live table shows code, name, both rates with four decimals, time, and change in per cent and lira', async () => {
    await show(<RateBoards />)
    expect(cells(liveTable(), /USD/)).toEqual(['41,1920', '41,2835canlı 14.32.08', 'yükseldi +%0,29+0,12'])
    expect(cells(liveTable(), /GBP/).at(2)).toBe('düştü −%0,12−0,07')
    expect(cells(liveTable(), /CAD/).at(2)).toBe('değişmedi %0,000,00')
    expect(liveTable().getByRole('row', { name: /JPY/ }).textContent).toContain('100 birim')
  })

  test('the live table emphasizes a change from 0.25 % on, and leaves an unchanged row neutral', async () => {
    await show(<RateBoards />)
    const look = (code: RegExp) => liveTable().getByRole('row', { name: code }).className
    expect(look(/USD/)).toMatch(/up.*notable/)
    expect(look(/GBP/)).toContain('down')
    expect(look(/GBP/)).not.toContain('notable')
    expect(look(/CAD/)).not.toMatch(/up|down|notable/)
  })

  test('the live table shows a neutral dash if the office has no earlier close', async () => {
    await show(<RateBoards />)
    expect(cells(liveTable(), /AUD/).at(2)).toBe('—önceki kapanış yok')
  })

  test('the live table updates the change with each price', async () => {
    await show(<RateBoards />)
    send('USD', '41.2000', '41.0827')
    expect(cells(liveTable(), /USD/)).toEqual(['41,2000', '41,0827canlı 14.32.11', 'düştü −%0,20−0,08'])
  })

  test('a price renders only its row and flashes the changed figures once', async () => {
    await show(<RateBoards />)
    const euro = liveTable().getByRole('row', { name: /EUR/ }).outerHTML
    send('USD', '41.1920', '41.3000')
    const [buy, sell] = within(liveTable().getByRole('row', { name: /USD/ })).getAllByRole('cell')
    expect([buy?.dataset['flash'], sell?.dataset['flash']]).toEqual([undefined, 'up-odd'])
    expect(liveTable().getByRole('row', { name: /EUR/ }).outerHTML).toBe(euro)
    await pass(SECOND)
    send('USD', '41.1920', '41.2900')
    expect(sell?.dataset['flash']).toBe('down-even')
  })

  test('the live table shows "Gişeye sorunuz" instead of the figures of a halted currency', async () => {
    await show(<RateBoards />, { ...RATES, halted: ['CHF'] })
    expect(cells(liveTable(), /CHF/)).toEqual(['Gişeye sorunuz', '—kur yok'])
  })

  test('the page shows no loading state if all currencies are halted', async () => {
    await show(
      <>
        <LiveHero />
        <RateBoards />
      </>,
      { ...RATES, halted: CURRENCY_CODES },
    )
    expect(document.body.textContent).not.toContain('Bağlanıyor')
    expect(document.body.textContent).not.toContain('Fiyat bekleniyor')
    // The rows of the table and two of the hero.
    expect(document.body.textContent?.match(/Gişeye sorunuz/g)).toHaveLength(CURRENCY_CODES.length + 2)
  })

  test.each([
    ['live', 0, 'Canlı', 'canlı 14.32.08'],
    ['delayed, once the source has been silent for 15 s', 20 * SECOND, 'Gecikmeli fiyat', 'Gecikmeli 14.32· 1 dk önce'],
    ['stale after an hour', 2 * HOUR, 'Son bilinen veri', 'Eski 14.32· 2 sa önce'],
    ['closed after hours', 5 * HOUR, 'Gişe kapalı', 'Kapalı 14.32· 5 sa önce'],
    ['closed on the next day, with its date', 14 * HOUR, 'Gişe kapalı', 'Kapalı 21 Kas 14.32· 14 sa önce'],
  ])('the live table marks a figure that is %s with a shape and a word', async (_state, later, chip, mark) => {
    await show(<RateBoards />)
    vi.setSystemTime(AFTERNOON + later)
    await pass(2 * SECOND)
    expect(liveTable().getByText(chip)).toBeTruthy()
    const text = cells(liveTable(), /USD/).at(1)?.replaceAll('\u00A0', ' ')
    expect(text?.replace('41,2835', '')).toBe(mark.replace('· ', ''))
  })

  test('the live table explains which rates it shows while no new price arrives and after hours', async () => {
    await show(<RateBoards />)
    expect(liveTable().queryByText(/son bilinen/i)).toBeNull()
    vi.setSystemTime(AFTERNOON + MINUTE)
    await pass(SECOND)
    expect(liveTable().getByText('Yeni fiyat alınamıyor. Tablo son bilinen kurları gösterir.')).toBeTruthy()
    vi.setSystemTime(AFTERNOON + 5 * HOUR)
    await pass(SECOND)
    expect(liveTable().getByText('Gişemiz şu an kapalı. Tablo son kurları gösterir.')).toBeTruthy()
  })

  test('an open connection alone does not mark the table as live', async () => {
    const { status } = await show(<RateBoards />, { ...RATES, sourceTime: AFTERNOON - MINUTE })
    act(() => status.table.set('connected'))
    expect(liveTable().queryByText('Canlı')).toBeNull()
  })

  test.each([
    ['connecting', 'Canlı'],
    ['connected', 'Canlı'],
    ['json', 'Yedek kaynak, 5 sn’de bir'],
    ['error', 'Bağlantı hatası'],
    ['disconnected', 'Bağlantı kesildi'],
  ] as const)('the live table keeps its rows while its source is %s, and the chip shows "%s"', async (status, chip) => {
    const state = await show(<RateBoards />)
    act(() => state.status.table.set(status))
    expect(liveTable().getByText(chip)).toBeTruthy()
    expect(liveTable().getAllByRole('row')).toHaveLength(CURRENCY_CODES.length + 1)
  })

  test.each([
    ['connecting', 'Veriler yükleniyor...', 'Socket bağlantısı kuruluyor'],
    ['error', 'Bağlantı hatası', 'Sunucuya bağlanılamıyor'],
    ['disconnected', 'Bağlantı hatası', 'Sunucuya bağlanılamıyor'],
    ['connected', 'Veri bulunamadı', 'Henüz veri gelmedi'],
    ['json', 'Veri bulunamadı', 'Henüz veri gelmedi'],
  ] as const)('the live table without rows shows its state "%s" as "%s / %s"', async (status, title, detail) => {
    const state = await show(<RateBoards />, null)
    act(() => state.status.table.set(status))
    expect(liveTable().queryByRole('table')).toBeNull()
    expect(liveTable().getAllByText(title).length).toBeGreaterThan(0)
    expect(liveTable().getByText(detail)).toBeTruthy()
  })

  test('the live table names the currencies without a price, and asks the office', async () => {
    const office = { ...OFFICE_FACTS, otherCurrencies: ['KWD', 'RUB'] }
    await show(<RateBoards />, RATES, { office, ...officeWords('tr', office) })
    expect(liveTable().getByText(/tabelada yok/).textContent).toContain(
      'KWD (Kuveyt dinarı), RUB (Rus rublesi): tabelada yok. Gişeye sorunuz',
    )
    const links = liveTable().getAllByRole<HTMLAnchorElement>('link', { name: /KWD|RUB|Gişeye/ })
    expect(links.map(({ pathname, search }) => pathname + search)).toEqual([
      '/hesapla?bozdur=KWD',
      '/hesapla?bozdur=RUB',
      `/?text=${encodeURIComponent('Merhaba, tabelada olmayan bir dövizin fiyatını sormak istiyorum.')}`,
    ])
  })

  test('the live table announces a change of its source but no prices', async () => {
    const state = await show(<RateBoards />)
    const region = liveTable().getByRole('status')
    send('USD', '41.2000', '41.3000')
    expect(region.textContent).toBe('')
    act(() => state.status.table.set('json'))
    expect(region.textContent).toBe('Kurlar yedek kaynaktan alınıyor.')
  })

  test('row and chip stay "delayed" if prices arrive only every 16 seconds', async () => {
    await show(<RateBoards />)
    const looks: string[] = []
    for (let price = 0; price < 6; price++) {
      send('USD', '41.2000', `41.3${price}00`)
      await pass(14 * SECOND)
      looks.push(liveTable().getByRole('row', { name: /USD/ }).textContent.includes('Gecikmeli') ? 'delayed' : 'live')
      await pass(2 * SECOND)
    }
    expect(looks).toEqual(['live', 'live', 'delayed', 'delayed', 'delayed', 'delayed'])
    expect(liveTable().getAllByText('Gecikmeli').length).toBeGreaterThan(1)
  })

  test('the rate tables mark demo prices and demo bulletins as samples', async () => {
    await show(<RateBoards />, RATES, { demo: { market: true, bank: true } })
    expect(liveTable().getByText('Örnek veri')).toBeTruthy()
    expect(bankTable().getByText('Örnek veri')).toBeTruthy()
  })
})

describe('a clickable row', () => {
  test('a clickable row is a button that passes code, name, buy and sell', async () => {
    const chosen: SelectedCurrency[] = []
    await show(<RateBoards onSelect={(selected) => chosen.push(selected)} selected="EUR" />)
    fireEvent.click(liveTable().getByRole('button', { name: 'Japon Yeni / TL grafiğini göster' }))
    expect(chosen).toEqual([
      { currency: 'JPY', currency_name: 'Japon Yeni / TL', buy_rate: 26.843, sell_rate: 27.2115 },
    ])
    expect(liveTable().getByRole('button', { pressed: true }).textContent).toContain('Euro / TL')
  })

  test('rows are not clickable without a listener, if halted, or in the central bank’s table', async () => {
    await show(<RateBoards />)
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('the panel of a row is between the two tables', async () => {
    await show(<RateBoards panel={<p>Grafik</p>} />)
    const order = [...document.querySelectorAll('caption, p')].map(({ textContent }) => textContent)
    const at = (pattern: RegExp) => order.findIndex((text) => pattern.test(text))
    expect(at(/gişe döviz/)).toBeLessThan(at(/Grafik/))
    expect(at(/Grafik/)).toBeLessThan(at(/TCMB/))
  })
})

describe('the central bank’s table', () => {
  test('the central bank’s table shows the bulletin, its date and time of fetching, and a dash as change', async () => {
    await show(<RateBoards />)
    expect(cells(bankTable(), /USD/)).toEqual(['41,0318', '41,1057', '—fark gösterilmez'])
    expect(cells(bankTable(), /SAR/)).toEqual(['10,9270', '—yok', '—fark gösterilmez'])
    expect(bankTable().getByRole('row', { name: /JPY/ }).textContent).toContain('100 birim')
    const head = screen.getByRole('region', { name: /TCMB/ }).querySelector('header')?.textContent
    expect(head).toContain('Bülten: 20 Kasım')
    expect(head).toContain('Son güncelleme: 21 Kasım 2025 14.30.00')
  })

  test('the central bank’s table offers no choice if the bulletin has no rates for banknotes', async () => {
    await show(<RateBoards />)
    expect(bankTable().queryByRole('radio')).toBeNull()
    expect(bankTable().getByText('hesaptaki para').parentElement?.textContent).toBe('Döviz hesaptaki para')
    expect(bankTable().getByText(/Bu kaynak efektif kuru vermez/)).toBeTruthy()
  })

  test('the central bank’s table shows the rates for accounts first and those for banknotes by choice', async () => {
    const state = await show(<RateBoards />)
    const { bulletin } = state.bank.get()
    if (bulletin === null) throw new Error('the test rates have no bulletin')
    const banknote = { buy: rate('41.0031'), sell: rate('41.1674') }
    const rates = { ...bulletin.rates, USD: { buy: rate('41.0318'), sell: rate('41.1057'), banknote } }
    act(() => state.bank.set({ call: 'connected', bulletin: { ...bulletin, rates } }))
    const table = (kind: string) => within(screen.getByRole('table', { name: `TCMB ${kind} kurları` }))
    const isChosen = (kind: string) => screen.getByRole('table', { name: `TCMB ${kind} kurları` }).className
    expect(table('döviz').getByRole('columnheader', { name: 'Döviz Alış' })).toBeTruthy()
    expect(cells(table('döviz'), /USD/)).toEqual(['41,0318', '41,1057', '—fark gösterilmez'])
    expect(cells(table('efektif'), /USD/)).toEqual(['41,0031', '41,1674', '—fark gösterilmez'])
    expect(cells(table('efektif'), /JPY/)).toEqual(['—yok', '—yok', '—fark gösterilmez'])
    expect([isChosen('döviz'), isChosen('efektif')]).toEqual([
      expect.stringContaining('chosen'),
      expect.not.stringContaining('chosen'),
    ])
    fireEvent.click(screen.getByRole('radio', { name: /^Efektif/ }))
    expect(isChosen('efektif')).toContain('chosen')
    expect(isChosen('döviz')).not.toContain('chosen')
  })

  test('the central bank’s table shows the day of a rate from an older bulletin', async () => {
    const state = await show(<RateBoards />)
    const { bulletin } = state.bank.get()
    if (bulletin === null) throw new Error('the test rates have no bulletin')
    const day = addDays(bulletin.day, -1)
    const rates = { ...bulletin.rates, JPY: { buy: null, sell: rate('26.9000'), day } }
    act(() => state.bank.set({ call: 'connected', bulletin: { ...bulletin, rates } }))
    expect(cells(bankTable(), /JPY/)).toEqual(['—yok', '26,9000Bülten: 19 Kasım 2025', '—fark gösterilmez'])
    expect(cells(bankTable(), /USD/)).toEqual(['41,0318', '41,1057', '—fark gösterilmez'])
  })

  test('the central bank’s table keeps its rows and shows an error if a later call fails', async () => {
    const state = await show(<RateBoards />)
    act(() => state.bank.set({ ...state.bank.get(), call: 'error' }))
    expect(bankTable().getByText('Bağlantı hatası')).toBeTruthy()
    expect(bankTable().getAllByRole('row')).toHaveLength(4)
  })

  test.each([
    ['connecting', 'Veriler yükleniyor...', 'TCMB API bağlantısı kuruluyor'],
    ['error', 'Bağlantı hatası', 'TCMB sunucusuna bağlanılamıyor'],
    ['connected', 'Veri bulunamadı', 'Henüz veri gelmedi'],
  ] as const)(
    'the central bank’s table without a bulletin shows its state "%s" as "%s / %s"',
    async (call, title, detail) => {
      const state = await show(<RateBoards />, null)
      act(() => state.bank.set({ call, bulletin: null }))
      expect(bankTable().getAllByText(title).length).toBeGreaterThan(0)
      expect(bankTable().getByText(detail)).toBeTruthy()
    },
  )
})

test('a row header names its currency once and does not contain the chart’s button', async () => {
  await show(<RateBoards onSelect={() => {}} />)
  const row = within(liveTable().getByRole('row', { name: /^USD/ }))
  expect(row.getByRole('rowheader').textContent).toBe('USDDolar / TL')
  expect(row.getByRole('button', { name: 'Dolar / TL grafiğini göster' })).toBeTruthy()
})

test('the front page opens two sockets and a page with only tables opens one', async () => {
  const { unmount } = render(site(pageState(), <RateBoards />))
  await pass(SECOND)
  expect(started.toSorted()).toEqual(['bank', 'summary', 'table'])
  unmount()
  started.length = 0
  await show(
    <>
      <LiveHero />
      <RateBoards />
    </>,
    { ...RATES, quotes: [quote('USD', '41.1920', '41.2835', AFTERNOON)] },
  )
  expect(started.toSorted()).toEqual(['bank', 'hero', 'summary', 'table'])
})
