import { createServer, type Server } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { SECOND } from '#domain/calendar.ts'
import { fakeApp } from '../../../test/fakes/app.ts'
import { fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally, stopListening } from '../../../test/fakes/listening.ts'
import { openWire, type Wire } from '../../../test/fakes/wire.ts'
import { trustIn } from '../runtime/visitor-address.ts'
import { listen } from './listener.ts'
import { boundVisitors } from './unfinished-requests.ts'

/** More than one visitor may leave unfinished. */
const MANY = 60

/** Opens a connection that its visitor leaves in the middle of a request. */
async function wire(url: string, text: string): Promise<Wire> {
  const opened = await openWire(url)
  onTestFinished(() => opened.leave())
  opened.send(text)
  return opened
}

const halfSent = (headers: readonly string[] = []): string =>
  ['POST / HTTP/1.1', 'Host: a', ...headers, 'Content-Length: 1000', '', '{"a":'].join('\r\n')

const from = (address: string): string => `X-Forwarded-For: ${address}`
const SIGNED_IN = 'Cookie: session=Kemal'

async function several(url: string, text: string): Promise<Wire[]> {
  const all: Wire[] = []
  for (let each = 0; each < MANY; each += 1) all.push(await wire(url, text))
  return all
}

const closedOf = (wires: readonly Wire[]): number => wires.filter((each) => each.isClosed()).length

describe('a listener with sessions', () => {
  const clock = fakeClock(0)

  /** Answers each request as soon as its body is complete. `arrived` counts the heads. */
  async function open(proxies: number | false) {
    const seen = { arrived: 0 }
    const visitors = boundVisitors({
      sessionOf: ({ headers }) => headers.cookie?.split('=')[1] ?? null,
      trust: trustIn(proxies),
      clock,
    })
    const server: Server = createServer((request, response) => {
      visitors.requested(request, response)
      seen.arrived += 1
      request.on('end', () => response.end('answered')).resume()
    })
    server.on('connection', visitors.connected)
    const url = await listenLocally(server)
    onTestFinished(() => stopListening(server))
    return { url, seen }
  }

  test.each([
    ['half-sent bodies', halfSent()],
    ['half-sent heads', 'GET / HTTP/1.1\r\nHost: a\r\n'],
    ['idle connections', 'GET / HTTP/1.1\r\nHost: a\r\n\r\n'],
  ])('the oldest of many %s of one address give way', async (_what, text) => {
    const { url } = await open(false)
    const all = await several(url, text)
    await expect.poll(() => closedOf(all)).toBe(MANY - 50)
    expect(all[0]?.isClosed()).toBe(true)
    expect(all.at(-1)?.isClosed()).toBe(false)
  })

  test('behind a proxy, the address is that of its client', async () => {
    const { url } = await open(1)
    const other = await wire(url, halfSent([from('203.0.113.2')]))
    const all = await several(url, halfSent([from('203.0.113.1')]))
    await expect.poll(() => closedOf(all)).toBe(MANY - 50)
    expect(other.isClosed()).toBe(false)
  })

  test('a stranger takes no place from a person who is signed in behind the same address', async () => {
    const { url } = await open(false)
    const own = await wire(url, halfSent([SIGNED_IN]))
    const all = await several(url, halfSent())
    await expect.poll(() => closedOf(all)).toBe(MANY - 50)
    expect(own.isClosed()).toBe(false)
  })

  test('the unfinished requests of a session are bounded, too', async () => {
    const { url } = await open(false)
    const all = await several(url, halfSent([SIGNED_IN]))
    await expect.poll(() => closedOf(all)).toBe(MANY - 50)
  })

  test('a body without a session has five seconds, and the body of a session has longer', async () => {
    const { url, seen } = await open(false)
    const own = await wire(url, halfSent([SIGNED_IN]))
    const stranger = await wire(url, halfSent())
    await expect.poll(() => seen.arrived).toBe(2)
    await clock.advance(5 * SECOND - 1)
    expect(stranger.isClosed()).toBe(false)
    await clock.advance(1)
    expect(await stranger.ended()).toMatch(/^HTTP\/1\.1 408 .*İstek zamanında tamamlanmadı\.$/s)
    expect(own.isClosed()).toBe(false)
  })

  test('a complete request leaves no timer', async () => {
    const { url } = await open(false)
    const done = await wire(url, 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\n{}')
    await expect.poll(() => done.received()).toContain('answered')
    await expect.poll(() => clock.waiting()).toBe(0)
  })
})

test('on the public listener, the oldest unfinished bodies of an address give way to newer ones', async () => {
  const app = fakeApp({ trustProxy: 1 })
  app.post('/', (request) => request.body)
  onTestFinished(() => app.close())
  const url = await listen(app, { host: '127.0.0.1', port: 0 })
  const json = 'Content-Type: application/json'
  const other = await wire(url, halfSent([json, from('203.0.113.2')]))
  const all = await several(url, halfSent([json, from('203.0.113.1')]))
  await expect.poll(() => closedOf(all)).toBe(MANY - 50)
  expect(other.isClosed()).toBe(false)
})
