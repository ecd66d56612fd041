import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { Server, type Socket } from 'socket.io'
import { occurrences, type Occurrences } from './events.ts'
import { openWires } from './wires.ts'

type SocketMood = 'well' | 'silent' | 'stalled'
type FeedMood =
  | { readonly kind: 'well' }
  | { readonly kind: 'body'; readonly type: string; readonly body: string }
  | { readonly kind: 'status'; readonly code: number }
  | { readonly kind: 'slow'; readonly ms: number }

/**
 * A rate provider on loopback with a Socket.IO server (WebSocket only) and a JSON feed on separate ports. A test can
 * provoke faults in both.
 */
export interface FakeProvider {
  /** The value for RATE_SOCKET_URL. */
  readonly url: string
  /** The value for RATE_FEED_URL. */
  readonly feedUrl: string
  /** Sends `price_changed` with this body to all sockets. The feed returns the bodies so far, merged by code. */
  send(body: unknown): void
  /** Sends another event to all sockets. */
  emit(event: string, body: unknown): void
  /** Sends a recorded text frame, `42["price_changed",{…}]`, unchanged. The feed also returns its body. */
  replay(frame: string): void
  /** Keeps the sockets connected but sends nothing on them. The feed still works. */
  silence(): void
  /** Accepts connections without completing their handshake. */
  stall(): void
  /** Closes all sockets. Clients may connect again. */
  drop(): void
  /** Closes all sockets and refuses new ones. */
  refuse(): Promise<void>
  /** Sends many kinds of invalid messages on the sockets and an invalid body on the feed. */
  garbage(): void
  /** Makes the feed answer with an HTML page and status 200. */
  html(): void
  /** Makes the feed answer with this status. */
  status(code: number): void
  /** Delays the feed's answers by `ms`. */
  slow(ms: number): void
  /** Makes the feed answer with exactly this text. */
  feedText(body: string, type?: string): void
  refuseFeed(): Promise<void>
  /** Ends all faults. */
  back(): Promise<void>
  /** Sockets whose handshake is complete. */
  readonly connections: Occurrences
  readonly polls: Occurrences
  /** The headers of each socket handshake, newest last. */
  readonly handshakes: readonly IncomingMessage['headers'][]
  readonly pollUrls: readonly string[]
  stop(): Promise<void>
}

const HTML_PAGE = '<!doctype html><html><head><title>Bakım</title></head><body><h1>Bakımdayız</h1></body></html>'

const NONSENSE: readonly unknown[] = [
  null,
  'price_changed',
  42,
  [],
  {},
  { data: null },
  { data: 'x' },
  { data: { USDTRY: null } },
  { data: { USDTRY: { alis: 'abc', satis: {}, tarih: 7 } } },
  { data: { USDTRY: { alis: '-1', satis: 'Infinity', tarih: 'dün' }, EURTRY: { alis: 0, satis: 0, tarih: '' } } },
  { meta: { time: 'never', tarih: [] }, data: { USDTRY: { alis: '1e999', satis: '' } } },
]

export async function startFakeProvider({ port = 0 }: { port?: number } = {}): Promise<FakeProvider> {
  let mood: SocketMood = 'well'
  let feed: FeedMood = { kind: 'well' }
  let latest: Body = { data: {} }
  const connections = occurrences()
  const polls = occurrences()
  const handshakes: IncomingMessage['headers'][] = []
  const pollUrls: string[] = []

  const socketServer = createServer()
  // Pings follow real time, but a test's clock runs ahead of it. The long interval keeps clients from missing a ping.
  const io = new Server(socketServer, {
    transports: ['websocket'],
    serveClient: false,
    pingInterval: 120_000,
    pingTimeout: 120_000,
  })
  io.use((socket, next) => {
    handshakes.push(socket.handshake.headers)
    if (mood !== 'stalled') next()
  })
  io.on('connection', (socket: Socket) => {
    if (mood === 'well' && Object.keys(latest.data).length > 0) socket.emit('price_changed', latest)
    connections.happened()
  })

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    pollUrls.push(request.url ?? '')
    polls.happened()
    const current = feed
    if (current.kind === 'slow') await delay(current.ms, undefined, { ref: false })
    const [code, type, body] =
      current.kind === 'status'
        ? ([current.code, 'text/plain', 'no'] as const)
        : current.kind === 'body'
          ? ([200, current.type, current.body] as const)
          : ([200, 'application/json', JSON.stringify(latest)] as const)
    response.writeHead(code, { 'content-type': type }).end(body)
  }
  const feedServer = createServer((request, response) => void answer(request, response))
  const socketWires = await openWires(socketServer, port)
  const feedWires = await openWires(feedServer)

  return {
    url: socketWires.url,
    feedUrl: `${feedWires.url}/altin.json`,
    connections,
    polls,
    handshakes,
    pollUrls,
    send(body) {
      latest = merged(latest, body)
      if (mood === 'well') io.emit('price_changed', body)
    },
    emit: (event, body) => void io.emit(event, body),
    replay(frame) {
      const event: unknown = JSON.parse(frame.slice(2))
      latest = merged(latest, Array.isArray(event) ? event[1] : undefined)
      // engine.io writes the packet type (the leading 4) itself; the rest of the frame is sent unchanged.
      if (mood === 'well') for (const socket of io.sockets.sockets.values()) socket.conn.write(frame.slice(1))
    },
    silence: () => void (mood = 'silent'),
    stall: () => void (mood = 'stalled'),
    drop: () => socketWires.cut(),
    refuse: () => socketWires.close(),
    garbage() {
      for (const body of NONSENSE) io.emit('price_changed', body)
      feed = { kind: 'body', type: 'application/json', body: '{"data": {"USDTRY": ' }
    },
    html: () => void (feed = { kind: 'body', type: 'text/html; charset=utf-8', body: HTML_PAGE }),
    status: (code) => void (feed = { kind: 'status', code }),
    slow: (ms) => void (feed = { kind: 'slow', ms }),
    feedText: (body, type = 'application/json') => void (feed = { kind: 'body', type, body }),
    refuseFeed: () => feedWires.close(),
    async back() {
      mood = 'well'
      feed = { kind: 'well' }
      await Promise.all([socketWires.open(), feedWires.open()])
    },
    async stop() {
      await Promise.all([socketWires.close(), feedWires.close()])
      await io.close()
    },
  }
}

interface Body {
  readonly meta?: unknown
  readonly data: Readonly<Record<string, unknown>>
}

function merged(before: Body, body: unknown): Body {
  if (typeof body !== 'object' || body === null || !('data' in body)) return before
  const { data } = body
  if (typeof data !== 'object' || data === null) return before
  return { ...body, data: { ...before.data, ...data } }
}
