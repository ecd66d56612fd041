import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ALL_HALTED, HALTED, openClient, pass, stopTime } from '../../../test/fakes/panel-client.tsx'
import {
  homePage,
  moment,
  panelFrame,
  panelPage,
  panelPrice,
  pricePage,
  SATURDAY,
} from '../../../test/fakes/panel-page.ts'
import { statusPage } from '../../../test/fakes/panel-status.ts'
import { INSTRUMENT_IDS } from '../../domain/instrument.ts'
import { loadLater } from './later.ts'

beforeAll(loadLater)
beforeEach(stopTime)

const stops = () => screen.getAllByRole('link', { name: /Fiyatları\s*durdur/ })
const firstStop = (): HTMLElement => {
  const [first] = stops()
  if (first === undefined) throw new Error('the page has no control that stops prices')
  return first
}

const USD_HALT = { code: 'USD', since: SATURDAY, by: 'Ayşe Kaya', reason: null, acts: ['stop-1'] } as const

describe('the state of a page', () => {
  test('a panel page opens the stream of its address and updates ages every second', async () => {
    const client = openClient(panelPage(homePage({ prices: [panelPrice('USD')] })))
    expect(client.streams.map(({ url }) => url)).toEqual(['/api/stream?sayfa=%2F'])
    expect(screen.getAllByText('2 sn')).toHaveLength(2)
    await pass(3000)
    expect(screen.getAllByText('5 sn')).toHaveLength(2)
    await client.become(panelPage(homePage({ prices: [panelPrice('USD', { own: panelPrice('EUR').own })] })))
    expect(within(screen.getByRole('row', { name: /USD/ })).getByText('54,2000')).toBeTruthy()
  })

  test('a panel page turns grey after fifteen seconds of silence, and prices can still be stopped', async () => {
    const client = openClient(panelPage(homePage()), { answers: { halt: HALTED } })
    client.loseNetwork()
    await pass(17_000)
    expect(screen.getByRole('alert').textContent).toContain('Son bilgi: 17.12.08.')
    expect(stops()).toHaveLength(2)
    await client.send('alive')
    expect(screen.queryByText('Sayfa güncellenmiyor')).toBeNull()
  })

  test.each([homePage(), statusPage(), pricePage()])(
    'the panel page $kind calls no price live during a silence',
    async (page) => {
      const client = openClient(panelPage(page))
      await pass(1000)
      expect(screen.queryAllByText(/canlı/i)).not.toEqual([])
      client.loseNetwork()
      await pass(17_000)
      expect(screen.queryAllByText(/^(canlı ?|Canlı)$/)).toEqual([])
    },
  )

  test('a panel page polls the state while a proxy buffers the stream', async () => {
    const client = openClient(panelPage(homePage()))
    await pass(60_000)
    expect(client.asked.length).toBeGreaterThan(5)
    expect(screen.queryByText('Sayfa güncellenmiyor')).toBeNull()
    expect(client.streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
  })
})

describe('stopping all prices', () => {
  const halt = async (client: ReturnType<typeof openClient>) => {
    fireEvent.click(firstStop())
    client.answer({ halt: ALL_HALTED })
    fireEvent.click(screen.getByRole('radio', { name: 'Piyasa oynak' }))
    fireEvent.click(screen.getByRole('button', { name: 'Evet, hepsini durdur' }))
    await pass(10)
  }

  test("a halt is confirmed once, sends one request with the form token and shows the server's answer", async () => {
    const client = openClient(panelPage(homePage()))
    await halt(client)
    expect(client.sent).toHaveLength(1)
    const body = { codes: null, reason: 'Piyasa oynak' }
    expect(client.sent).toMatchObject([{ name: 'halt', body, token: 'form-token' }])
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText('Bütün fiyatlar siteden kaldırıldı; yerlerinde “Gişeye sorunuz” yazıyor.')).toBeTruthy()
  })

  test('an answer that only a proxy can have sent claims nothing', async () => {
    openClient(panelPage(homePage()))
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ error: 'Bad Gateway' })))
    fireEvent.click(firstStop())
    fireEvent.click(screen.getByRole('button', { name: 'Evet, hepsini durdur' }))
    await pass(10)
    expect(screen.getByText(/^Sunucu yanıt vermedi/)).toBeTruthy()
  })

  test('the note about a halt disappears when a newer state contradicts it', async () => {
    const client = openClient(panelPage(homePage()))
    await halt(client)
    const later = { renderedAt: SATURDAY + 2000 }
    const halts = INSTRUMENT_IDS.map((code) => ({ ...USD_HALT, code }))
    await client.become(panelPage(homePage(), panelFrame('fiyat', { ...later, halts })))
    expect(screen.getByText(/siteden kaldırıldı/)).toBeTruthy()
    await client.become(panelPage(homePage(), panelFrame('fiyat', later)))
    expect(screen.queryByText(/siteden kaldırıldı/)).toBeNull()
  })

  test('a forged address shows no note about a halt', () => {
    openClient(panelPage(homePage()), { address: '/?oldu=durduruldu&sn=0.4' })
    expect(screen.queryByText(/kaldırıldı/)).toBeNull()
  })

  test('Escape closes the dialog of a halt and returns to the page under it', async () => {
    openClient(panelPage(homePage()), { address: '/mesajlar' })
    fireEvent.click(firstStop())
    expect([location.pathname, screen.queryByRole('dialog') !== null]).toEqual(['/durdur', true])
    fireEvent(screen.getByRole('dialog'), new Event('cancel'))
    await expect.poll(() => location.pathname).toBe('/mesajlar')
    await pass(10)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

test('the dialog for resuming lists earlier halts and keeps them unless they are ticked', async () => {
  const SAR_HALT = {
    code: 'SAR',
    since: moment('09:40'),
    by: 'Mert Demir',
    reason: 'Nakit yok',
    acts: ['stop-0'],
  } as const
  const halts = [USD_HALT, { ...USD_HALT, code: 'EUR' }, SAR_HALT] as const
  const client = openClient(panelPage(homePage(), panelFrame('fiyat', { allHalted: true, halts })), {
    address: '/surdur',
    answers: { resume: { ...HALTED, kind: 'resumed' } },
  })
  await pass(10)
  expect(screen.getByRole('dialog').textContent).toContain('SAR 09.40’tan beri · Mert Demir · Nakit yok')
  fireEvent.click(screen.getByRole('button', { name: 'Evet, sürdür' }))
  await pass(10)
  expect(client.sent.map(({ body }) => body)).toEqual([{ codes: ['USD', 'EUR'], seen: ['stop-1'] }])
})

test('the first page names the last of several halts with its reason', () => {
  const usd = panelPrice('USD', {
    state: { kind: 'halted', since: moment('09:40'), by: 'Mert Demir', reason: 'Nakit yok' },
  })
  const eur = panelPrice('EUR', {
    state: { kind: 'halted', since: moment('11:20'), by: 'Ayşe Kaya', reason: 'Piyasa oynak' },
  })
  openClient(panelPage(homePage({ prices: [usd, eur] }), panelFrame('fiyat', { allHalted: true })))
  expect(screen.getByRole('status').textContent).toContain('11.20’den beri · Ayşe Kaya · Piyasa oynak')
})

test('a dialog over the page asks for the passkey when the session ends', async () => {
  const client = openClient(panelPage(homePage()))
  const { frame } = panelPage(homePage())
  client.next({ frame, body: { kind: 'sign-in', why: 'ended', stop: null } })
  await client.send('ended')
  expect(screen.getByRole('dialog', { name: 'Oturumunuz kapandı' })).toBeTruthy()
  expect(client.streams.every(({ isClosed }) => isClosed)).toBe(true)
})

test('a person who signs out reads so, although the stream reports the end of the session first', async () => {
  const client = openClient(panelPage(homePage(), panelFrame('yonetici')), {
    answers: { signOut: { kind: 'signed-out' } },
  })
  client.next({ frame: panelFrame(), body: { kind: 'sign-in', why: null, stop: null } })
  const [posted, asked] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const send = fetch
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    await (init.method === 'POST' ? posted : asked).promise
    return send(url, init)
  })
  fireEvent.click(screen.getByRole('button', { name: 'Çıkış' }))
  await client.send('ended')
  for (const answer of [posted, asked]) {
    answer.resolve()
    await pass(10)
  }
  expect(screen.getByText(/^Çıkış yaptınız\./)).toBeTruthy()
})

