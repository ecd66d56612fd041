import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ALL_HALTED, HALTED, openClient, PUBLISHED, pass, stopTime } from '../../../../test/fakes/panel-client.tsx'
import { homePage, panelFrame, panelPage, panelPrice, pricePage, SATURDAY } from '../../../../test/fakes/panel-page.ts'
import { peoplePage } from '../../../../test/fakes/panel-people.ts'
import { DAY_LENGTH } from '../../../domain/calendar.ts'
import { loadLater } from '../later.ts'

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: () => Promise.resolve({}) }))

beforeAll(loadLater)
beforeEach(stopTime)

const UNKNOWN = /^Sunucu yanıt vermedi; işlemin yapılıp yapılmadığı belli değil, soruluyor/
const STOP_UNKNOWN = /^Sunucu yanıt vermedi; fiyatların durduğu belli değil/
const ALL_STOPPED = 'Bütün fiyatlar siteden kaldırıldı; yerlerinde “Gişeye sorunuz” yazıyor.'
const HALT_USD = { code: 'USD', since: SATURDAY, by: 'Ayşe Kaya', reason: null, acts: ['stop-1'] } as const

type Client = ReturnType<typeof openClient>

const sell = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Satış payı' })
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
const press = (name: string) => act(async () => fireEvent.click(button(name)))
const idsOf = ({ sent }: Client, name: string) => sent.filter((each) => each.name === name).map((each) => each.act)

/** Opens the page of the dollar and publishes another margin, whose answer is lost. */
async function publish(client = openClient(panelPage(pricePage()), { address: '/fiyat/USD' })): Promise<Client> {
  await pass(10)
  fireEvent.change(sell(), { target: { value: '+0,03' } })
  await press('Yayınla')
  return client
}

/** Goes to the first page as by a link. */
async function leave(client: Client): Promise<void> {
  client.next(panelPage(homePage()))
  history.pushState(null, '', '/')
  fireEvent.popState(window)
  await pass(10)
}

async function stopAll(): Promise<void> {
  fireEvent.click(screen.getAllByRole('link', { name: /Fiyatları\s*durdur/ })[0] ?? document.body)
  await press('Evet, hepsini durdur')
}

