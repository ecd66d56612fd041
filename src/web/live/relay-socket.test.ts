import { createServer, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { Server as SocketServer } from 'socket.io'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { WebSocketServer } from 'ws'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { openSocket } from './relay-socket.ts'

const LONG = 10_000

let http: Server
const connections = new Set<Socket>()
const heard: unknown[] = []
let close: () => void = () => {}

const listener = {
  opened: () => void heard.push('opened'),
  failed: () => void heard.push('failed'),
  dropped: () => void heard.push('dropped'),
  message: (body: unknown) => void heard.push(body),
}
const open = (timeout = LONG): void => {
  close = openSocket('currencies', timeout, listener)
}
const expectHeard = (...what: unknown[]): Promise<void> => expect.poll(() => heard).toEqual(what)

beforeEach(async () => {
  heard.length = 0
  connections.clear()
  http = createServer().on('connection', (connection: Socket) => connections.add(connection))
  vi.stubGlobal('location', { origin: await listenLocally(http) })
})
afterEach(() => {
  close()
  for (const connection of connections) connection.destroy()
  http.close()
})

/** A server of the Socket.IO library. */
const relay = (options = {}): SocketServer => new SocketServer(http, { transports: ['websocket'], ...options })

/** A server that sends the given raw texts. */
const saying = (...texts: string[]): void => {
  new WebSocketServer({ server: http }).on('connection', (socket) => {
    for (const text of texts) socket.send(text)
  })
}
const HANDSHAKE = '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000}'

test('the relay socket delivers only price messages, and only after joining', async () => {
  relay().on('connection', (socket) => {
    socket.emit('something_else', 1)
    socket.emit('price_changed', { data: { USDTRY: 1 } })
  })
  open()
  await expectHeard('opened', { data: { USDTRY: 1 } })
})

test('the relay socket answers a ping', async () => {
  const pongs: string[] = []
  const io = relay({ pingInterval: 20, pingTimeout: LONG })
  io.engine.on('connection', (socket: { on: (event: 'heartbeat', heard: () => void) => void }) => {
    socket.on('heartbeat', () => void pongs.push('pong'))
  })
  open()
  await expect.poll(() => pongs.length).toBeGreaterThan(2)
  expect(heard).toEqual(['opened'])
})

test('the relay socket reports "dropped" after a disconnect and "failed" after a refused join', async () => {
  const io = relay()
  io.on('connection', (socket) => void socket.disconnect())
  open()
  await expectHeard('opened', 'dropped')
  heard.length = 0
  io.use((_, next) => next(new Error('full')))
  open()
  await expectHeard('failed')
})

test('the relay socket reports "dropped" if the connection breaks', async () => {
  relay().on('connection', () => {
    for (const connection of connections) connection.destroy()
  })
  open()
  await expectHeard('opened', 'dropped')
})

test.each([
  ['is unreachable', []],
  ['never confirms the join', [HANDSHAKE]],
  ['sends invalid JSON', [HANDSHAKE, '42[']],
  ['sends a broken handshake', ['0{']],
  ['closes the connection', [HANDSHAKE, '1']],
] as const)('the relay socket reports "failed" if the server %s', async (_, texts) => {
  if (texts.length > 0) saying(...texts)
  open(200)
  await expectHeard('failed')
})

test('the relay socket reports "dropped" if the server stops pinging', async () => {
  saying('0{"pingInterval":20,"pingTimeout":20}', '40{"sid":"b"}')
  open()
  await expectHeard('opened', 'dropped')
})

test('the relay socket ignores unknown and malformed packets', async () => {
  saying(HANDSHAKE, '40{"sid":"b"}', '6', '5', '9', '43[]', '42{}', '42["price_changed"]')
  open()
  await expectHeard('opened', undefined)
})

test('a closed relay socket calls no listener', async () => {
  const io = relay()
  open()
  await expectHeard('opened')
  close()
  io.emit('price_changed', {})
  await expect.poll(() => io.engine.clientsCount).toBe(0)
  expect(heard).toEqual(['opened'])
})