test('the home page names the last stop and the person who ended it', () => {
  openClient(panelPage(homePage()))
  expect(screen.getByText('Kemal Aydın, 30 Temmuz 14.02: USD. Sürdüren: Ayşe Kaya, 30 Temmuz 14.10.')).toBeTruthy()
})

describe('a newer build', () => {
  const NEWER = panelFrame('fiyat', { script: '/newer.js' })

  test('a tab reloads once for a newer build and then offers a button', async () => {
    const client = openClient(panelPage(homePage()))
    await client.become(panelPage(homePage(), NEWER))
    expect(client.reload).toHaveBeenCalledOnce()
    await pass(1000)
    expect(screen.getByText('Panel güncellendi.')).toBeTruthy()
  })

  test('a newer build does not reload a page with typed text, and prices can still be stopped', async () => {
    const client = openClient(panelPage(homePage()), { answers: { halt: HALTED } })
    fireEvent.input(screen.getByRole('main'))
    await client.become(panelPage(homePage(), NEWER))
    expect(client.reload).not.toHaveBeenCalled()
    expect(screen.getByRole('button', { name: 'Sayfayı yenile' })).toBeTruthy()
    fireEvent.click(firstStop())
    fireEvent.click(screen.getByRole('button', { name: 'Evet, hepsini durdur' }))
    await pass(10)
    expect(client.sent).toMatchObject([{ name: 'halt' }])
  })
})
