import { once } from 'node:events'
import { vi } from 'vitest'
import { WebSocket } from 'ws'

/** Somebody who speaks to the relay by hand, without the library that a page has. */
export interface SocketVisitor {
  /** Everything that the relay sent, as it came. */
  readonly received: readonly string[]
  /** When each of it came. */
  readonly receivedAt: readonly number[]
  say(text: string | Buffer): void
  /** A ping of the WebSocket itself. */
  ping(): void
  readonly closed: boolean
  leave(): void
}

const PATH = '/socket.io/?EIO=4&transport=websocket'

/** Connects to a server on `url`, answers its pings, and joins nothing yet. Rejects when refused. */
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
  // A server that hangs up is what some tests are about.
  socket.on('error', () => undefined)
  await vi.waitUntil(() => received.length > 0, { timeout: 60_000 })
  return {
    received,
    receivedAt,
    say: (text) => socket.send(text),
    ping: () => socket.ping(),
    get closed() {
      return socket.readyState === WebSocket.CLOSED
    },
    leave: () => socket.terminate(),
  }
}

/** The status and sentence with which a server on `url` refuses a connection. */
export async function refusalOf(
  url: string,
  headers: Record<string, string> = {},
  path = PATH,
): Promise<readonly [status: number | undefined, sentence: string]> {
  const socket = new WebSocket(url.replace('http', 'ws') + path, { headers })
  const answered = Promise.withResolvers<readonly [number | undefined, string]>()
  socket.on('open', () => answered.reject(new Error('was let in')))
  socket.on('unexpected-response', (_request, response) => {
    let sentence = ''
    response.setEncoding('utf8').on('data', (part: string) => (sentence += part))
    response.on('end', () => answered.resolve([response.statusCode, sentence]))
  })
  socket.on('error', () => undefined)
  return answered.promise
}
