import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { may, type Role, ROLES } from '#contract/panel/roles.ts'
import { ORIGIN, panelUnderTest, type PanelUnderTest } from '../../../test/fakes/panel-under-test.ts'
import { ROUTES } from './routes.ts'

let panel: PanelUnderTest
let people: Record<Role, Awaited<ReturnType<PanelUnderTest['person']>>>
let gone: Awaited<ReturnType<PanelUnderTest['person']>>

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

/** Names of nobody and nothing: what is asked for is never there, so that nothing is done by who may. */
const NOBODY: Readonly<Record<string, string>> = { ':kod': 'XXX', ':no': '999999', ':kisi': 'kimse', ':cihaz': 'yok' }

function pathOf(pattern: string): string {
  return pattern.replaceAll(/:\w+/g, (name) => NOBODY[name] ?? name)
}

const routes = ROUTES.map((route) => ({ ...route, address: pathOf(route.path) }))
const writes = routes.filter(({ method }) => method === 'POST')
/** What says in a page why nothing was done. */
const titleOf = (reply: { page: { body: object } | null }) =>
  reply.page !== null && 'title' in reply.page.body ? reply.page.body.title : null

describe.each(routes)('$method $path', ({ method, address, act }) => {
  const ask = (who: { cookie: string; formToken: string }, headers: Readonly<Record<string, string>> = {}) => {
    const sent = { cookie: who.cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded', ...headers }
    return panel.ask(method, address, sent, method === 'POST' ? `jeton=${who.formToken}` : '')
  }

  test('nobody is let in without a session, nor by one that is over, made up or doubled', async () => {
    const { cookie, formToken } = people.yonetici
    const strangers = ['', gone.cookie, '__Host-panel=made-up', `${cookie}x`, `${cookie}; ${cookie}`, `panel=x`]
    for (const stranger of strangers) {
      const reply = await ask({ cookie: stranger, formToken })
      expect([stranger, reply.status, reply.page?.body.kind]).toEqual([stranger, 401, 'sign-in'])
    }
  })

  test.each(ROLES)('of the role %s', async (role) => {
    // Of what leads out of the panel the first one would be the last.
    if (address === '/cikis') return
    const reply = await ask(people[role])
    if (may(role, act)) expect(titleOf(reply)).not.toBe('Bunun için yetkiniz yok')
    else expect([reply.status, titleOf(reply)]).toEqual([403, 'Bunun için yetkiniz yok'])
  })
})

describe.each(writes)('POST $path', ({ address }) => {
  const foreign = [
    ['another site', { origin: 'https://evil.example' }],
    ['a page that hides where it is', { origin: 'null' }],
    ['another port of the same machine', { origin: `${ORIGIN}:8443` }],
    ['the same name without TLS', { origin: ORIGIN.replace('https', 'http') }],
  ] as const

  test.each(foreign)('from %s does nothing', async (_from, headers) => {
    const reply = await people.yonetici.post(address, {}, headers)
    expect([reply.status, titleOf(reply)]).toEqual([403, 'İstek kabul edilmedi'])
  })

  test('without an origin, or without the token of its own form, does nothing', async () => {
    const { cookie, formToken } = people.yonetici
    const bare = { cookie, 'content-type': 'application/x-www-form-urlencoded' }
    expect((await panel.ask('POST', address, bare, `jeton=${formToken}`)).status).toBe(403)
    for (const token of ['', 'x', people.fiyat.formToken, `${formToken}a`, formToken.slice(1)]) {
      const reply = await people.yonetici.post(address, { jeton: token })
      expect([reply.status, titleOf(reply)]).toEqual([403, 'Bu sayfa eskimiş'])
    }
  })
})

test('a field that comes twice is refused, as is what is no form or too long for one', async () => {
  const { cookie, formToken } = people.yonetici
  const form = { cookie, origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' }
  const twice = await panel.ask('POST', '/duyuru', form, `jeton=${formToken}&metin=a&metin=b`)
  expect(twice.status).toBe(400)
  const text = await panel.ask('POST', '/duyuru', { ...form, 'content-type': 'text/plain' }, `jeton=${formToken}`)
  expect(text.status).toBe(400)
  const long = await panel.ask('POST', '/duyuru', form, `jeton=${formToken}&metin=${'a'.repeat(33_000)}`)
  expect(long.status).toBe(413)
})

test('what was typed when the session was over stands in the address that the sign-in leads back to', async () => {
  const fields = { alis: '−0,03', satis: '+0,04', jeton: 'x', surum: '4', gorulen: '1', eski_alis: '0,00' }
  const reply = await gone.post('/fiyat/USD', fields)
  const page = reply.page?.body
  const returnTo = page?.kind === 'sign-in' ? new URL(page.returnTo, ORIGIN) : null
  expect([returnTo?.pathname, Object.fromEntries(returnTo?.searchParams ?? [])]).toEqual([
    '/fiyat/USD',
    { alis: '−0,03', satis: '+0,04', eski_alis: '0,00' },
  ])
})

test('every answer forbids frames, foreign scripts, caches and search engines', async () => {
  for (const reply of [
    await people.gise.get('/'),
    await panel.ask('GET', '/giris', {}),
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
  'under the name "%s" there is no panel',
  async (host) => {
    expect((await panel.ask('GET', '/', { host, cookie: people.yonetici.cookie })).status).toBe(421)
  },
)
