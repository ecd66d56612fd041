import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { io as connect, type Socket as ClientSocket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listenLocally } from '../../../test/fakes/listening.ts'
import { FanOut } from './fan-out.ts'
import { encodeBroadcast } from './ready-frame.ts'

let io: Server
let url: string
let fanOut: FanOut
let clients: ClientSocket[]

beforeEach(async () => {
  const server = createServer()
  io = new Server(server, { transports: ['websocket'], perMessageDeflate: false })
  fanOut = new FanOut()
  io.on('connection', (socket) => fanOut.add(socket))
  clients = []
  url = await listenLocally(server)
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  await io.close()
})

/** Connects and collects the received messages. */
async function visitor(): Promise<unknown[]> {
  const client = connect(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  clients.push(client)
  const received: unknown[] = []
  client.on('price_changed', (message: unknown) => received.push(message))
  await expect.poll(() => client.connected).toBe(true)
  await expect.poll(() => io.sockets.sockets.size).toBe(clients.length)
  return received
}

const change = encodeBroadcast('price_changed', { meta: { time: 1 }, data: { USDTRY: { satis: '47.4770' } } })
const snapshot = encodeBroadcast('price_changed', { meta: { time: 2 }, data: {} })

describe('with the expected private fields of engine.io and ws', () => {
  test('the fan-out writes the prepared frame to every visitor, bypassing Socket.IO', async () => {
    const received = await Promise.all([visitor(), visitor(), visitor()])
    await fanOut.send(change, () => snapshot)
    for (const messages of received) await expect.poll(() => messages).toEqual([change.message])
    expect(fanOut.counts).toEqual({ direct: 3, relayed: 0, skipped: 0 })
  })

  // 42["price_changed",""] has 22 bytes, so the length field takes one, three or nine bytes.
  test.each([103, 104, 65_513, 65_514, 200_000])(
    'a visitor receives a message of %i letters unchanged',
    async (letters) => {
      const received = await visitor()
      const long = encodeBroadcast('price_changed', 'x'.repeat(letters))
      await fanOut.send(long, () => snapshot)
      await expect.poll(() => received).toEqual([long.message])
    },
  )

  test('a visitor receives letters of two bytes unchanged', async () => {
    const received = await visitor()
    const turkish = encodeBroadcast('price_changed', { note: 'İğüşöç'.repeat(500) })
    await fanOut.send(turkish, () => snapshot)
    await expect.poll(() => received).toEqual([turkish.message])
  })

  test('the fan-out skips a visitor who does not read and sends a snapshot later', async () => {
    const received = await visitor()
    const restore = pretendQueue(1_000_000)
    await fanOut.send(change, () => snapshot)
    restore()
    await fanOut.send(change, () => snapshot)
    await expect.poll(() => received).toEqual([snapshot.message])
    await fanOut.send(change, () => snapshot)
    await expect.poll(() => received).toEqual([snapshot.message, change.message])
    expect(fanOut.counts).toEqual({ direct: 2, relayed: 0, skipped: 1 })
  })
})

test('the fan-out sends through Socket.IO while Socket.IO has unsent messages', async () => {
  // Socket.IO has not sent the first message yet, so the fan-out must not overtake it.
  io.prependListener('connection', (socket: Socket) => socket.emit('price_changed', 'first'))
  io.on('connection', () => void fanOut.send(change, () => snapshot))
  const received = await visitor()
  await expect.poll(() => received).toEqual(['first', change.message])
  expect(fanOut.counts).toEqual({ direct: 0, relayed: 1, skipped: 0 })
  await fanOut.send(snapshot, () => snapshot)
  expect(fanOut.counts).toEqual({ direct: 1, relayed: 1, skipped: 0 })
  await expect.poll(() => received).toEqual(['first', change.message, snapshot.message])
})

test('the fan-out sends through Socket.IO if a private field is missing', async () => {
  io.prependListener('connection', () => pretendQueue(undefined))
  const received = await Promise.all([visitor(), visitor()])
  await fanOut.send(change, () => snapshot)
  for (const messages of received) await expect.poll(() => messages).toEqual([change.message])
  expect(fanOut.counts).toEqual({ direct: 0, relayed: 2, skipped: 0 })
})

/** Overrides the queue length of all WebSockets until the returned function is called. */
function pretendQueue(bufferedAmount: unknown): () => void {
  const webSockets = [...io.sockets.sockets.values()].map((socket) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reads the same private field as private-fields.ts
    const { transport } = socket.conn as unknown as { transport: { socket: object } }
    return transport.socket
  })
  for (const webSocket of webSockets)
    Object.defineProperty(webSocket, 'bufferedAmount', { configurable: true, get: () => bufferedAmount })
  return () => {
    for (const webSocket of webSockets) Reflect.deleteProperty(webSocket, 'bufferedAmount')
  }
}
