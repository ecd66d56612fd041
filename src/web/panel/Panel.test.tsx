import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeEventSource, type FakeStream } from '../../../test/fakes/event-source.ts'
import {
  homePage,
  moment,
  panelFrame,
  panelPage,
  panelPrice,
  pricePage,
  SATURDAY,
  severalPage,
} from '../../../test/fakes/panel-page.ts'
import type { PanelPage } from '../../contract/panel/page.ts'
import { writePanel } from './entry.server.tsx'
import { Panel } from './Panel.tsx'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: () => Promise.resolve({}) }))

let streams: FakeStream[]
const stream = (): FakeStream => {
  const last = streams.at(-1)
  if (last === undefined) throw new Error('no stream')
  return last
}

beforeEach(() => {
  vi.useFakeTimers({
    now: SATURDAY,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
  })
  streams = fakeEventSource()
  return () => vi.useRealTimers()
})

const open = (page: PanelPage, path = '/') => render(<Panel page={page} path={path} />)
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const margin = (name: string) => screen.getByRole('textbox', { name })
const type = (name: string, value: string) => fireEvent.change(margin(name), { target: { value } })
const publishButton = () => screen.getByRole('button', { name: 'Yayınla' })

/** What the server answers a form with; the last form that was sent. */
function answerWith(answer: { readonly page?: PanelPage; readonly to?: string } | 'nothing') {
  const sent = vi.fn<(url: string, fields: URLSearchParams) => void>()
  vi.stubGlobal('fetch', (url: string, { body }: { readonly body: URLSearchParams }) => {
    sent(url, body)
    if (answer === 'nothing') return Promise.reject(new TypeError('network'))
    const html = answer.page === undefined ? '' : writePanel(answer.page, '/', { script: '/s.js', sheet: '/s.css' })
    const { to = '' } = answer
    return Promise.resolve({ ok: true, redirected: to !== '', url: to, text: () => Promise.resolve(html) })
  })
  return sent
}

describe('a page that is followed', () => {
  test('asks for its own address, and shows what it is told', async () => {
    open(panelPage(homePage()), '/?yayin=42')
    expect(stream().url).toBe('/akis?sayfa=%2F%3Fyayin%3D42')
    const dearer = panelPrice('USD', { own: panelPrice('EUR').own })
    await act(async () => stream().say('page', panelPage(homePage({ prices: [dearer] }))))
    expect(within(screen.getByRole('row', { name: /USD/ })).getByText('54,2000')).toBeTruthy()
  })

  test('lets prices grow older by the second', async () => {
    open(panelPage(homePage({ prices: [panelPrice('USD')] })))
    expect(screen.getAllByText('2 sn')).toHaveLength(2)
    await pass(3000)
    expect(screen.getAllByText('5 sn')).toHaveLength(2)
  })

  test('is grey after fifteen seconds without a word, and nothing can be stopped or published on it', async () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    await pass(14_000)
    expect(screen.queryByText('Sayfa güncellenmiyor')).toBeNull()
    await pass(3000)
    expect(screen.getByRole('alert').textContent).toContain('Son bilgi: 17.12.08.')
    expect(publishButton()).toHaveProperty('disabled', true)
    for (const stop of screen.getAllByRole('button', { name: /Fiyatları\s*durdur/ }))
      expect(stop).toHaveProperty('disabled', true)
    await act(async () => stream().say('alive'))
    expect(screen.queryByText('Sayfa güncellenmiyor')).toBeNull()
    expect(publishButton()).toHaveProperty('disabled', false)
  })

  test('lives by signs of life alone where nothing changes', async () => {
    open(panelPage(homePage()))
    for (let times = 0; times < 6; times += 1) {
      await pass(5000)
      await act(async () => stream().say('alive'))
    }
    expect(screen.queryByText('Sayfa güncellenmiyor')).toBeNull()
  })

  test('asks the page itself where the stream is refused, and then for the stream again', async () => {
    answerWith({ page: panelPage(homePage(), panelFrame('fiyat', { unread: 9 })) })
    open(panelPage(homePage()))
    await act(async () => stream().refuse())
    await pass(100)
    expect(screen.getAllByText('9').length).toBeGreaterThan(0)
    await pass(5000)
    expect(streams).toHaveLength(2)
  })
})

test('a connection that is dead without a word is opened anew', async () => {
  open(panelPage(homePage()))
  await pass(16_000)
  expect(streams).toHaveLength(2)
  await pass(16_000)
  expect(streams).toHaveLength(3)
  expect(streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
})

test('of two that open the connection anew at a time one is left', async () => {
  const answers: ((answer: object) => void)[] = []
  vi.stubGlobal('fetch', () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    answers.push(resolve)
    return promise
  })
  open(panelPage(homePage()))
  await pass(14_000)
  await act(async () => stream().refuse())
  // Silence opens another one, before it is known what the page says of the refusal.
  await pass(2000)
  expect(streams).toHaveLength(2)
  const html = writePanel(panelPage(homePage()), '/', { script: '/s.js', sheet: '/s.css' })
  answers[0]?.({ text: () => Promise.resolve(html) })
  await pass(5000)
  expect(streams.filter(({ isClosed }) => !isClosed)).toHaveLength(1)
})

