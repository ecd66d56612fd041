import { describe, expect, test } from 'vitest'
import { panelUnderTest } from '../../../test/fakes/panel-under-test.ts'

const DEMO = { origin: null, market: { kind: 'demo' } } as const

describe('a panel without an origin', () => {
  test('without an origin the panel is one read-only page without sign-in for this machine', async () => {
    await using panel = await panelUnderTest({ origin: null })
    expect(await panel.state('/', '')).toMatchObject({
      frame: { person: null, formToken: '' },
      body: { kind: 'status' },
    })
    expect(await panel.state('/duyuru', '')).toMatchObject({ body: { kind: 'problem', problem: 'not-found' } })
    expect((await panel.ask('GET', '/giris/demo', {})).text).not.toContain('jeton')
    expect((await panel.call('halt', { codes: null, reason: '' })).json).toEqual({ kind: 'signed-out' })
    expect((await panel.ask('GET', '/', { host: 'evil.example' })).status).toBe(421)
    expect((await panel.ask('GET', '/', { host: '127.0.0.1' })).status).toBe(200)
  })

  test('the demo logs one link that signs in as its manager with all permissions', async () => {
    await using panel = await panelUnderTest(DEMO)
    const links = panel.lines.flatMap(({ link }) => (typeof link === 'string' ? link : []))
    const [link = ''] = links
    expect(links).toHaveLength(1)
    expect(link).toMatch(/^http:\/\/localhost:\d+\/giris\/demo\?anahtar=[\w-]{32}$/)
    const { pathname, search } = new URL(link)
    for (const wrong of ['', '?anahtar=', `${search}x`, search.slice(0, -1)])
      expect((await panel.ask('GET', `${pathname}${wrong}`, {})).status).toBe(404)
    const entered = await panel.ask('GET', `${pathname}${search}`, {})
    expect([entered.status, entered.headers.location]).toEqual([303, '/'])
    // Without TLS, browsers reject the `__Host-` prefix and `Secure`.
    expect(entered.headers['set-cookie']?.[0]).toMatch(/^panel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age/)
    const manager = await panel.signedInBy(entered)
    expect((await manager.state('/')).frame).toMatchObject({
      demo: true,
      person: { name: 'Örnek Yönetici', role: 'yonetici', device: null },
    })
    expect((await manager.act('halt', { codes: null, reason: '' })).json).toMatchObject({ kind: 'halted' })
  })

  test('the demo redirects other names of this machine to the name for which its cookie is valid', async () => {
    await using panel = await panelUnderTest(DEMO)
    const led = await panel.ask('GET', '/fiyat/USD', { host: `127.0.0.1:${new URL(panel.url).port}` })
    expect([led.status, led.headers.location]).toEqual([307, `${panel.origin}/fiyat/USD`])
  })
})

test('a panel with an origin has no demo link, even with invented prices', async () => {
  await using panel = await panelUnderTest({ market: DEMO.market })
  expect(panel.lines.filter((line) => 'link' in line)).toEqual([])
  expect((await panel.ask('GET', '/giris/demo?anahtar=x', {})).headers['set-cookie']).toBeUndefined()
})
