import { act, fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import type { GoldBoardPage } from '#contract/panel/pages/gold-board-page.ts'
import type { PricePage } from '#contract/panel/pages/price-page.ts'
import type { SeveralPage } from '#contract/panel/pages/several-page.ts'
import { rate } from '#domain/rate.ts'
import { openClient, PUBLISHED } from '../../../../test/fakes/panel-client.tsx'
import {
  liraMargin,
  moment,
  panelFrame,
  panelPage,
  panelPrice,
  pricePage,
  SATURDAY,
  severalPage,
} from '../../../../test/fakes/panel-page.ts'

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const bar = () => screen.getByRole('region', { name: 'Yayınlama' })
const press = (name: string) => act(async () => fireEvent.click(button(name)))

async function openPrice(more: Partial<PricePage> = {}) {
  const client = openClient(panelPage(pricePage('USD', more)), {
    address: '/fiyat/USD',
    answers: { changeMargins: PUBLISHED },
  })
  await screen.findByRole('heading', { level: 1 })
  return client
}

/** Returns the page after somebody else has published other margins. */
function laterPage(margins: PricePage['price']['margins']): PricePage {
  const price = panelPrice('USD', { margins, lastChange: { by: 'Kemal Aydın', at: moment('17:11') } })
  return pricePage('USD', { price, version: 43 })
}

describe('the page of a price', () => {
  test('the page publishes the changed sides as typed, and one tap undoes the publication', async () => {
    const client = await openPrice()
    expect(button('Yayınla').disabled).toBe(true)
    type('Satış payı', '0,03 TL')
    await press('Yayınla')
    expect(client.sent).toMatchObject([
      {
        name: 'changeMargins',
        body: { margins: [{ code: 'USD', sell: '0,03 TL' }], since: 42, seenAt: SATURDAY, acceptUnusual: false },
        token: 'form-token',
      },
    ])
    expect(screen.getAllByText('1 saniyede yayınlandı')).toHaveLength(2)
    expect(field('Satış payı').value).toBe('0,03 TL')
    expect(bar().textContent).toContain('USD satış payı +0,02 → +0,03')
    client.answer({ undoMargins: { ...PUBLISHED, version: 44, changes: ['USD satış payı +0,03 → +0,02'] } })
    await press('Geri al: USD satış payı +0,02 → +0,03')
    expect(client.sent.at(-1)).toMatchObject({ name: 'undoMargins', body: { version: 43, codes: ['USD'] } })
    expect(field('Satış payı').value).toBe('+0,02')
    expect(bar().textContent).toContain('USD satış payı +0,03 → +0,02')
  })

  test('the last change of the margins is undone beside its line, and the next edit is based on the result', async () => {
    const client = await openPrice()
    client.answer({ undoMargins: { ...PUBLISHED, version: 43, changes: ['USD satış payı +0,02 → +0,01'] } })
    await press('Geri al: Alış payı −0,01 → −0,02')
    expect(client.sent[0]).toMatchObject({ name: 'undoMargins', body: { version: 41, codes: ['USD'] } })
    await client.become(panelPage(laterPage({ buy: liraMargin(-0.01), sell: liraMargin(0.01) })))
    expect([field('Alış payı').value, field('Satış payı').value]).toEqual(['−0,01', '+0,01'])
    type('Satış payı', '+0,03')
    await press('Yayınla')
    expect(client.sent.at(-1)?.body).toMatchObject({ since: 43, margins: [{ sell: '+0,03' }] })
  })

  test('the page keeps typed text when others publish, and one tap takes over their margin', async () => {
    const client = await openPrice()
    type('Alış payı', '−0,05')
    await client.become(panelPage(laterPage({ buy: liraMargin(-0.02), sell: liraMargin(0.06) })))
    expect([field('Alış payı').value, field('Satış payı').value]).toEqual(['−0,05', '+0,02'])
    expect(screen.getByText('Kemal Aydın bu arada +0,06 yaptı (bugün 17.11).')).toBeTruthy()
    await press('Onunkini al')
    expect([field('Alış payı').value, field('Satış payı').value]).toEqual(['−0,05', '+0,06'])
    await press('Yayınla')
    expect(client.sent[0]?.body).toMatchObject({ margins: [{ code: 'USD', buy: '−0,05' }], since: 43 })
  })

  test('"Önce onaylayın" leads to the question, and the page publishes after the answer', async () => {
    const scrolled = vi.fn()
    Element.prototype.scrollIntoView = scrolled
    const price = panelPrice('USD', { provider: { buy: rate('472.53'), sell: rate('474.57') } })
    const client = await openPrice({ price, measure: { kind: 'price', sides: { buy: null, sell: rate('474.57') } } })
    type('Satış payı', '1,000')
    expect(screen.getByText(/Satış payında “1,000”, \+1 lira sayılır/)).toBeTruthy()
    expect(button('Yayınla').disabled).toBe(true)
    await press('Önce onaylayın')
    expect(scrolled).toHaveBeenCalled()
    const tick = screen.getByRole('checkbox', { name: 'Evet, +1 doğru' })
    expect(document.activeElement).toBe(tick)
    fireEvent.click(tick)
    await press('Yayınla')
    expect(client.sent[0]?.body).toMatchObject({ margins: [{ sell: '1,000' }], acceptUnusual: true })
  })

  test('the page refuses a margin that moves the price too far, and offers the likely one', async () => {
    await openPrice()
    type('Alış payı', '5')
    expect(field('Alış payı').getAttribute('aria-invalid')).toBe('true')
    expect(button('Yayınla').disabled).toBe(true)
    await press('Alış payını −0,05 yap')
    expect(button('Yayınla').disabled).toBe(false)
  })

  test('the page names the reference for margins without a price, and asks for confirmation without a reference', async () => {
    const unpriced = panelPrice('USD', { provider: null, own: null, state: { kind: 'unpriced' } })
    const sides = { buy: rate('47.1265'), sell: rate('47.2114') }
    const client = await openPrice({ price: unpriced, measure: { kind: 'bulletin', sides } })
    expect(screen.getByText('Pay, TCMB bülteniyle (47,1265 / 47,2114) ölçülüyor.')).toBeTruthy()
    type('Satış payı', '5')
    expect(button('Yayınla').disabled).toBe(true)
    await client.become(panelPage(pricePage('USD', { price: unpriced, measure: null })))
    expect(screen.getByText(/Satış payını ölçecek ne fiyat ne bülten/)).toBeTruthy()
    fireEvent.click(screen.getByRole('checkbox', { name: 'Evet, +5 doğru' }))
    expect(button('Yayınla').disabled).toBe(false)
  })

  test('the page shows both margins if somebody else has published first, and publishes the chosen one', async () => {
    const client = await openPrice()
    const changes = ['USD satış payı +0,02 → +0,06']
    client.answer({ changeMargins: { kind: 'conflict', by: 'Kemal Aydın', at: moment('17:11'), changes } })
    type('Satış payı', '+0,03')
    client.next(panelPage(laterPage({ buy: liraMargin(-0.02), sell: liraMargin(0.06) })))
    await press('Yayınla')
    const conflict = await screen.findByRole('row', { name: /Onun payı.*\+0,06/ })
    expect(within(conflict).getByText('+0,06')).toBeTruthy()
    client.answer({ changeMargins: { ...PUBLISHED, version: 44 } })
    await press('Benimkini yayınla')
    expect(client.sent.at(-1)?.body).toMatchObject({ margins: [{ sell: '+0,03' }], since: null })
  })

  test('the page shows no live price and publishes nothing while the server is silent, but still stops prices', async () => {
    vi.useFakeTimers({ now: SATURDAY, toFake: ['setTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'] })
    try {
      const client = openClient(panelPage(pricePage()), { address: '/fiyat/USD' })
      await vi.waitUntil(() => screen.queryByText('Canlı') !== null, { timeout: 30_000 })
      type('Satış payı', '+0,03')
      client.loseNetwork()
      await act(() => vi.advanceTimersByTimeAsync(17_000))
      expect(screen.queryByText('Canlı')).toBeNull()
      expect(screen.getByText('Güncellenmiyor')).toBeTruthy()
      expect(button('Yayınla').disabled).toBe(true)
      expect(screen.getByRole('link', { name: 'Bu kuru durdur' }).getAttribute('href')).toBe('/fiyat/USD/durdur')
    } finally {
      vi.useRealTimers()
    }
  })

  test('the page stops one price with a reason by a separate request', async () => {
    const client = await openPrice()
    fireEvent.click(screen.getByRole('link', { name: 'Bu kuru durdur' }))
    fireEvent.change(await screen.findByPlaceholderText('Örneğin: nakit bitti'), { target: { value: 'Nakit bitti' } })
    await press('Evet, durdur')
    expect(client.sent).toMatchObject([{ name: 'halt', body: { codes: ['USD'], reason: 'Nakit bitti' } }])
  })

  test('the page has no fields for gold that is shown for information', async () => {
    openClient(panelPage(pricePage('USD', { price: panelPrice('TEK_YENI', { isTraded: false }) })), {
      address: '/fiyat/TEK_YENI',
    })
    expect(await screen.findByText(/yalnız bilgi için görünür/)).toBeTruthy()
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('margins of a whole board', () => {
  async function openSeveral(more: Partial<SeveralPage> = {}) {
    const client = openClient(panelPage(severalPage(more)), {
      address: '/toplu',
      answers: { changeMargins: PUBLISHED },
    })
    await screen.findByRole('heading', { level: 1 })
    return client
  }

  test('the page widens all margins by the same amount and publishes them in one request', async () => {
    const percent = panelPrice('GBP', { margins: { sell: { kind: 'percent', millionths: 2500 } } })
    const rows = severalPage().rows.map((row) => (row.price.code === 'GBP' ? { ...row, price: percent } : row))
    const client = await openSeveral({ rows })
    expect(button('Hepsini yayınla').disabled).toBe(true)
    await press('Hepsini 5 kuruş aç')
    expect([field('USD alış payı').value, field('USD satış payı').value]).toEqual(['−0,07', '+0,07'])
    expect(screen.getByText('Aynı kaldı, çünkü lira ile yüzde toplanmaz: GBP.')).toBeTruthy()
    expect(field('GBP satış payı').value).toBe('+%0,25')
    fireEvent.click(screen.getByRole('checkbox', { name: 'Evet, böyle olsun' }))
    await press('Hepsini yayınla')
    expect(client.sent).toHaveLength(1)
    expect(client.sent[0]?.body).toMatchObject({ since: 42, acceptUnusual: true })
    expect(client.sent[0]?.body).toHaveProperty('margins.length', 7)
  })

  test('the page publishes no margin of the board while one of them is impossible', async () => {
    await openSeveral()
    type('USD satış payı', '+0,03')
    type('EUR alış payı', '9')
    expect(button('Hepsini yayınla').disabled).toBe(true)
    expect(screen.getByText('Önce düzeltin: EUR')).toBeTruthy()
  })

  test('a key toggles the sign of a margin, because decimal keyboards have none', async () => {
    await openSeveral()
    expect(field('CHF alış payı').inputMode).toBe('decimal')
    type('CHF alış payı', '0,05')
    await press('CHF alış payı: işareti değiştir')
    expect(field('CHF alış payı').value).toBe('−0,05')
  })
})

test('the gold board marks products shown for information, and publishes only after a change', async () => {
  const page: GoldBoardPage = {
    kind: 'gold-board',
    on: true,
    products: [
      { code: 'CEYREK_YENI', traded: true },
      { code: 'ATA_YENI', traded: false },
    ],
    information: ['ALTIN', 'ONS'],
    version: 42,
  }
  const client = openClient(panelPage(page, panelFrame()), { address: '/altin', answers: { changeGold: PUBLISHED } })
  expect(await screen.findByText(/^Has.*, Ons/)).toBeTruthy()
  expect(button('Yayınla').disabled).toBe(true)
  fireEvent.click(screen.getByRole('checkbox', { name: /^Ata/ }))
  await press('Yayınla')
  expect(client.sent.map(({ body }) => body)).toEqual([{ on: true, traded: ['CEYREK_YENI', 'ATA_YENI'], since: 42 }])
})