describe('an act whose answer is lost', () => {
  test('the form waits, keeps its text, and shows the publication as soon as the server tells of it', async () => {
    const client = await publish()
    expect(screen.getByRole('alert').textContent).toMatch(UNKNOWN)
    expect([button('Bekleyin').disabled, sell().value]).toEqual([true, '+0,03'])
    client.answer({ settleAct: { kind: 'done', answer: PUBLISHED } })
    await pass(1000)
    expect(client.sent.at(-1)?.body).toEqual({ id: idsOf(client, 'changeMargins')[0] })
    expect(screen.queryByText(UNKNOWN)).toBeNull()
    expect(screen.getAllByText('1 saniyede yayınlandı')).not.toEqual([])
  })

  test('the form shows that nothing has changed, and its next attempt is another act', async () => {
    const client = await publish()
    client.answer({ settleAct: { kind: 'not-done' } })
    await pass(1000)
    expect(screen.getByText('Yapılmadı; hiçbir şey değişmedi. Bir daha deneyin.')).toBeTruthy()
    expect(sell().value).toBe('+0,03')
    client.answer({ changeMargins: PUBLISHED })
    await press('Yayınla')
    const [first, second] = idsOf(client, 'changeMargins')
    expect(first).toMatch(/^[\da-f]{32}$/)
    expect(second).not.toBe(first)
  })

  test("the page of a price does not show the person's own publication as one by somebody else", async () => {
    const client = await publish()
    const later = panelPrice('USD', { margins: {}, lastChange: { by: 'Ayşe Kaya', at: SATURDAY } })
    await client.become(panelPage(pricePage('USD', { price: later, version: 43 })))
    expect(screen.queryByText(/bu arada/)).toBeNull()
  })

  test('the page shows what became of an act whose form was left', async () => {
    const client = await publish()
    await leave(client)
    client.answer({ settleAct: { kind: 'done', answer: PUBLISHED } })
    await pass(1000)
    expect(screen.getByText('Pay değişikliği (17.12):').parentElement?.textContent).toContain(
      'Yayınlandı. USD satış payı +0,02 → +0,03.',
    )
    await press('Kapat')
    expect(screen.queryByText(/^Yayınlandı/)).toBeNull()
  })

  test('the page shows the failure of a form that a new state has removed', async () => {
    const client = await publish()
    await client.become(panelPage(homePage()))
    client.answer({ settleAct: { kind: 'not-done' } })
    await pass(1000)
    expect(screen.getByText('Yapılmadı; hiçbir şey değişmedi. Bir daha deneyin.')).toBeTruthy()
  })

  test.each([
    ['that the server refused', { kind: 'forbidden' }, /^Bu işlem sizin yetkinizle yapılamaz/],
    ['that changed nothing', { kind: 'unchanged' }, /^Yapılmadı/],
  ] as const)('the page does not show an act as done %s', async (_which, answer, text) => {
    const client = await publish()
    await leave(client)
    client.answer({ settleAct: { kind: 'done', answer } })
    await pass(1000)
    expect(screen.getByText(text)).toBeTruthy()
  })

  test('the page asks on after the session has ended and the person has signed in again', async () => {
    const client = await publish()
    const page = panelPage(pricePage())
    client.next({ frame: page.frame, body: { kind: 'sign-in', why: 'idle', stop: null } })
    client.answer({ settleAct: { kind: 'signed-out' } })
    await pass(1000)
    expect(screen.getByRole('dialog', { name: 'Oturumunuz kapandı' }).textContent).toContain(
      'Uzun süre işlem yapmadınız.',
    )
    expect(screen.queryByRole('textbox')).toBeNull()
    client.next(panelPage(pricePage(), panelFrame('fiyat', { formToken: 'next-token' })))
    client.answer({
      signInOptions: { kind: 'ask-device', options: {} },
      signIn: { kind: 'signed-in' },
      settleAct: { kind: 'done', answer: PUBLISHED },
    })
    await press('Parmak iziyle girin')
    await pass(3000)
    expect(client.sent.at(-1)).toMatchObject({ name: 'settleAct', token: 'next-token' })
    expect(screen.getAllByText('1 saniyede yayınlandı')).not.toEqual([])
  })

  test('two acts at once are each asked for by their own id', async () => {
    const client = await publish()
    await stopAll()
    expect(screen.getByRole('dialog').textContent).toMatch(/fiyatların durduğu belli değil/)
    client.answer({ settleAct: { kind: 'done', answer: PUBLISHED }, halt: ALL_HALTED })
    await pass(1000)
    expect(client.sent.filter(({ name }) => name === 'settleAct').map(({ body }) => body)).toEqual([
      { id: idsOf(client, 'changeMargins')[0] },
    ])
    expect(new Set(idsOf(client, 'halt')).size).toBe(1)
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByText(ALL_STOPPED)).toBeTruthy()
    expect(screen.getAllByText('1 saniyede yayınlandı')).not.toEqual([])
  })

  test('a request that is repeated after the passkey keeps its id', async () => {
    const client = openClient(panelPage(peoplePage(), panelFrame('yonetici')), {
      address: '/kisiler/ak/cikar',
      answers: {
        signOutEverywhere: { kind: 'unconfirmed' },
        confirmOptions: { kind: 'ask-device', options: {} },
        confirm: { kind: 'confirmed' },
      },
    })
    await pass(10)
    await press('Her yerden çıkar')
    await pass(10)
    const [first, second] = idsOf(client, 'signOutEverywhere')
    expect([second, idsOf(client, 'confirm')]).toEqual([first, [null]])
  })
})