describe('margins that somebody types', () => {
  test('stay as they are typed, whatever the page is told meanwhile', async () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Alış payı', '-0,030')
    await act(async () =>
      stream().say('page', panelPage(pricePage('USD', { base: { version: 43, seenAt: SATURDAY + 1000 } }))),
    )
    expect(margin('Alış payı')).toHaveProperty('value', '-0,030')
    expect(screen.getByText('47,2230 / 47,4770')).toBeTruthy()
  })

  test('are compared with what stood in force when they were begun, and say when the prices were seen', async () => {
    const sent = answerWith('nothing')
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Alış payı', '−0,03')
    await pass(4000)
    await act(async () =>
      stream().say(
        'page',
        panelPage({
          ...pricePage('USD', { price: panelPrice('USD', { margins: {} }) }),
          base: { version: 43, seenAt: SATURDAY },
        }),
      ),
    )
    await pass(2000)
    await act(async () => stream().say('alive'))
    fireEvent.click(publishButton())
    const fields = Object.fromEntries(sent.mock.calls[0]?.[1] ?? [])
    expect(fields).toMatchObject({
      alis: '−0,03',
      eski_alis: '−0,02',
      eski_satis: '+0,02',
      surum: '42',
      jeton: 'form-token',
    })
    expect(Number(fields['gorulen'])).toBeGreaterThanOrEqual(SATURDAY + 2000)
  })

  test('go up and down by the arrow keys, and Enter leads to the button without pressing it', () => {
    const sent = answerWith('nothing')
    open(panelPage(pricePage()), '/fiyat/USD')
    fireEvent.keyDown(margin('Alış payı'), { key: 'ArrowDown' })
    expect(margin('Alış payı')).toHaveProperty('value', '−0,03')
    fireEvent.keyDown(margin('Alış payı'), { key: 'ArrowUp' })
    fireEvent.keyDown(margin('Alış payı'), { key: 'ArrowUp' })
    expect(margin('Alış payı')).toHaveProperty('value', '−0,01')
    fireEvent.keyDown(margin('Alış payı'), { key: 'Enter' })
    expect(document.activeElement).toBe(publishButton())
    expect(sent).not.toHaveBeenCalled()
  })

  test('are published once they are ticked where they are hardly meant', () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,35')
    expect(publishButton()).toHaveProperty('disabled', true)
    fireEvent.click(screen.getByRole('checkbox', { name: 'Evet, +0,35 doğru' }))
    expect(publishButton()).toHaveProperty('disabled', false)
    fireEvent.click(screen.getByRole('button', { name: 'Satış payını +0,035 yap' }))
    expect(margin('Satış payı')).toHaveProperty('value', '+0,035')
    expect(screen.queryByRole('checkbox')).toBeNull()
  })

  test('that can’t be go back to what was meant, or to what stands', () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Alış payı', '5')
    expect(screen.getByRole('alert').textContent).toContain('Sitede 47,2330 / 47,4770 duruyor.')
    fireEvent.click(screen.getByRole('button', { name: 'Alış payını −0,05 yap' }))
    expect(margin('Alış payı')).toHaveProperty('value', '−0,05')
    type('Alış payı', 'x')
    fireEvent.click(screen.getByRole('button', { name: 'Eski paya dön' }))
    expect(margin('Alış payı')).toHaveProperty('value', '−0,02')
  })

  test('of a board are all published or none', () => {
    open(panelPage(severalPage()), '/toplu')
    const button = () => screen.getByRole('button', { name: 'Hepsini yayınla' })
    expect(button()).toHaveProperty('disabled', true)
    fireEvent.change(screen.getByRole('textbox', { name: 'USD alış payı' }), { target: { value: '−0,03' } })
    expect(button()).toHaveProperty('disabled', false)
    fireEvent.change(screen.getByRole('textbox', { name: 'GBP alış payı' }), { target: { value: '+0,65' } })
    expect(screen.getByText('Önce düzeltin: GBP')).toBeTruthy()
    expect(button()).toHaveProperty('disabled', true)
  })
})

