import { describe, expect, test } from 'vitest'
import { panelUnderTest } from '../../../test/fakes/panel-under-test.ts'

const DEMO = { origin: null, market: { kind: 'demo' } } as const

describe('without an origin', () => {
  test('the panel is one page of this machine, where nobody signs in and nothing is changed', async () => {
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

  test('of a demo a link in the log signs in as its manager, who may do all', async () => {
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
    // Browsers would take no other over http.
    expect(entered.headers['set-cookie']?.[0]).toMatch(/^panel=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age/)
    const manager = await panel.signedInBy(entered)
    expect((await manager.state('/')).frame).toMatchObject({
      demo: true,
      person: { name: 'Örnek Yönetici', role: 'yonetici', device: null },
    })
    expect((await manager.act('halt', { codes: null, reason: '' })).json).toMatchObject({ kind: 'halted' })
  })

  test('of a demo another name of this machine leads to the one by which its cookie is good', async () => {
    await using panel = await panelUnderTest(DEMO)
    const led = await panel.ask('GET', '/fiyat/USD', { host: `127.0.0.1:${new URL(panel.url).port}` })
    expect([led.status, led.headers.location]).toEqual([307, `${panel.origin}/fiyat/USD`])
  })
})

test('with an origin there is no such link, be all invented or not', async () => {
  await using panel = await panelUnderTest({ market: DEMO.market })
  expect(panel.lines.filter((line) => 'link' in line)).toEqual([])
  expect((await panel.ask('GET', '/giris/demo?anahtar=x', {})).headers['set-cookie']).toBeUndefined()
})
