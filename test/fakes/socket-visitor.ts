import { once } from 'node:events'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** A client that sends Engine.IO packets by hand, without the library of a page. */
export interface SocketVisitor {
  /** All packets that the relay sent. */
  readonly received: readonly string[]
  /** The arrival time of each packet, in ms since the epoch. */
  readonly receivedAt: readonly number[]
  send(text: string | Buffer): void
  /** Sends a ping frame of the WebSocket protocol. */
  ping(): void
  readonly closed: boolean
  leave(): void
}

const PATH = '/socket.io/?EIO=4&transport=websocket'

/** Connects to the server at `url` and answers its pings, but joins no namespace. Rejects if the server refuses. */
export async function visitSocket(url: string, headers: Record<string, string> = {}): Promise<SocketVisitor> {
  const socket = new WebSocket(url.replace('http', 'ws') + PATH, { headers })
  const received: string[] = []
  const receivedAt: number[] = []
  socket.on('message', (data: Buffer) => {
    received.push(data.toString())
    receivedAt.push(Date.now())
    if (received.at(-1) === '2') socket.send('3')
  })
  await once(socket, 'open')
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined)
  await vi.waitUntil(() => received.length > 0, { timeout: 60_000 })
  return {
    received,
    receivedAt,
    send: (text) => socket.send(text),
    ping: () => socket.ping(),
    get closed() {
      return socket.readyState === WebSocket.CLOSED
    },
    leave: () => socket.terminate(),
  }
}

/** Returns the status and the text with which the server at `url` refuses a connection. */
export async function refusalOf(
  url: string,
  headers: Record<string, string> = {},
  path = PATH,
): Promise<readonly [status: number | undefined, sentence: string]> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers })
  const answered = Promise.withResolvers<readonly [number | undefined, string]>()
  socket.on('open', () => answered.reject(new Error('The server accepted the connection')))
  socket.on('unexpected-response', (_request, response) => {
    let sentence = ''
    response.setEncoding('utf8').on('data', (part: string) => (sentence += part))
    response.on('end', () => answered.resolve([response.statusCode, sentence]))
  })
  socket.on('error', () => undefined)
  return answered.promise
}
