import { act, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { PageState, RatesState } from '#contract/page-state.ts'
import { HOUR, MINUTE, SECOND } from '#domain/calendar.ts'
import { freezeAfternoon, pass, say, site } from '../../../test/fakes/live-page.tsx'
import { AFTERNOON, goldState, pageState, RATES } from '../../../test/fakes/page-state.ts'
import { openScreen, ScreenContext } from './screen.ts'
import { WindowBoard } from './WindowBoard.tsx'

freezeAfternoon()
beforeEach(() => history.replaceState(null, '', '/tabela'))
afterEach(() => localStorage.clear())

/** The board as a browser shows it a second after it took over; `kept`: out of a cache. */
async function show(state: PageState = pageState(), { kept = false, silent = false } = {}) {
  const device = openScreen(AFTERNOON, kept ? null : { least: 0, most: 0 })
  const answer = (): void => device.time.learnFromRelay(Date.now())
  const { unmount } = render(<ScreenContext value={device}>{site(state, <WindowBoard />)}</ScreenContext>)
  await pass(SECOND)
  if (!silent) answer()
  /** The site answers, and has no newer price. */
  const answeredFor = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += 10 * SECOND) {
      await pass(10 * SECOND)
      answer()
    }
  }
  return { answeredFor, unmount }
}

/** It sleeps through the afternoon. */
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

