import { afterEach, beforeEach, expect, test } from 'vitest'
import { softAuthenticator } from '../../../test/fakes/authenticator.ts'
import { valueOf } from '../../../test/fakes/identity.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { creationIn, requestIn } from '../../../test/fakes/panel-visitor.ts'
import { OfficePeople } from '../identity/people.ts'

type Person = Awaited<ReturnType<PanelUnderTest['person']>>

/** One address of a mobile operator, shared by many people. */
const SHARED = { 'x-forwarded-for': '203.0.113.50' }

let panel: PanelUnderTest
let kemal: Person

beforeEach(async () => {
  panel = await panelUnderTest()
  kemal = await panel.person('Kemal Aydın', 'yonetici')
})

afterEach(() => panel[Symbol.asyncDispose]())

const flood = (count: number, path: string, headers = {}) =>
  Promise.all(Array.from({ length: count }, () => panel.ask('GET', path, { ...SHARED, ...headers })))

async function signIn(device = kemal.device, headers: Readonly<Record<string, string>> = SHARED) {
  const credential = device.answer(requestIn(await panel.call('signInOptions', {}, headers)))
  return panel.call('signIn', { credential, own: true }, headers)
}

test('a flood from an address blocks neither the stop nor the sign-in of another person behind it', async () => {
  const replies = await flood(650, '/')
  expect(replies.filter(({ status }) => status === 429)).toHaveLength(50)
  const wrong = []
  for (let each = 0; each < 110; each += 1) wrong.push((await signIn(softAuthenticator(ORIGIN))).json?.kind)
  expect(new Set(wrong)).toEqual(new Set(['refused', 'too-many-attempts']))

  const cookie = `${kemal.cookie}; ${kemal.stopPass}`
  expect((await kemal.act('halt', { codes: null, reason: '' }, { ...SHARED, cookie })).json?.kind).toBe('halted')
  for (const path of ['/giris', '/api/state?sayfa=/giris'])
    expect((await panel.ask('GET', path, SHARED)).text).not.toContain('too-many')
  expect((await signIn()).json).toEqual({ kind: 'signed-in' })
  expect((await panel.ask('GET', '/', { ...SHARED, cookie })).status).toBe(200)
})

test('a flood from an address blocks no registration link of a person behind it', async () => {
  await flood(600, '/')
  const people = new OfficePeople({ ...panel, log: null, via: 'panel' })
  const invited = valueOf(await people.invite(kemal.id, null))
  const { pathname } = new URL(invited.link)
  const token = pathname.split('/').at(-1) ?? ''
  const state = `/api/state?sayfa=${encodeURIComponent(pathname)}`
  for (let each = 0; each < 110; each += 1) await panel.call('enrolOptions', { token: `${each}` }, SHARED)

  expect((await panel.ask('GET', pathname, SHARED)).status).toBe(200)
  expect((await panel.ask('GET', state, SHARED)).json).toMatchObject({ body: { kind: 'enrol' } })
  const device = softAuthenticator(ORIGIN)
  const credential = device.register(creationIn(await panel.call('enrolOptions', { token }, SHARED)))
  const entered = await panel.call('enrol', { token, credential, own: true, deviceName: 'Telefonum' }, SHARED)
  expect(entered.json).toEqual({ kind: 'signed-in' })
})

test('a flood from an address does not block the demo link', async () => {
  await using demo = await panelUnderTest({ origin: null, market: { kind: 'demo' } })
  const [link = ''] = demo.lines.flatMap(({ link: each }) => (typeof each === 'string' ? each : []))
  for (let each = 0; each < 601; each += 1) await demo.ask('GET', '/giris/demo?anahtar=x', SHARED)
  expect((await demo.ask('GET', '/', SHARED)).status).toBe(429)
  const { pathname, search } = new URL(link)
  expect((await demo.ask('GET', pathname + search, SHARED)).status).toBe(303)
})

test('a rejected request gets a page with the waiting time, or its kind for a script', async () => {
  await flood(600, '/')
  const [page] = await flood(1, '/mesajlar')
  expect([page?.status, page?.headers['retry-after']]).toEqual([429, expect.stringMatching(/^(?:[1-5]?\d|60)$/)])
  expect(page?.text).toMatch(
    /Kısa sürede çok fazla istek gönderildi\. \d+ saniye sonra yeniden deneyin\..*href="\/giris"/s,
  )
  const [call] = await flood(1, '/api/state?sayfa=/')
  expect(call?.json).toMatchObject({ kind: 'too-many', retryAfter: expect.any(Number) as unknown })
})

test('a session with too many requests is rejected alone and can still stop prices', async () => {
  const cookie = `${kemal.cookie}; ${kemal.stopPass}`
  const replies = await flood(605, '/', { cookie })
  expect(replies.some(({ status }) => status === 429)).toBe(true)
  expect((await panel.call('halt', { codes: null, reason: '' }, { ...SHARED, cookie })).json?.kind).toBe('halted')
  expect((await panel.ask('GET', '/', SHARED)).status).toBe(200)
})

test('invented sessions are counted by address, and further ones do not reach the store', async () => {
  const madeUp = (each: number) => `__Host-panel=${String(each).padStart(43, 'a')}`
  for (let each = 0; each < 600; each += 1)
    await panel.ask('GET', '/api/state?sayfa=/', { ...SHARED, cookie: madeUp(each) })
  const refused = await panel.ask('GET', '/api/state?sayfa=/', { ...SHARED, cookie: madeUp(1) })
  expect(refused.status).toBe(429)
  const entry = await panel.ask('GET', '/api/state?sayfa=/giris', { ...SHARED, cookie: madeUp(1) })
  expect(entry.json).toMatchObject({ body: { kind: 'sign-in', why: null } })
})
