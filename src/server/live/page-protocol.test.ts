import { createServer } from 'node:http'
import { Server } from 'socket.io'
import { afterEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { type SocketVisitor, visitSocket } from '../../../test/fakes/socket-visitor.ts'
import { type Connection, holdToProtocol } from './page-protocol.ts'

let io: Server
let visitor: SocketVisitor

/** Opens a connection that has not joined the namespace yet. */
async function open(pingInterval = 60_000): Promise<void> {
  const server = createServer()
  io = new Server(server, { transports: ['websocket'], pingInterval })
  io.engine.on('connection', (connection: Connection) => holdToProtocol(connection))
  visitor = await visitSocket(await listenLocally(server))
}

afterEach(async () => {
  visitor.leave()
  await io.close()
})

const receivers = (): number => io.sockets.sockets.size

async function join(words = '40'): Promise<void> {
  visitor.send(words)
  await expect.poll(() => receivers()).toBe(1)
}

async function expectEnd(): Promise<void> {
  await expect.poll(() => visitor.closed).toBe(true)
  await expect.poll(() => [receivers(), io.engine.clientsCount]).toEqual([0, 0])
}

test.each(['40', '40{}'])('the server keeps a page that joins with %s and answers pings', async (words) => {
  await open(50)
  await join(words)
  await expect.poll(() => visitor.received.filter((text) => text === '2').length).toBeGreaterThan(3)
  expect([visitor.closed, receivers()]).toEqual([false, 1])
})

describe('a connection that breaks the protocol', () => {
  test.each([
    ['joins a second time', '40'],
    ['asks for another namespace', '40/a,'],
    ['sends a message', '42["price_changed",{}]'],
    ['leaves the namespace', '41'],
    ['acknowledges', '430[]'],
    ['announces binary data', '451-["a",{"_placeholder":true,"num":0}]'],
    ['pings the server', '2'],
    ['answers a ping that was not sent', '3'],
    ['probes for another transport', '2probe'],
    ['sends an unknown packet', 'x'],
    ['sends an empty packet', ''],
    ['sends bytes', Buffer.from([1, 2, 3])],
  ])('the server closes a connection that %s: %s', async (_what, words) => {
    await open()
    await join()
    const events: unknown[] = []
    for (const socket of io.sockets.sockets.values()) socket.onAny((...event) => events.push(event))
    visitor.send(words)
    await expectEnd()
    expect(events).toEqual([])
    expect(visitor.received.some((text) => text.startsWith('44'))).toBe(false)
  })

  test('the server closes a connection that joins another namespace first', async () => {
    await open()
    visitor.send('40/a,')
    await expectEnd()
  })

  test('the server closes a connection that sends a WebSocket ping', async () => {
    await open()
    await join()
    visitor.ping()
    await expectEnd()
  })
})

test('a thousand joins at once add at most one receiver', async () => {
  await open()
  let joined = 0
  io.on('connection', () => (joined += 1))
  for (let each = 0; each < 1000; each += 1) visitor.send('40')
  await expectEnd()
  expect(joined).toBeLessThanOrEqual(1)
})
