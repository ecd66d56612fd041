import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ActionName, actionPath } from '#contract/panel/action-shapes.ts'
import { PANEL_PATHS } from '#contract/panel/panel-paths.ts'
import { may, type Permission, type Role, ROLES } from '#contract/panel/roles.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { ACTIONS } from './actions.ts'
import { PAGES } from './page-list.ts'

type Person = Awaited<ReturnType<PanelUnderTest['person']>>

let panel: PanelUnderTest
let people: Record<Role, Person>
let gone: Person

beforeAll(async () => {
  panel = await panelUnderTest()
  people = {
    gise: await panel.person('Mert Demir', 'gise'),
    fiyat: await panel.person('Ayşe Kaya', 'fiyat'),
    yonetici: await panel.person('Kemal Aydın', 'yonetici'),
  }
  gone = await panel.person('Selin Örnek', 'yonetici')
  await panel.store.endSessions(gone.id)
})

afterAll(() => panel[Symbol.asyncDispose]())

/** A body that every schema rejects, so that an admitted request fails without doing anything. */
const BODY = { attack: true }

interface Row {
  readonly name: ActionName
  readonly permission: Permission | null
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names of our own table
const rows = Object.entries(ACTIONS).map(([name, { permission }]) => ({ name, permission }) as Row)
const guarded = rows.flatMap(({ name, permission }) => (permission === null ? [] : [{ name, permission }]))
const open = rows.filter(({ permission }) => permission === null)

const FOREIGN = [
  ['another site', { origin: 'https://evil.example' }],
  ['a page that hides its origin', { origin: 'null' }],
  ['a program without an origin', { origin: '' }],
  ['another port of the same machine', { origin: `${ORIGIN}:8443` }],
  ['the same name without TLS', { origin: ORIGIN.replace('https', 'http') }],
  ['a form of another page', { 'content-type': 'application/x-www-form-urlencoded' }],
] as const

describe.each(guarded)('the action $name', ({ name, permission }) => {
  test('the action rejects a missing, ended, invented or duplicated session', async () => {
    const { cookie, formToken: token } = people.yonetici
    const strangers = ['', gone.cookie, '__Host-panel=made-up', `${cookie}x`, `${cookie}; ${cookie}`, 'panel=x']
    for (const stranger of strangers) {
      const { status, json } = await panel.call(name, BODY, { cookie: stranger, token })
      expect([stranger, status, json]).toEqual([stranger, 401, { kind: 'signed-out' }])
    }
  })

  test.each(ROLES)('the action checks the permission of the role %s', async (role) => {
    const { cookie, formToken: token } = people[role]
    const { status, json } = await panel.call(name, BODY, { cookie, token })
    const expected = may(role, permission) ? [400, { kind: 'bad-request' }] : [403, { kind: 'forbidden' }]
    expect([status, json]).toEqual(expected)
  })

  test('the action rejects a request without the form token of its own session', async () => {
    const { cookie, formToken } = people.yonetici
    for (const token of ['', 'x', people.fiyat.formToken, `${formToken}a`, formToken.slice(1)]) {
      const { status, json } = await panel.call(name, BODY, { cookie, token })
      expect([status, json]).toEqual([403, { kind: 'old-token' }])
    }
  })

  test.each(FOREIGN)('the action rejects a request from %s', async (_from, headers) => {
    const { cookie, formToken: token } = people.yonetici
    const { status, json } = await panel.call(name, BODY, { cookie, token, ...headers })
    expect([status, json]).toEqual([403, { kind: 'foreign' }])
  })

  test('the action does not answer GET', async () => {
    const { cookie } = people.yonetici
    expect((await panel.ask('GET', actionPath(name), { cookie, origin: ORIGIN })).status).toBe(404)
  })
})

describe.each(open)('the action $name, which needs no session', ({ name }) => {
  test.each(FOREIGN)('the action rejects a request from %s', async (_from, headers) => {
    const { status, json } = await panel.call(name, BODY, headers)
    expect([status, json]).toEqual([403, { kind: 'foreign' }])
  })

  test('the action rejects every body that does not match its schema', async () => {
    for (const body of [BODY, null, 'x', 7, []]) expect((await panel.call(name, body)).status).toBe(400)
  })
})

/** These path parameters match no entry. */
const NOBODY: Readonly<Record<string, string>> = { ':kod': 'XXX', ':no': '999999', ':kisi': 'kimse', ':cihaz': 'yok' }

describe.each(Object.values(PAGES).map(({ page }) => page))('the page $path', ({ path, permission }) => {
  const address = path.replaceAll(/:\w+/g, (name) => NOBODY[name] ?? name)

  test('the page shows nothing to a visitor who is not signed in', async () => {
    for (const cookie of ['', gone.cookie, '__Host-panel=made-up']) {
      const page = await panel.state(address, cookie)
      expect(page.body.kind).toBe('sign-in')
      expect(Object.keys(page.frame)).toEqual(['renderedAt', 'officeName', 'demo'])
    }
  })

  test.each(ROLES)('the page checks the permission of the role %s', async (role) => {
    const { body } = await people[role].state(address)
    const isForbidden = body.kind === 'problem' && body.problem === 'forbidden'
    expect(isForbidden).toBe(!may(role, permission))
  })
})

test('the panel rejects a body that is too long', async () => {
  const { status } = await people.yonetici.act('halt', { codes: null, reason: 'a'.repeat(33_000) })
  expect(status).toBe(413)
})

test('the panel rejects a stream without a session', async () => {
  for (const cookie of ['', gone.cookie])
    expect((await panel.ask('GET', '/api/stream?sayfa=/', { cookie })).status).toBe(401)
  const { cookie } = people.gise
  expect((await panel.ask('GET', '/api/stream?sayfa=https://evil.example', { cookie })).status).toBe(400)
})

test('every answer of the panel forbids frames, foreign scripts, caches and search engines', async () => {
  for (const reply of [
    await people.gise.get('/'),
    await panel.ask('GET', '/giris', {}),
    await panel.ask('GET', PANEL_PATHS.manifest, {}),
    await people.gise.get('/yok'),
  ]) {
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
    })
    const policy = String(reply.headers['content-security-policy'])
    for (const part of ["default-src 'none'", "frame-ancestors 'none'", "form-action 'self'", "trusted-types 'none'"])
      expect(policy).toContain(part)
    expect(policy).not.toContain('unsafe')
  }
})

test.each(['angun.example', 'panel.angun.example.evil.example', '127.0.0.1', 'localhost', ''])(
  'the panel rejects requests under the host name "%s"',
  async (host) => {
    expect((await panel.ask('GET', '/', { host, cookie: people.yonetici.cookie })).status).toBe(421)
  },
)