describe('a board in the window', () => {
  test('shows buy, sell and the day’s direction of each currency, the time, and that the office is open', async () => {
    await show()
    say('USD', '41.2000', '41.2900', { source_time: Date.now() })
    await pass(SECOND)
    expect(figures(/USD/)).toEqual(['41,2000', '41,2900', expect.stringMatching(/^yükseldi \+%0,30$/)])
    expect(text()).toMatch(/Açık, 18\.30’a kadar/)
    expect(text()).toContain('14.32')
    expect(text()).toContain('21 Kasım Cuma')
  })

  test('of a currency that is halted says where to ask, and the rest stays', async () => {
    await show(withRates({ halted: ['CHF'] }))
    expect(figures(/CHF/)).toEqual(['Gişeye sorunuz'])
    expect(figures(/USD/)[1]).toBe('41,2835')
  })

  test('whose source is silent keeps its figures without a direction, and says for how long', async () => {
    const { answeredFor } = await show()
    await answeredFor(4 * MINUTE)
    expect(figures(/USD/)).toEqual(['41,1920', '41,2835', ''])
    expect(text()).toContain('Gecikmeli, 14.32')
    expect(text()).toContain('Fiyatlar 4 dakikadır yenilenmedi. Kesin fiyatı gişede öğrenin.')
  })

  test('is empty fifteen minutes after the last price, though the site answers', async () => {
    const { answeredFor } = await show()
    await answeredFor(15 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
    expect(screen.getAllByText('Gişeye sorunuz')).toHaveLength(8)
    expect(text()).toContain('Fiyat alınamıyor')
    expect(text()).toContain('Gişemiz açık, fiyatı içeride söyleriz.')
  })

  test('that has lost its line says since when, and is empty fifteen minutes after the last price', async () => {
    await show()
    await pass(2 * MINUTE)
    expect(text()).toContain('14.32’den beri bağlantı yok. Fiyatı içeride söyleriz.')
    expect(figures(/USD/)[1]).toBe('41,2835')
    await pass(13 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
    expect(text()).toContain('Bağlantı yok')
  })

  test('is empty fifteen minutes later even where the device’s clock was set back meanwhile', async () => {
    await show()
    vi.setSystemTime(AFTERNOON - HOUR)
    await pass(15 * MINUTE)
    expect(text()).not.toMatch(/\d,\d{4}/)
  })

  test('out of a cache shows no figure before a price was received', async () => {
    await show(pageState(), { kept: true, silent: true })
    expect(text()).not.toMatch(/\d,\d{4}/)
    say('USD', '41.2000', '41.2900', { source_time: Date.now() })
    expect(figures(/USD/)[1]).toBe('41,2900')
  })

  test('is dark and without figures when the office is closed, and its words move each minute', async () => {
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

  test('is loaded anew when the office closes, if the site answers', async () => {
    const asked = vi.fn(async () => new Response(null, { status: 502 }))
    vi.stubGlobal('fetch', asked)
    await show()
    expect(asked).not.toHaveBeenCalled()
    await untilClosed()
    expect(asked).toHaveBeenCalledExactlyOnceWith(location.href, expect.objectContaining({ method: 'HEAD' }))
  })

  test('keeps its screen on, and takes hold of it again after it was hidden', async () => {
    const request = vi.fn(async () => ({ release: async () => {} }))
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
    await show()
    expect(request).toHaveBeenCalledTimes(1)
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(request).toHaveBeenCalledTimes(2)
    Reflect.deleteProperty(navigator, 'wakeLock')
  })

  test('of sample prices says so', async () => {
    await show(pageState(RATES, { demo: { market: true, bank: false } }))
    expect(text()).toContain('Örnek veri: gerçek fiyat değildir')
  })
})

describe('gold', () => {
  test('stands beside the currencies where the address asks for it, of what the office trades', async () => {
    history.replaceState(null, '', '/tabela?pano=doviz,altin')
    await show(goldState())
    expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Döviz fiyatları',
      'Altın fiyatları',
    ])
    expect(figures(/Çeyrek eski/)[1]).toBe('10.002')
    expect(text()).not.toContain('22 ayar')
  })

  test('of a few products has the lines of the currencies beside it, and on its own has no others', async () => {
    const lines = (): number[] => [...document.querySelectorAll('table')].map(({ rows }) => rows.length)
    const office = { ...goldState().office, gold: { traded: ['KULCEALTIN', 'CEYREK_YENI'] as const } }
    history.replaceState(null, '', '/tabela?pano=doviz,altin')
    const { unmount } = await show({ ...goldState(), office })
    expect(lines()).toEqual([9, 9])
    unmount()
    history.replaceState(null, '', '/tabela?pano=altin')
    await show({ ...goldState(), office })
    expect(lines()).toEqual([3])
  })

  test('is no board where the office has none', async () => {
    history.replaceState(null, '', '/tabela?pano=altin')
    await show()
    expect(screen.getAllByRole('table')).toHaveLength(1)
    expect(figures(/USD/)[1]).toBe('41,2835')
  })
})

describe('the strip', () => {
  const touch = (movementX = 1): void =>
    act(() => void dispatchEvent(Object.assign(new Event('pointermove'), { movementX, movementY: 0 })))
  const press = (key: string): void =>
    act(() => void dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true })))
  const readBoard = () => {
    const { dataset, style } = document.documentElement
    return [dataset['theme'], style.getPropertyValue('--size')]
  }
  const strip = () => screen.queryByRole('region', { name: 'Tabela ayarları' })

  test('comes with a touch, goes after eight seconds, and what it sets is kept on the device', async () => {
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

  test('is walked with the arrows of a remote control, and closed with Back', async () => {
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

  test('the line about banknotes stands over the foot, one currency at a time, and only with rules', async () => {
    const { answeredFor, unmount } = await show(withRules({ USD, EUR: { since: null, rules: { '500': NO } } }))
    const shown = new Set<string>()
    for (let turn = 0; turn < 3; turn += 1) {
      shown.add(document.querySelector('.wb-notes')?.textContent ?? '')
      await answeredFor(10 * SECOND)
    }
    expect([...shown].toSorted()).toEqual([
      '50 USD: tahtadan 0,50\u00A0₺ düşük. 1 ve 2 USD alınmaz.',
      '500 EUR alınmaz.',
    ])
    unmount()
    await show()
    expect(document.querySelector('.wb-notes')).toBeNull()
  })

  test('the line about banknotes disappears while the currency is halted', async () => {
    await show(withRules({ USD }))
    expect(text()).toContain('1 ve 2 USD alınmaz.')
    say('EUR', '47.9640', '48.1275', { halted: ['USD'] })
    await pass(SECOND)
    expect(text()).not.toContain('1 ve 2 USD alınmaz.')
  })
})
