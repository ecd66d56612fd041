import type { Server, Socket } from 'socket.io'

/** One `price_changed` message, encoded once for every socket. */
export interface Broadcast {
  readonly event: string
  readonly message: unknown
  /** The whole WebSocket frame: header, Engine.IO and Socket.IO prefixes, JSON. In a list of its own, as `ws` takes it. */
  readonly frames: readonly [Buffer]
}

export interface FanOut {
  /**
   * Sends to everybody who is connected now, in slices, and resolves when the last socket was served. Who has not read what it got
   * before is left out, and gets `snapshot` instead of the next change as soon as it has.
   */
  send(change: Broadcast, snapshot: () => Broadcast): Promise<void>
  sendTo(socket: Socket, snapshot: Broadcast): void
  readonly counts: () => Readonly<FanOutCounts>
}

export interface FanOutCounts {
  /** Frames written straight to the WebSocket. */
  direct: number
  /** Messages that took Socket.IO's own way. */
  relayed: number
  /** Sockets left out because they were not reading. */
  skipped: number
}

/** The loop belongs to this work at most so long at a time, and a page that is asked for waits no longer; the clock is read every few sockets only. */
const SLICE_MS = 1
const CHECK_EVERY = 32

/** A visitor who lags this far behind (some sixty messages) gets a fresh snapshot later instead of a longer queue. */
const LONGEST_QUEUE = 64 * 1024

/**
 * Socket.IO's own `io.emit` costs 1.6 to 1.8 times the CPU of writing one ready frame to each WebSocket, and holds the event loop 200 ms for
 * 10,000 sockets. So the frame is made once and written past Socket.IO. That needs four private fields of engine.io and ws: they
 * are named in `directWay` and nowhere else; where they are missing, the public way is taken, and a test fails.
 */
export function createFanOut(io: Server): FanOut {
  const counts: FanOutCounts = { direct: 0, relayed: 0, skipped: 0 }
  const lagging = new WeakSet<Socket>()

  /** True: served. False: Socket.IO has to. */
  const serve = (socket: Socket, change: Broadcast, snapshot: () => Broadcast): boolean => {
    const way = directWay(socket)
    if (way === 'none') return false
    if (way === 'closed') return true
    if (way.bufferedAmount > LONGEST_QUEUE) {
      lagging.add(socket)
      counts.skipped += 1
      return true
    }
    // Mostly nobody lags, and then nobody need be looked for.
    const missed = counts.skipped > 0 && lagging.delete(socket)
    way._sender.sendFrame((missed ? snapshot() : change).frames)
    counts.direct += 1
    return true
  }

  const relay = (ids: string[], { event, message }: Broadcast): void => {
    if (ids.length === 0) return
    counts.relayed += ids.length
    io.to(ids).emit(event, message)
  }

  return {
    async send(change, snapshot) {
      // Who connects from now on gets a snapshot that is at least as new.
      const sockets = [...io.sockets.sockets.values()]
      let next = 0
      while (next < sockets.length) {
        const others: string[] = []
        next = slice(sockets, next, (socket) => {
          if (!serve(socket, change, snapshot)) others.push(socket.id)
        })
        relay(others, change)
        if (next < sockets.length) await nextTurn()
      }
    },
    sendTo(socket, snapshot) {
      if (!serve(socket, snapshot, () => snapshot)) relay([socket.id], snapshot)
    },
    counts: () => counts,
  }
}

/** Serves sockets until the slice is over; tells where the next one begins. */
function slice(sockets: readonly Socket[], from: number, serve: (socket: Socket) => void): number {
  const until = performance.now() + SLICE_MS
  let next = from
  while (next < sockets.length) {
    const end = Math.min(next + CHECK_EVERY, sockets.length)
    for (const socket of sockets.slice(next, end)) serve(socket)
    next = end
    if (performance.now() >= until) break
  }
  return next
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve)
  })
}

const WEBSOCKET_OPEN = 1

/** What we use of engine.io 6.6 (`transport`, `writeBuffer`) and of ws 8 (`socket`, `_sender`), as unsure as it is. */
interface EngineSocket {
  readonly readyState?: unknown
  readonly writeBuffer?: { readonly length?: unknown }
  readonly transport?: { readonly socket?: Partial<OpenWebSocket> & { readonly readyState?: unknown } }
}

interface OpenWebSocket {
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frames: readonly Buffer[]): void }
}

/** Asked for every socket at every change, so it makes no objects. */
function directWay(socket: Socket): OpenWebSocket | 'closed' | 'none' {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- private fields have no types: each is checked below
  const conn = socket.conn as unknown as EngineSocket
  if (conn.readyState !== 'open') return 'closed'
  // Something of Socket.IO's own still waits: our frame must not overtake it.
  if (conn.writeBuffer?.length !== 0) return 'none'
  const webSocket = conn.transport?.socket
  if (webSocket === undefined || !hasSender(webSocket)) return 'none'
  return webSocket.readyState === WEBSOCKET_OPEN ? webSocket : 'closed'
}

function hasSender<Some extends Partial<OpenWebSocket>>(webSocket: Some): webSocket is Some & OpenWebSocket {
  return typeof webSocket._sender?.sendFrame === 'function' && typeof webSocket.bufferedAmount === 'number'
}

/** Engine.IO "message" (4), Socket.IO "event" (2), then the event's name and its message. */
export function encodeBroadcast(event: string, message: unknown): Broadcast {
  const payload = Buffer.from(`42${JSON.stringify([event, message])}`)
  return { event, message, frames: [Buffer.concat([textFrameHeader(payload.length), payload])] }
}

/** RFC 6455 5.2: a final, unmasked text frame. */
function textFrameHeader(length: number): Buffer {
  const FINAL_TEXT = 0x81
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  const header = Buffer.from([FINAL_TEXT, 126, 0, 0])
  header.writeUInt16BE(length, 2)
  return header
}
