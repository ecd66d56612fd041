import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageState, RatesState } from '#contract/page-state.ts'
import type { BanknoteRules } from '#domain/banknotes.ts'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { CURRENCY_CODES } from '#domain/currency.ts'
import { freezeAfternoon, pass, send, site } from '../../../test/fakes/live-page.tsx'
import { AFTERNOON, goldState, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { windowLine } from '../copy/banknote-window.ts'
import { openScreen, ScreenContext } from './screen.ts'
import { Pieces } from './WindowBanknotes.tsx'
import { WindowBoard } from './WindowBoard.tsx'

freezeAfternoon()
beforeEach(() => history.replaceState(null, '', '/tabela'))
afterEach(() => localStorage.clear())

/** Shows the board one second after hydration; `kept` means that the document is from a cache. */
async function show(state: PageState = pageState(), { kept = false, silent = false } = {}) {
  const device = openScreen(AFTERNOON, kept ? null : { least: 0, most: 0 })
  const answer = (): void => device.time.learnFromRelay(Date.now())
  const { unmount } = render(<ScreenContext value={device}>{site(state, <WindowBoard />)}</ScreenContext>)
  await pass(SECOND)
  if (!silent) answer()
  /** Lets time pass while the site answers without newer prices. */
  const answeredFor = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 10 * SECOND) {
      await pass(10 * SECOND)
      answer()
    }
  }
  return { answeredFor, unmount }
}

/** Simulates a device that sleeps through the afternoon. */
const untilClosed = async (): Promise<void> => {
  vi.setSystemTime(Date.now() + 4 * HOUR)
  await pass(SECOND)
}

const withRates = (more: Partial<RatesState>): PageState => pageState({ ...RATES, ...more })
const row = (name: RegExp) => within(screen.getByRole('row', { name }))
const figures = (name: RegExp) =>
  row(name)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)
const text = () => document.body.textContent

