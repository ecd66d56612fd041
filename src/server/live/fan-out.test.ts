import { createServer } from 'node:http'
import { Server, type Socket } from 'socket.io'
import { io as connect, type Socket as ClientSocket } from 'socket.io-client'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
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
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
})

afterEach(async () => {
  for (const client of clients) client.disconnect()
  await io.close()
})

/** Connects and collects what it is told. */
async function visitor(): Promise<unknown[]> {
  const client = connect(url, { transports: ['websocket'], forceNew: true, reconnection: false })
  clients.push(client)
  const heard: unknown[] = []
  client.on('price_changed', (message: unknown) => heard.push(message))
  await expect.poll(() => client.connected).toBe(true)
  await expect.poll(() => io.sockets.sockets.size).toBe(clients.length)
  return heard
}

const change = encodeBroadcast('price_changed', { meta: { time: 1 }, data: { USDTRY: { satis: '47.4770' } } })
const snapshot = encodeBroadcast('price_changed', { meta: { time: 2 }, data: {} })

describe('with the private fields of engine.io and ws where we know them', () => {
  test('every visitor gets the ready frame, written past Socket.IO', async () => {
    const heard = await Promise.all([visitor(), visitor(), visitor()])
    await fanOut.send(change, () => snapshot)
    for (const messages of heard) await expect.poll(() => messages).toEqual([change.message])
    expect(fanOut.counts).toEqual({ direct: 3, relayed: 0, skipped: 0 })
  })

  // 42["price_changed",""] has 22 bytes itself: the lengths take one byte, three and nine.
  test.each([103, 104, 65_513, 65_514, 200_000])(
    'a message of %i letters arrives whole, whatever its length takes to write',
    async (letters) => {
      const heard = await visitor()
      const long = encodeBroadcast('price_changed', 'x'.repeat(letters))
      await fanOut.send(long, () => snapshot)
      await expect.poll(() => heard).toEqual([long.message])
    },
  )

  test('letters of two bytes arrive whole', async () => {
    const heard = await visitor()
    const turkish = encodeBroadcast('price_changed', { note: 'İğüşöç'.repeat(500) })
    await fanOut.send(turkish, () => snapshot)
    await expect.poll(() => heard).toEqual([turkish.message])
  })

  test('who does not read is left out, and gets a snapshot once it has read', async () => {
    const heard = await visitor()
    const restore = pretendQueue(1_000_000)
    await fanOut.send(change, () => snapshot)
    restore()
    await fanOut.send(change, () => snapshot)
    await expect.poll(() => heard).toEqual([snapshot.message])
    await fanOut.send(change, () => snapshot)
    await expect.poll(() => heard).toEqual([snapshot.message, change.message])
    expect(fanOut.counts).toEqual({ direct: 2, relayed: 0, skipped: 1 })
  })
})

test('what Socket.IO has not sent yet is not overtaken: it delivers until then, the ready frame afterwards', async () => {
  // The welcome of a new visitor is on its way, so this one waits.
  io.prependListener('connection', (socket: Socket) => socket.emit('price_changed', 'first'))
  io.on('connection', () => void fanOut.send(change, () => snapshot))
  const heard = await visitor()
  await expect.poll(() => heard).toEqual(['first', change.message])
  expect(fanOut.counts).toEqual({ direct: 0, relayed: 1, skipped: 0 })
  await fanOut.send(snapshot, () => snapshot)
  expect(fanOut.counts).toEqual({ direct: 1, relayed: 1, skipped: 0 })
  await expect.poll(() => heard).toEqual(['first', change.message, snapshot.message])
})

test('where a private field has moved, Socket.IO itself delivers', async () => {
  io.prependListener('connection', () => pretendQueue(undefined))
  const heard = await Promise.all([visitor(), visitor()])
  await fanOut.send(change, () => snapshot)
  for (const messages of heard) await expect.poll(() => messages).toEqual([change.message])
  expect(fanOut.counts).toEqual({ direct: 0, relayed: 2, skipped: 0 })
})

/** What the WebSockets of all visitors say about their queue, until the returned function is called. */
function pretendQueue(bufferedAmount: unknown): () => void {
  const webSockets = [...io.sockets.sockets.values()].map((socket) => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the private way of private-fields.ts
    const { transport } = socket.conn as unknown as { transport: { socket: object } }
    return transport.socket
  })
  for (const webSocket of webSockets)
    Object.defineProperty(webSocket, 'bufferedAmount', { configurable: true, get: () => bufferedAmount })
  return () => {
    for (const webSocket of webSockets) Reflect.deleteProperty(webSocket, 'bufferedAmount')
  }
}
