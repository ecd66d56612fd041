import { createServer } from 'node:http'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { fakeMarket } from '../../../test/fakes/market.ts'
import { OFFICE_FACTS } from '../../../test/fakes/office-facts.ts'
import { refusalOf, type SocketVisitor, visitSocket } from '../../../test/fakes/socket-visitor.ts'
import { type Relay, startRelay } from '../live/relay.ts'
import { type TrustedProxies, trustIn } from '../runtime/visitor-address.ts'
import { socketAdmission } from './connections.ts'

const ORIGIN = 'https://doviz.example'
const FORBIDDEN = 'Bu istek yalnızca sitenin kendisinden yapılabilir.'
const TOO_MANY = 'Kısa sürede çok fazla istek gönderildi. Lütfen biraz bekleyip tekrar deneyin.'
const FULL = 'Bu hizmet şu anda verilemiyor. Lütfen biraz sonra tekrar deneyin.'
const BAD = 'İstek anlaşılamadı.'

let relay: Relay
let url: string
let visitors: SocketVisitor[]

beforeEach(() => {
  visitors = []
})

afterEach(async () => {
  for (const each of visitors) each.leave()
  await relay[Symbol.asyncDispose]()
})

async function open(limits: { inAll: number; perAddress: number }, proxies: TrustedProxies = false): Promise<void> {
  const server = createServer()
  const clock = fakeClock(0)
  const facts = () => ({ ...OFFICE_FACTS, origin: ORIGIN })
  const admit = socketAdmission(facts, trustIn(proxies), limits)
  relay = startRelay({ server, market: fakeMarket(clock), facts, isDemo: false, admit, clock })
  url = await listenLocally(server)
}

async function visitor(headers: Record<string, string> = {}): Promise<SocketVisitor> {
  const entered = await visitSocket(url, headers)
  visitors.push(entered)
  return entered
}

const from = (address: string): Record<string, string> => ({ 'x-forwarded-for': address })

describe('a connection of the relay', () => {
  test('the relay admits pages of this host, pages of the office’s origin, and programs without an origin', async () => {
    await open({ inAll: 10, perAddress: 10 })
    for (const headers of [{ origin: url }, { origin: ORIGIN }, {}]) await visitor(headers)
    await expect.poll(() => relay.sockets()).toBe(3)
  })

  test('the relay refuses pages of other sites', async () => {
    await open({ inAll: 10, perAddress: 10 })
    expect(await refusalOf(url, { origin: 'https://elsewhere.example' })).toEqual([403, FORBIDDEN])
    expect(await refusalOf(url, { origin: 'null' })).toEqual([403, FORBIDDEN])
  })

  test.each([
    ['the polling transport', '/socket.io/?EIO=4&transport=polling'],
    ['an older protocol', '/socket.io/?EIO=3&transport=websocket'],
    ['no protocol', '/socket.io/'],
    ['a repeated parameter', '/socket.io/?EIO=4&transport=websocket&transport=websocket'],
  ])('the relay refuses a connection with %s', async (_what, path) => {
    await open({ inAll: 10, perAddress: 10 })
    expect(await refusalOf(url, {}, path)).toEqual([400, BAD])
  })

  test('a connection cannot take over another one by its id to evade the limits', async () => {
    await open({ inAll: 10, perAddress: 10 })
    const [welcome = ''] = (await visitor()).received
    const sid = /"sid":"([^"]+)"/.exec(welcome)?.[1]
    const path = `/socket.io/?EIO=4&transport=websocket&sid=${sid}`
    expect(await refusalOf(url, {}, path)).toEqual([400, BAD])
    expect((await fetch(url + path)).status).toBe(400)
    expect((await fetch(`${url}/socket.io/?EIO=4&transport=polling`)).status).toBe(400)
  })
})

describe('the limits of the relay', () => {
  test('the relay limits the connections of an address and counts down when one closes', async () => {
    await open({ inAll: 10, perAddress: 2 }, 1)
    const first = await visitor(from('203.0.113.1'))
    await visitor(from('203.0.113.1'))
    expect(await refusalOf(url, from('203.0.113.1'))).toEqual([429, TOO_MANY])
    expect(await refusalOf(url, from('198.51.100.1, 203.0.113.1'))).toEqual([429, TOO_MANY])
    await visitor(from('203.0.113.2'))
    first.leave()
    await expect.poll(() => relay.sockets()).toBe(2)
    await visitor(from('203.0.113.1'))
  })

  test('the relay limits all connections', async () => {
    await open({ inAll: 2, perAddress: 2 }, 1)
    await visitor(from('203.0.113.1'))
    await visitor(from('203.0.113.2'))
    expect(await refusalOf(url, from('203.0.113.3'))).toEqual([503, FULL])
  })

  test('the relay ignores a forwarded address without a trusted proxy and does not limit this machine', async () => {
    await open({ inAll: 3, perAddress: 1 })
    for (const address of ['203.0.113.1', '203.0.113.1', '203.0.113.1']) await visitor(from(address))
    expect(await refusalOf(url)).toEqual([503, FULL])
  })

  test('a failed handshake does not use up a connection', async () => {
    await open({ inAll: 1, perAddress: 1 }, 1)
    const path = '/socket.io/?EIO=4&transport=websocket'
    const broken = await fetch(url + path, { headers: { ...from('203.0.113.1'), connection: 'close' } })
    expect(broken.status).toBe(400)
    await vi.waitFor(() => visitor(from('203.0.113.1')), { timeout: 30_000 })
  })
})
