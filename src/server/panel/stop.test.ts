import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { HOUR, MINUTE } from '#domain/calendar.ts'
import { INSTRUMENT_IDS } from '#domain/instrument.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { runningClock } from '../../../test/fakes/running-clock.ts'

type Person = Awaited<ReturnType<PanelUnderTest['person']>>

let panel: PanelUnderTest
let mert: Person
let ahead = 0

beforeEach(async () => {
  ahead = 0
  const clock = runningClock({ ahead: 0 })
  panel = await panelUnderTest({ clock: { ...clock, now: () => clock.now() + ahead } })
  mert = await panel.person('Mert Demir', 'gise')
})

afterEach(() => panel[Symbol.asyncDispose]())

const BODY = { codes: null, reason: '' }

/** Sends only the stop pass, without a session or a form token. */
const stop = (cookie: string, headers = {}) => panel.call('halt', BODY, { cookie, ...headers })
const plainStop = (cookie: string, headers = {}, body = '') =>
  panel.ask(
    'POST',
    '/durdur',
    { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  )
const haltedBy = () => panel.office.halts().map(({ by }) => by)

describe('stopping with a stop pass', () => {
  test('a stop pass stops prices after the session became idle, and permits nothing else', async () => {
    ahead = 12 * HOUR + MINUTE
    const both = `${mert.cookie}; ${mert.stopPass}`
    const { technicianPhone: technician } = panel.office.version().settings
    const stopped = { allHalted: false, technician }
    expect((await panel.state('/', both)).body).toEqual({ kind: 'sign-in', why: 'idle', stop: stopped })
    expect((await stop(both)).json).toMatchObject({ kind: 'halted', reach: 'everywhere' })
    expect((await panel.state('/', both)).body).toMatchObject({ stop: { allHalted: true } })
    expect(new Set(haltedBy())).toEqual(new Set(['Mert Demir']))
    for (const name of ['confirmOptions', 'signOut'] as const)
      expect((await panel.call(name, {}, { cookie: both })).json).toEqual({ kind: 'signed-out' })
    expect((await panel.ask('GET', '/api/stream?sayfa=/', { cookie: both })).status).toBe(401)
  })

  test('a stop pass expires twelve hours after the idle session, and the page no longer offers the stop', async () => {
    ahead = 24 * HOUR + MINUTE
    expect((await stop(mert.stopPass)).json).toEqual({ kind: 'signed-out' })
    expect((await panel.state('/', mert.stopPass)).body).toMatchObject({ kind: 'sign-in', stop: null })
    expect(haltedBy()).toEqual([])
  })

  test('a stop pass works while the database is away, and the answer says that the halt is kept in a file', async () => {
    panel.loseStore()
    expect((await stop(mert.stopPass)).json).toMatchObject({ kind: 'halted', kept: 'file' })
  })

  test.each([
    ['from another site', { origin: 'https://evil.example' }],
    ['from a page that hides its origin', { origin: 'null' }],
  ])('a stop pass is rejected %s', async (_from, headers) => {
    expect((await stop(mert.stopPass, headers)).json).toEqual({ kind: 'foreign' })
    expect((await plainStop(mert.stopPass, headers)).status).toBe(403)
    expect(haltedBy()).toEqual([])
  })

  test.each([
    ['signs out here', () => mert.act('signOut', {})],
    ['is signed out by another process', () => panel.store.endSessions(mert.id)],
  ])('a stop pass ends when the person %s', async (_how, end) => {
    await end()
    expect((await stop(mert.stopPass)).json).toEqual({ kind: 'signed-out' })
    expect((await plainStop(mert.stopPass)).status).toBe(401)
    expect(haltedBy()).toEqual([])
  })

  test('a stop pass is renewed when the session is used', async () => {
    ahead = HOUR
    const used = await panel.ask('GET', '/api/state?sayfa=/&kisi=evet', { cookie: `${mert.cookie}; ${mert.stopPass}` })
    expect(used.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-panel-stop=.+; Secure; Max-Age=86(?:400|399)$/),
    ])
  })

  test('signing out removes both cookies', async () => {
    const out = await mert.act('signOut', {}, { cookie: `${mert.cookie}; ${mert.stopPass}` })
    expect(out.headers['set-cookie']).toEqual([
      expect.stringMatching(/^__Host-panel=; .*Max-Age=0$/),
      expect.stringMatching(/^__Host-panel-stop=; .*Max-Age=0$/),
    ])
  })
})

describe('the plain stop form', () => {
  test('the document contains the plain stop form only with a stop pass, also while the database is away', async () => {
    panel.loseStore()
    const [own, foreign] = await Promise.all(
      [mert.stopPass, ''].map((cookie) => panel.ask('GET', '/mesajlar', { cookie })),
    )
    expect(own?.text).toContain('<form action="/durdur"><button type="submit">Bütün fiyatları durdur')
    expect(foreign?.text).not.toContain('<form')
  })

  test('the plain stop form asks first, stops all prices, and its answer can be reloaded', async () => {
    const question = await panel.ask('GET', '/durdur', { cookie: mert.stopPass })
    expect(question.text).toContain('Bütün fiyatlar durdurulsun mu?')
    const [, id = ''] = /name="islem" value="([^"]+)"/.exec(question.text) ?? []
    const stopped = await plainStop(mert.stopPass, {}, `islem=${id}`)
    expect([stopped.status, stopped.headers.location]).toEqual([303, `/durdur/sonuc?islem=${id}`])
    expect((await mert.state('/')).frame).toMatchObject({ allHalted: true })
    const result = () => panel.ask('GET', `/durdur/sonuc?islem=${id}`, { cookie: mert.stopPass })
    expect((await result()).text).toContain('Bütün fiyatlar siteden kaldırıldı')
    expect(await panel.store.pastHalts(99)).toHaveLength(INSTRUMENT_IDS.length)
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await kemal.resume(...INSTRUMENT_IDS)
    expect((await result()).text).toContain('sonradan biri yeniden sürdürdü')
  })

  test('the page about a plain stop tells if some prices were resumed since', async () => {
    await plainStop(mert.stopPass, {}, 'islem=12345678')
    const kemal = await panel.person('Kemal Aydın', 'yonetici')
    await kemal.resume('USD')
    const { text } = await panel.ask('GET', '/durdur/sonuc?islem=12345678', { cookie: mert.stopPass })
    expect(text).toContain('bir kısmını sonradan biri yeniden sürdürdü')
  })

  test('the page about a plain stop shows nothing without a stop pass', async () => {
    expect((await panel.ask('GET', '/durdur/sonuc?islem=12345678', {})).status).toBe(401)
  })
})