test('the page shows that it waits while the answer takes longer than a second', async () => {
  const answer = Promise.withResolvers<Response>()
  openClient(panelPage(homePage()))
  vi.stubGlobal('fetch', () => answer.promise)
  await stopAll()
  await pass(900)
  expect(screen.queryByText(/^Gönderildi/)).toBeNull()
  await pass(100)
  expect(within(screen.getByRole('dialog')).getByRole('status').textContent).toMatch(/^Gönderildi; /)
  answer.resolve(Response.json(ALL_HALTED))
  await pass(10)
  expect(screen.queryByText(/^Gönderildi/)).toBeNull()
})

describe('after a reload', () => {
  /** Reloads the tab during an act without an answer. */
  const reload = (before: Client, first = panelPage(homePage())): Client => {
    before.unmount()
    return openClient(first, { reloaded: true })
  }

  test('the page asks for an open act by its id and shows once what became of it', async () => {
    const before = await publish()
    expect(JSON.stringify(sessionStorage)).not.toContain('+0,03')
    const client = reload(before)
    expect(screen.getByText(UNKNOWN)).toBeTruthy()
    client.answer({ settleAct: { kind: 'done', answer: PUBLISHED } })
    await pass(1000)
    expect(client.sent.map(({ body }) => body)).toEqual([{ id: idsOf(before, 'changeMargins')[0] }])
    expect(screen.getByText('Pay değişikliği (17.12):')).toBeTruthy()
    reload(client)
    expect(screen.queryByText(UNKNOWN)).toBeNull()
  })

  test('a stop that is not in force is sent again with the same id and body', async () => {
    const before = openClient(panelPage(homePage()))
    await stopAll()
    const client = reload(before)
    expect(screen.getByText(STOP_UNKNOWN)).toBeTruthy()
    client.answer({ halt: ALL_HALTED })
    await pass(1000)
    expect(client.sent).toEqual([before.sent[0]])
    expect(screen.getByText(ALL_STOPPED)).toBeTruthy()
  })

  test('a stop that is in force is not sent again, because a part of it may have been resumed', async () => {
    const before = openClient(panelPage(homePage()))
    await stopAll()
    const halts = [{ ...HALT_USD, acts: [`${idsOf(before, 'halt')[0]}~2`] }]
    const client = reload(before, panelPage(homePage(), panelFrame('fiyat', { halts })))
    await pass(1000)
    expect(client.sent).toEqual([])
    expect(screen.getByText(/^Dolar siteden kaldırıldı/)).toBeTruthy()
  })

  test('the page forgets an act after a day', async () => {
    const before = await publish()
    const client = reload(before, panelPage(homePage(), panelFrame('fiyat', { renderedAt: SATURDAY + DAY_LENGTH })))
    await pass(1000)
    expect(client.sent).toEqual([])
  })
})

describe('a resumption', () => {
  test('it names the stops with which its dialog opened, and reports the prices that were halted again', async () => {
    const all = (acts: readonly string[]) =>
      panelPage(homePage(), panelFrame('fiyat', { allHalted: true, halts: [{ ...HALT_USD, acts }] }))
    const client = openClient(all(['stop-1']), { address: '/surdur' })
    await pass(10)
    await client.become(all(['stop-1', 'stop-2']))
    client.answer({ resume: { ...HALTED, kind: 'resumed', codes: ['USD', 'EUR'], again: ['USD'] } })
    await press('Evet, sürdür')
    await pass(10)
    expect(client.sent[0]?.body).toEqual({ codes: ['USD'], seen: ['stop-1'] })
    const sentence = 'Bu arada yeniden durduruldu: Dolar. Ötekiler yeniden sitede.'
    expect(screen.getByText(sentence)).toBeTruthy()
    const later = (halts: readonly (typeof HALT_USD)[]) =>
      client.become(panelPage(homePage(), panelFrame('fiyat', { renderedAt: SATURDAY + 2000, halts })))
    await later([HALT_USD])
    expect(screen.getByText(sentence)).toBeTruthy()
    await later([])
    expect(screen.queryByText(sentence)).toBeNull()
  })
})