describe('a form that is sent', () => {
  test('is sent once, however often it is pressed, and leads where the server says', async () => {
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { assign })
    const sent = answerWith({ to: '/fiyat/USD?yayin=43&sn=1.2' })
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    fireEvent.click(publishButton())
    fireEvent.submit(margin('Satış payı'))
    await pass(10)
    expect(sent).toHaveBeenCalledTimes(1)
    expect(assign).toHaveBeenCalledExactlyOnceWith('/fiyat/USD?yayin=43&sn=1.2')
  })

  test('keeps what was typed where nobody answers, and says so', async () => {
    answerWith('nothing')
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    fireEvent.click(publishButton())
    await pass(10)
    expect(screen.getByRole('alert').textContent).toContain('Sunucu yanıt vermedi (17.12.08)')
    expect(margin('Satış payı')).toHaveProperty('value', '+0,03')
    expect(publishButton()).toHaveProperty('disabled', false)
  })

  test('shows in its place what the server answers: somebody else was faster, and both can be chosen', async () => {
    const typed = { buy: '−0,02', sell: '+0,03' }
    const outcome = {
      kind: 'conflict',
      by: 'Kemal Aydın',
      at: moment('17:11:50'),
      changes: ['Satış payı +0,02 → +0,05'],
    } as const
    answerWith({ page: panelPage(pricePage('USD', { typed, outcome })) })
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    fireEvent.click(publishButton())
    await pass(10)
    expect(screen.getByRole('alert').textContent).toContain('Kemal Aydın')
    expect(screen.getByRole('button', { name: 'Benimkini yayınla' })).toBeTruthy()
    await act(async () => stream().say('page', panelPage(pricePage())))
    expect(screen.getByRole('button', { name: 'Benimkini yayınla' })).toBeTruthy()
  })

  test('is not answered by another page that says what is wrong: what was typed stays', async () => {
    answerWith({
      page: panelPage({ kind: 'problem', status: 503, title: 'Kayıtlara ulaşılamıyor', text: 'Hiçbir şey değişmedi.' }),
    })
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    fireEvent.click(publishButton())
    await pass(10)
    expect(screen.getByRole('alert').textContent).toContain('Kayıtlara ulaşılamıyor')
    expect(margin('Satış payı')).toHaveProperty('value', '+0,03')
  })
})

describe('a session that ends', () => {
  const { renderedAt, officeName, demo } = panelFrame()
  const signIn: PanelPage = {
    frame: { renderedAt, officeName, demo },
    body: { kind: 'sign-in', why: 'idle', returnTo: '/fiyat/USD' },
  }

  test('asks over the page for the passkey, and what was typed stays under it', async () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    await act(async () => stream().say('ended'))
    const dialog = screen.getByRole('dialog', { name: 'Oturumunuz kapandı' })
    expect(document.activeElement).toBe(dialog)
    expect(screen.getByDisplayValue('+0,03').closest('[inert]')).not.toBeNull()
    expect(stream().isClosed).toBe(true)
  })

  test('gives the focus back to what somebody worked in, once they are in again', async () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    margin('Satış payı').focus()
    await act(async () => stream().say('ended'))
    vi.stubGlobal('fetch', () => Promise.resolve({ json: () => Promise.resolve({ status: 'success', goTo: '/' }) }))
    fireEvent.click(screen.getByRole('button', { name: 'Parmak iziyle girin' }))
    await vi.waitUntil(() => streams.length === 2, { timeout: 30_000 })
    await act(async () => stream().say('page', panelPage(pricePage())))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(margin('Satış payı'))
  })

  test('says so where the server does not answer, and blames no device', async () => {
    open(panelPage(pricePage()), '/fiyat/USD')
    await act(async () => stream().say('ended'))
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('Bad Gateway')))
    fireEvent.click(screen.getByRole('button', { name: 'Parmak iziyle girin' }))
    await vi.waitUntil(() => screen.queryByRole('alert') !== null, { timeout: 30_000 })
    expect(screen.getByRole('alert').textContent).toContain('Sunucuya ulaşılamıyor.')
  })

  test('is found by a form that is answered with the sign-in, too', async () => {
    answerWith({ page: signIn })
    open(panelPage(pricePage()), '/fiyat/USD')
    type('Satış payı', '+0,03')
    fireEvent.click(publishButton())
    await pass(10)
    expect(screen.getByRole('dialog', { name: 'Oturumunuz kapandı' })).toBeTruthy()
    expect(screen.getByDisplayValue('+0,03')).toBeTruthy()
  })
})

test('a device that is registered is called a telephone or a computer until somebody types', () => {
  const { renderedAt, officeName, demo } = panelFrame()
  const body = { kind: 'enrol', token: 'x', name: 'Mert Demir', role: 'gise', invitedBy: null, expiresAt: 0 } as const
  const name = () => screen.getByRole('textbox', { name: 'Cihaza bir ad verin' })
  const { unmount } = open({ frame: { renderedAt, officeName, demo }, body })
  expect(name()).toHaveProperty('value', 'Telefonum')
  unmount()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  open({ frame: { renderedAt, officeName, demo }, body })
  expect(name()).toHaveProperty('value', 'Bilgisayarım')
  fireEvent.change(name(), { target: { value: '' } })
  expect(name()).toHaveProperty('value', '')
  // A passkey that the server would refuse is not made.
  expect(screen.getByRole('button', { name: 'Bu cihazı tanıt' })).toHaveProperty('disabled', true)
})

test('Escape leaves a question as “Vazgeç” does', () => {
  const assign = vi.fn<(url: string) => void>()
  vi.stubGlobal('location', { assign })
  open(panelPage(homePage({ asksToHaltAll: true })), '/durdur')
  expect(screen.getByRole('link', { name: 'Vazgeç' }).getAttribute('href')).toBe('/')
  fireEvent.keyDown(document, { key: 'Escape' })
  expect(assign).toHaveBeenCalledExactlyOnceWith('/')
})
