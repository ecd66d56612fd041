import { promisify } from 'node:util'
import type { FastifyInstance } from 'fastify'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { fakeApp, type FakeAppOptions } from '../../../test/fakes/app.ts'
import { recordedLog } from '../../../test/fakes/recorded-log.ts'
import { openWire, type Wire } from '../../../test/fakes/wire.ts'
import type { TrustedProxies } from '../runtime/visitor-address.ts'
import { listen, scheduleCutOff, watchForProxy } from './listener.ts'

let app: FastifyInstance
let url: string
let wires: Wire[] = []

afterEach(async () => {
  vi.useRealTimers()
  for (const each of wires) each.leave()
  wires = []
  await app.close()
})

async function open(options: FakeAppOptions = {}, answerSlowly: () => unknown = () => null): Promise<void> {
  app = fakeApp(options)
  app.get('/api/slow', async () => answerSlowly())
  app.get('/api/ping', () => ({ status: 'success' }))
  app.post('/api/echo', (request) => request.body)
  app.get('/api/long', () => 'x'.repeat(2 ** 24))
  url = await listen(app, { host: '127.0.0.1', port: 0 })
}

async function wire(options?: Parameters<typeof openWire>[1]): Promise<Wire> {
  const opened = await openWire(url, options)
  wires.push(opened)
  return opened
}

/** Sends these lines and returns the answer after the server has closed the connection. */
async function answerTo(...lines: string[]): Promise<string> {
  const visitor = await wire()
  visitor.send(lines.map((line) => `${line}\r\n`).join(''))
  return visitor.ended()
}

describe('a request that is not HTTP', () => {
  test.each([
    ['nonsense', ['merhaba', ''], '400 Bad Request', 'İstek anlaşılamadı.'],
    ['a header without a name', ['GET / HTTP/1.1', ': x', ''], '400 Bad Request', 'İstek anlaşılamadı.'],
    [
      'headers that are too long',
      ['GET / HTTP/1.1', 'Host: a', `X: ${'x'.repeat(17_000)}`, ''],
      '431 Request Header Fields Too Large',
      'İsteğin başlıkları çok uzun.',
    ],
  ])('the listener refuses %s with one sentence and closes the connection', async (_what, lines, status, sentence) => {
    const logged: string[] = []
    await open({ logged })
    const answer = await answerTo(...lines)
    expect(answer.split('\r\n')[0]).toBe(`HTTP/1.1 ${status}`)
    expect(answer.split('\r\n\r\n')[1]).toBe(sentence)
    expect(answer).toContain('Connection: close\r\n')
    expect(logged.join('')).not.toContain('stack')
  })
})

describe('a slow client', () => {
  const drip = async (...lines: string[]): Promise<string> => {
    await open({ patience: 300 })
    return answerTo(...lines)
  }

  test('the listener closes a connection whose headers are incomplete after the time limit', async () => {
    expect(await drip('GET /api/ping HTTP/1.1', 'Host: a')).toMatch(
      /^HTTP\/1\.1 408 .*İstek zamanında tamamlanmadı\.$/s,
    )
  })

  test('the listener closes a connection whose body is incomplete after the time limit', async () => {
    const head = ['POST /api/echo HTTP/1.1', 'Host: a', 'Content-Type: application/json', 'Content-Length: 100', '']
    expect(await drip(...head, '{"a":')).toMatch(/^HTTP\/1\.1 408 /)
  })

  test('the listener closes a connection without a request after the time limit', async () => {
    expect(await drip()).toMatch(/^HTTP\/1\.1 408 |^$/)
  })

  test('the listener allows 30 seconds for a request', async () => {
    await open()
    expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([30_000, 30_000])
  })
})