describe('the window board', () => {
  test('the board shows the prices and the movement of each currency, the time and the opening state', async () => {
    await show()
    send('USD', '41.2000', '41.2900', { source_time: Date.now() })
    await pass(SECOND)
    expect(figures(/USD/)).toEqual(['41,2000', '41,2900', expect.stringMatching(/^yükseldi \+%0,30$/)])
    expect(text()).toMatch(/Açık, 18\.30’a kadar/)
    expect(text()).toContain('14.32')
    expect(text()).toContain('21 Kasım Cuma')
  })

  test('the row of a halted currency refers to the counter, and the other rows stay', async () => {
    await show(withRates({ halted: ['CHF'] }))
    expect(figures(/CHF/)).toEqual(['Gişeye sorunuz'])
    expect(figures(/USD/)[1]).toBe('41,2835')
  })

  test('the board hides movements and reports for how long the source has been silent', async () => {
    const { answeredFor } = await show()
    await answeredFor(4 * MINUTE)
    expect(figures(/USD/)).toEqual(['41,1920', '41,2835', ''])
    expect(text()).toContain('Gecikmeli, 14.32')
    expect(text()).toContain('Fiyatlar 4 dakikadır yenilenmedi. Kesin fiyatı gişede öğrenin.')
  })

  test('the board hides all figures fifteen minutes after the last price, although the site answers', async () => {
    const { answeredFor } = await show()
    await answeredFor(15 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
    expect(screen.getAllByText('Gişeye sorunuz')).toHaveLength(CURRENCY_CODES.length)
    expect(text()).toContain('Fiyat alınamıyor')
    expect(text()).toContain('Gişemiz açık, fiyatı içeride söyleriz.')
  })

  test('the board without a connection reports since when, and hides all figures after fifteen minutes', async () => {
    await show()
    await pass(2 * MINUTE)
    expect(text()).toContain('14.32’den beri bağlantı yok. Fiyatı içeride söyleriz.')
    expect(figures(/USD/)[1]).toBe('41,2835')
    await pass(13 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
    expect(text()).toContain('Bağlantı yok')
  })

  test("the board hides all figures after fifteen minutes even if the device's clock is set back", async () => {
    await show()
    vi.setSystemTime(AFTERNOON - HOUR)
    await pass(15 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
  })

  test('a board from a cache shows no figure before it receives a price', async () => {
    await show(pageState(), { kept: true, silent: true })
    expect(text()).not.toMatch(/\d,\d{4}/)
    send('USD', '41.2000', '41.2900', { source_time: Date.now() })
    expect(figures(/USD/)[1]).toBe('41,2900')
  })

  test('the board is dark without figures while the office is closed, and its text moves each minute', async () => {
    await show()
    await untilClosed()
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Kapalıyız')
    expect(text()).toContain('Cumartesi 09.00’da açılır')
    expect(text()).not.toMatch(/\d,\d{4}/)
    const { style } = document.documentElement
    const place = () => `${style.getPropertyValue('--x')} ${style.getPropertyValue('--y')}`
    const before = place()
    await pass(MINUTE)
    expect(place()).not.toBe(before)
  })

  test('the page checks that the site answers before it reloads when the office closes', async () => {
    const asked = vi.fn(async () => new Response(null, { status: 502 }))
    vi.stubGlobal('fetch', asked)
    await show()
    expect(asked).not.toHaveBeenCalled()
    await untilClosed()
    expect(asked).toHaveBeenCalledExactlyOnceWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  })

  test('the board keeps the screen on, and requests the lock again after it was hidden', async () => {
    const request = vi.fn(async () => ({ release: async () => {} }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    await show()
    expect(request).toHaveBeenCalledTimes(1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(request).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  test('the board marks sample prices', async () => {
    await show(pageState(RATES, { demo: { market: true, bank: false } }))
    expect(text()).toContain('Örnek veri: gerçek fiyat değildir')
  })
})

describe('the gold board', () => {
  test('the gold board is beside the currencies if the address asks for it, with the traded products', async () => {
    history.replaceState(null, '', '/tabela?pano=doviz,altin')
    await show(goldState())
    expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Döviz fiyatları',
      'Altın fiyatları',
    ])
    expect(figures(/Çeyrek eski/)[1]).toBe('10.002')
    expect(text()).not.toContain('22 ayar')
  })

  test('a gold board of few products has as many rows as the currencies beside it, but alone only its own', async () => {
    const lines = (): number[] => [...document.querySelectorAll('table')].map(({ rows }) => rows.length)
    const office = { ...goldState().office, gold: { traded: ['KULCEALTIN', 'CEYREK_YENI'] as const } }
    history.replaceState(null, '', '/tabela?pano=doviz,altin')
    const { unmount } = await show({ ...goldState(), office })
    const rows = CURRENCY_CODES.length + 1
    expect(lines()).toEqual([rows, rows])
    unmount()
    history.replaceState(null, '', '/tabela?pano=altin')
    await show({ ...goldState(), office })
    expect(lines()).toEqual([3])
  })

  test('an office without gold has no gold board', async () => {
    history.replaceState(null, '', '/tabela?pano=altin')
    await show()
    expect(screen.getAllByRole('table')).toHaveLength(1)
    expect(figures(/USD/)[1]).toBe('41,2835')
  })
})

describe('the strip of settings', () => {
  const touch = (movementX = 1): void =>
    act(() => void dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 })))
  const press = (key: string): void =>
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
  const readBoard = () => {
    const { dataset, style } = document.documentElement
    return [dataset['theme'], style.getPropertyValue('--size')]
  }
  const strip = () => screen.queryByRole('region', { name: 'Tabela ayarları' })

  test('the settings strip appears at a touch, disappears after eight seconds, and stores the settings on the device', async () => {
    const { unmount } = await show(goldState())
    expect(strip()).toBeNull()
    touch(0)
    expect(strip()).toBeNull()
    touch()
    act(() => screen.getByRole('button', { name: 'Gündüz' }).click())
    act(() => screen.getByRole('button', { name: 'Büyük' }).click())
    expect(readBoard()).toEqual(['light', '1.1'])
    expect(location.search).toBe('?pano=doviz&tema=gunduz&boy=3')
    await pass(8 * SECOND)
    expect(strip()).toBeNull()
    unmount()
    history.replaceState(null, '', '/tabela')
    await show(goldState())
    expect(readBoard()).toEqual(['light', '1.1'])
  })

  test('the arrows of a remote control move along the settings strip, and Back closes the strip', async () => {
    await show(goldState())
    press('ArrowRight')
    press('ArrowRight')
    expect(document.activeElement?.textContent).toBe('Döviz')
    press('ArrowRight')
    expect(document.activeElement?.textContent).toBe('Altın')
    press('Escape')
    expect(strip()).toBeNull()
  })
})

describe('the line about banknotes', () => {
  const NO = { rule: 'no' } as const
  const USD = { since: null, rules: { '50': { rule: 'less', less: 500_000 }, '1-2': NO } } as const
  const withRules = (banknotes: PageState['office']['banknotes']): PageState => {
    const state = pageState()
    return { ...state, office: { ...state.office, ...(banknotes !== undefined && { banknotes }) } }
  }

  test('the line about banknotes is above the foot, one currency at a time, if there are rules', async () => {
    const { answeredFor, unmount } = await show(withRules({ USD, EUR: { since: null, rules: { '500': NO } } }))
    const shown = new Set<string>()
    for (let turn = 0; turn < 3; turn += 1) {
      shown.add(document.querySelector('main > p')?.textContent ?? '')
      await answeredFor(10 * SECOND)
    }
    expect([...shown].toSorted()).toEqual([
      '50 USD: tabeladan 0,50\u00A0₺ düşük. 1 ve 2 USD alınmaz.',
      '500 EUR alınmaz.',
    ])
    unmount()
    await show()
    expect(document.querySelector('main > p')).toBeNull()
  })

  test('the line about banknotes repeats no word after its rules changed', () => {
    const less = { rule: 'less', less: 500_000 } as const
    const lineOf = (rules: BanknoteRules) => <Pieces line={windowLine('USD', rules) ?? []} />
    const { container, rerender } = render(lineOf({ '50': less, '20-5': less, '1-2': NO, madeni: NO }))
    rerender(lineOf({ '50': less, '100-seritsiz': less, '100-kucuk': less }))
    expect(container.textContent).toBe(
      '50 USD, şeritsiz 100 USD ve küçük portreli 100 USD: tabeladan 0,50\u00A0₺ düşük.',
    )
  })

  test('the line about banknotes disappears while the currency is halted', async () => {
    await show(withRules({ USD }))
    expect(text()).toContain('1 ve 2 USD alınmaz.')
    send('EUR', '47.9640', '48.1275', { halted: ['USD'] })
    await pass(SECOND)
    expect(text()).not.toContain('1 ve 2 USD alınmaz.')
  })
})
