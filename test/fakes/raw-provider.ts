import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { occurrences, type Occurrences } from './events.ts'
import { openWires } from './wires.ts'

/** The packets that complete the handshakes of Engine.IO and Socket.IO. */
export const HANDSHAKE = '0{"sid":"a","upgrades":[],"pingInterval":25000,"pingTimeout":20000,"maxPayload":1000000}'
export const WELCOME = '40{"sid":"b"}'

/** A WebSocket server without Socket.IO that sends a test's texts unchanged. */
export interface RawProvider {
  readonly url: string
  readonly connections: Occurrences
  /** The messages that the server received; `words` counts them. */
  readonly received: readonly string[]
  readonly words: Occurrences
  /** Sets what happens to new connections from now on. */
  greet(meet: (socket: WebSocket) => void): void
  each(act: (socket: WebSocket) => void): void
  send(...texts: readonly string[]): void
  stop(): Promise<void>
}

export async function startRawProvider(): Promise<RawProvider> {
  const server = createServer()
  const sockets = new WebSocketServer({ server, maxPayload: 1024 })
  const wires = await openWires(server)
  const connections = occurrences()
  const words = occurrences()
  const received: string[] = []
  let meet: (socket: WebSocket) => void = () => undefined
  sockets.on('connection', (socket) => {
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      received.push(Buffer.isBuffer(data) ? data.toString() : '')
      words.happened()
    })
    meet(socket)
    connections.happened()
  })
  return {
    url: wires.url,
    connections,
    received,
    words,
    greet: (how) => void (meet = how),
    each: (act) => void [...sockets.clients].map(act),
    send(...texts) {
      for (const socket of sockets.clients) for (const text of texts) socket.send(text)
    },
    stop: () => wires.close(),
  }
}