const ask = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`

describe('a server that closes while a request is running', () => {
  /** Opens a server and begins a request. Returns the connection, and a function that ends the request. */
  async function openWithRequest(): Promise<{ visitor: Wire; answer: () => void }> {
    const arrived = Promise.withResolvers<void>()
    const answering = Promise.withResolvers<void>()
    await open({}, async () => {
      arrived.resolve()
      await answering.promise
      return { status: 'success' }
    })
    const visitor = await wire()
    visitor.send(ask('/api/slow'))
    await arrived.promise
    return { visitor, answer: answering.resolve }
  }

  test('the answer to the next request says that the connection closes', async () => {
    const { visitor, answer } = await openWithRequest()
    app.server.close()
    visitor.send(ask('/api/ping'))
    answer()
    const [running, next] = (await visitor.ended()).split(/(?<=\})(?=HTTP)/)
    expect(running).not.toContain('Connection: close')
    expect(next).toMatch(/^HTTP\/1\.1 200 .*Connection: close\r\n/s)
  })

  test('the listener closes the connection after the answer, before the cut-off', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { visitor, answer } = await openWithRequest()
    scheduleCutOff(app.server)
    app.server.close()
    answer()
    expect(await visitor.ended()).toMatch(/^HTTP\/1\.1 200 .*"success"\}$/s)
  })

  test('the listener closes the connection at the cut-off if the request has not ended', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    const { visitor } = await openWithRequest()
    scheduleCutOff(app.server)
    app.server.close()
    vi.advanceTimersByTime(3000)
    expect(await visitor.ended()).toBe('')
  })
})

describe('a client that pipelines requests', () => {
  const connections = () => promisify(app.server.getConnections.bind(app.server))()
  const countAnswers = (text: string): number => text.split('HTTP/1.1 200 OK').length - 1

  test('the listener answers nine pipelined requests', async () => {
    await open()
    const visitor = await wire()
    visitor.send(ask('/api/ping').repeat(9))
    await expect.poll(() => countAnswers(visitor.received())).toBe(9)
    visitor.send(ask('/api/ping'))
    await expect.poll(() => countAnswers(visitor.received())).toBe(10)
  })

  test('the listener closes a connection with too many pipelined requests', async () => {
    let asked = 0
    await open({ observe: () => (asked += 1) })
    const visitor = await wire()
    visitor.send(ask('/api/ping').repeat(600))
    expect(countAnswers(await visitor.ended())).toBeLessThan(10)
    expect(asked).toBeLessThan(10)
  })

  test('the listener closes a connection that does not read large answers', async () => {
    let asked = 0
    await open({ observe: () => (asked += 1) })
    const visitor = await wire({ reads: false })
    visitor.send(ask('/api/long').repeat(8))
    await expect.poll(connections).toBe(0)
    expect(asked).toBeLessThan(8)
  })

  test('the listener closes a connection that reads no answer for the time limit', async () => {
    await open({ patience: 300 })
    const visitor = await wire({ reads: false })
    visitor.send(ask('/api/long'))
    await expect.poll(connections).toBe(1)
    await expect.poll(connections).toBe(0)
  })
})

describe('a request to upgrade the protocol', () => {
  const HOPE = ['Host: a', 'Connection: Upgrade, close']

  test.each([
    ['HTTP/2 without TLS', 'h2c', '/api/ping', /^HTTP\/1\.1 200 .*"success"\}$/s],
    ['a WebSocket at another address', 'websocket', '/api/ping', /^HTTP\/1\.1 200 .*"success"\}$/s],
    ['a WebSocket at a missing address', 'websocket', '/foo', /^HTTP\/1\.1 404 /],
    ['another protocol at the relay', 'h2c', '/socket.io/?EIO=4', /^HTTP\/1\.1 404 /],
  ])('the listener ignores an upgrade to %s and answers the request', async (_what, protocol, path, answer) => {
    await open()
    expect(await answerTo(`GET ${path} HTTP/1.1`, ...HOPE, `Upgrade: ${protocol}`, '')).toMatch(answer)
  })
})

/** Makes two visits with these headers. Returns whether a proxy was detected, and the warnings. */
async function visited(trusted: TrustedProxies, headers: Record<string, string>) {
  const { log, warnings } = recordedLog()
  const proxy = watchForProxy(trusted, log)
  app = fakeApp({ trustProxy: trusted, observe: proxy.observe })
  app.get('/api/ping', () => ({ status: 'success' }))
  url = await listen(app, { host: '127.0.0.1', port: 0 })
  for (let visit = 0; visit < 2; visit += 1) await fetch(`${url}/api/ping`, { headers })
  return { found: proxy.isThere(), warnings: warnings().map(({ msg }) => msg) }
}

const BY_PROXY = { 'x-forwarded-for': '203.0.113.9' }

test('the server warns once about a local proxy that is missing in TRUST_PROXY', async () => {
  expect(await visited(false, BY_PROXY)).toEqual({
    found: true,
    warnings: ['proxy on this machine missing in TRUST_PROXY: all visitors count as one'],
  })
})

test('the server does not warn about a trusted proxy or without a proxy', async () => {
  expect(await visited(1, BY_PROXY)).toEqual({ found: false, warnings: [] })
  await app.close()
  expect(await visited(false, {})).toEqual({ found: false, warnings: [] })
})

test('the server ignores the forwarding header of a remote visitor', () => {
  const { log } = recordedLog()
  const proxy = watchForProxy(false, log)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all that is read of a request
  proxy.observe({ headers: BY_PROXY, socket: { remoteAddress: '198.51.100.1' } } as unknown as Parameters<
    typeof proxy.observe
  >[0])
  expect(proxy.isThere()).toBe(false)
})
