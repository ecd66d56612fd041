import { createServer } from 'node:net'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { SECOND } from '#domain/calendar.ts'
import { type FakeClock, fakeClock } from '../../../test/fakes/clock.ts'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { HANDSHAKE, type RawProvider, startRawProvider, WELCOME } from '../../../test/fakes/raw-provider.ts'
import { EngineConnection } from './engine-connection.ts'
import { sourceErrorLine, type SourceFailure } from './source-failure.ts'

let server: RawProvider
let clock: FakeClock

beforeEach(async () => {
  server = await startRawProvider()
  clock = fakeClock(0)
})
afterEach(() => server.stop())

interface Listening {
  readonly close: () => void
  /** The events that the listener received, in order. */
  readonly received: unknown[]
  readonly welcome: Promise<void>
  readonly lost: Promise<SourceFailure>
}

function listen(url = server.url): Listening {
  const received: unknown[] = []
  const welcome = Promise.withResolvers<void>()
  const lost = Promise.withResolvers<SourceFailure>()
  const connection = new EngineConnection({
    url,
    clock,
    onWelcome() {
      received.push('welcome')
      welcome.resolve()
    },
    onEvent: (name, body) => void received.push([name, body]),
    onLost(failure) {
      received.push('lost')
      lost.resolve(failure)
    },
  })
  return { close: () => connection.close(), received, welcome: welcome.promise, lost: lost.promise }
}

async function joined(): Promise<Listening> {
  server.greet((socket) => {
    socket.send(HANDSHAKE)
    socket.send(WELCOME)
  })
  const listening = listen()
  await listening.welcome
  return listening
}

describe('EngineConnection', () => {
  test('the connection joins the root namespace and passes on events after the welcome', async () => {
    server.greet((socket) => {
      for (const text of [HANDSHAKE, '42["early",1]', WELCOME, WELCOME, '42["price_changed",{"a":1}]'])
        socket.send(text)
    })
    const { received, close } = listen()
    await expect.poll(() => received).toEqual(['welcome', ['price_changed', { a: 1 }]])
    await server.words.reached(1)
    expect(server.received).toEqual(['40'])
    close()
  })

  test('the connection answers pings and is lost without them', async () => {
    const { received, lost } = await joined()
    for (const ping of [1, 2, 3]) {
      await clock.advance(40 * SECOND)
      server.send('2')
      await server.words.reached(1 + ping)
    }
    expect(server.received).toEqual(['40', '3', '3', '3'])
    await clock.advance(45 * SECOND - 1)
    expect(received).toEqual(['welcome'])
    await clock.advance(1)
    expect(await lost).toEqual({ kind: 'ping-timeout' })
  })

  test.each<[string, (socket: WebSocket) => void, string]>([
    ['goodbye of the namespace', (socket) => socket.send('41'), 'closed by server'],
    ['goodbye of the engine', (socket) => socket.send('1'), 'closed by server'],
    ['refusal', (socket) => socket.send('44{"message":"quota exceeded"}'), 'refused: quota exceeded'],
    ['second handshake', (socket) => socket.send(HANDSHAKE), 'second handshake'],
    ['close with a code', (socket) => socket.close(4001, 'bakım'), 'connection closed (4001)'],
    ['close without one', (socket) => socket.close(), 'connection closed (1005)'],
    ['cut', (socket) => socket.terminate(), 'connection closed (1006)'],
    ['message of a megabyte and a byte', (socket) => socket.send('4'.repeat(2 ** 20 + 1)), 'Max payload size exceeded'],
    ['text that is no UTF-8', (socket) => socket.send(Buffer.from([0xc3, 0x28]), { binary: false }), 'UTF-8'],
  ])('the connection ends on a %s', async (_, end, reason) => {
    const { lost, received } = await joined()
    server.each(end)
    expect(sourceErrorLine(await lost)).toContain(reason)
    expect(received).toEqual(['welcome', 'lost'])
  })

  test.each([
    ['32 MiB', Array.from({ length: 33 }, () => '6'.repeat(2 ** 20))],
    ['20,000 messages', Array.from({ length: 20_001 }, () => '6')],
  ])('the connection ends if the server sends more than %s in ten seconds', async (_, texts) => {
    const { lost } = await joined()
    server.send(...texts)
    expect(await lost).toEqual({ kind: 'too-many-messages' })
  })

  test('the connection may receive as many messages again after ten seconds', async () => {
    const { received, close } = await joined()
    for (const name of ['a', 'b']) {
      server.send(...Array.from({ length: 15_000 }, () => '6'), `42["${name}"]`)
      await expect.poll(() => received.length).toBe(name === 'a' ? 2 : 3)
      await clock.advance(10 * SECOND)
    }
    close()
  })

  test('the connection ends if the server does not read the answers', async () => {
    const { lost } = await joined()
    vi.spyOn(WebSocket.prototype, 'bufferedAmount', 'get').mockReturnValue(64 * 1024 + 1)
    server.send('2')
    expect(await lost).toEqual({ kind: 'unread' })
  })

  test('the connection reports nothing and leaves no timer after it is closed', async () => {
    const { close, received } = await joined()
    close()
    server.send('42["price_changed",{}]')
    await clock.advance(300 * SECOND)
    expect(received).toEqual(['welcome'])
    expect(clock.waiting()).toBe(0)
  })

  test('the connection reports nothing if it is closed before it is open', async () => {
    const { close, received } = listen()
    close()
    await clock.advance(300 * SECOND)
    expect(received).toEqual([])
  })
})

describe('an address without a Socket.IO server', () => {
  test.each([
    ['an error', 'HTTP/1.1 503 Service Unavailable\r\ncontent-length: 0\r\n\r\n', 'HTTP 503'],
    ['a page', 'HTTP/1.1 200 OK\r\ncontent-length: 6\r\n\r\n<html>', 'HTTP 200'],
    ['a redirect', 'HTTP/1.1 302 Found\r\nlocation: http://127.0.0.1:1/\r\ncontent-length: 0\r\n\r\n', 'HTTP 302'],
    ['a line that is not HTTP', 'SSH-2.0-OpenSSH_9.6\r\n', 'Parse Error'],
    ['a closed connection', '', 'socket hang up'],
    [
      'an upgrade to something else',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: h2c\r\nconnection: upgrade\r\n\r\n',
      'Invalid Upgrade header',
    ],
    [
      'another key',
      'HTTP/1.1 101 Switching Protocols\r\nupgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-accept: no\r\n\r\n',
      'Invalid Sec-WebSocket-Accept header',
    ],
  ])('the connection fails if the server answers with %s', async (_, answer, reason) => {
    const other = createServer((socket) => {
      socket.on('error', () => undefined)
      socket.end(answer)
    })
    const { lost } = listen(await listenLocally(other))
    expect(sourceErrorLine(await lost)).toContain(reason)
    other.close()
  })
})
