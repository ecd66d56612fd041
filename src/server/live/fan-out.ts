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
  /** How many are connected now. */
  readonly sockets: () => number
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
const SLICE_MS = 0.5
const CHECK_EVERY = 16

/** A visitor who lags this far behind (some sixty messages) gets a fresh snapshot later instead of a longer queue. */
const LONGEST_QUEUE = 64 * 1024

/**
 * Socket.IO's own `io.emit` costs 1.6 to 1.8 times the CPU of writing one ready frame to each WebSocket, and holds the event loop 200 ms for
 * 10,000 sockets. So the frame is made once and written past Socket.IO. That needs four private fields of engine.io and ws:
 * `webSocketOf` checks them once for each visitor, since the way to them through Socket.IO's objects was a fifth of the work; where they are
 * missing, Socket.IO delivers, and a test fails.
 */
export function createFanOut(io: Server, takes: (socket: Socket) => boolean = () => true): FanOut {
  const counts: FanOutCounts = { direct: 0, relayed: 0, skipped: 0 }
  const direct = new Map<Socket, OpenWebSocket>()
  /** Visitors whom Socket.IO serves. */
  const relayed = new Set<Socket>()
  const lagging = new WeakSet<OpenWebSocket>()

  const write = (webSocket: OpenWebSocket, { frames }: Broadcast): void => {
    webSocket._sender.sendFrame(frames)
    counts.direct += 1
  }

  const relay = (socket: Socket, { event, message }: Broadcast): void => {
    socket.emit(event, message)
    counts.relayed += 1
  }

  const serve = (webSocket: OpenWebSocket, change: Broadcast, snapshot: () => Broadcast): void => {
    if (webSocket.readyState !== WEBSOCKET_OPEN) return
    if (webSocket.bufferedAmount > LONGEST_QUEUE) {
      lagging.add(webSocket)
      counts.skipped += 1
      return
    }
    // Mostly nobody lags, and then nobody need be looked for.
    const missed = counts.skipped > 0 && lagging.delete(webSocket)
    write(webSocket, missed ? snapshot() : change)
  }

  const admit = (socket: Socket): void => {
    const webSocket = webSocketOf(socket)
    if (webSocket === undefined) {
      relayed.add(socket)
    } else {
      relayed.delete(socket)
      direct.set(socket, webSocket)
    }
  }

  io.on('connection', (socket) => {
    if (!takes(socket)) return
    admit(socket)
    // Perhaps only because something of Socket.IO's own was still waiting.
    if (relayed.has(socket)) socket.conn.once('drain', () => relayed.has(socket) && admit(socket))
    socket.on('disconnect', () => direct.delete(socket) || relayed.delete(socket))
  })

  return {
    async send(change, snapshot) {
      // Who connects from now on gets a snapshot that is at least as new.
      const [webSockets, others] = [[...direct.values()], [...relayed]]
      await inSlices(webSockets, (webSocket) => serve(webSocket, change, snapshot))
      await inSlices(others, (socket) => relay(socket, change))
    },
    sendTo(socket, snapshot) {
      const webSocket = direct.get(socket)
      if (webSocket === undefined) relay(socket, snapshot)
      else write(webSocket, snapshot)
    },
    sockets: () => direct.size + relayed.size,
    counts: () => counts,
  }
}

async function inSlices<Item>(items: readonly Item[], serve: (item: Item) => void): Promise<void> {
  let next = 0
  while (next < items.length) {
    next = slice(items, next, serve)
    if (next < items.length) await nextTurn()
  }
}

/** Serves items until the slice is over; tells where the next one begins. */
function slice<Item>(items: readonly Item[], from: number, serve: (item: Item) => void): number {
  const until = performance.now() + SLICE_MS
  let next = from
  while (next < items.length) {
    const end = Math.min(next + CHECK_EVERY, items.length)
    for (const item of items.slice(next, end)) serve(item)
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
  readonly writeBuffer?: { readonly length?: unknown }
  readonly transport?: { readonly socket?: Partial<OpenWebSocket> }
}

interface OpenWebSocket {
  readonly readyState: number
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frames: readonly Buffer[]): void }
}

/** Undefined while something of Socket.IO's own waits, which our frames must not overtake, and where a field has moved. */
function webSocketOf(socket: Socket): OpenWebSocket | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- private fields have no types: each is checked below
  const { writeBuffer, transport } = socket.conn as unknown as EngineSocket
  const webSocket = transport?.socket
  return writeBuffer?.length === 0 && webSocket !== undefined && hasSender(webSocket) ? webSocket : undefined
}

function hasSender<Some extends Partial<OpenWebSocket>>(webSocket: Some): webSocket is Some & OpenWebSocket {
  const { readyState, bufferedAmount, _sender } = webSocket
  return (
    typeof readyState === 'number' && typeof bufferedAmount === 'number' && typeof _sender?.sendFrame === 'function'
  )
}

/** Engine.IO "message" (4), Socket.IO "event" (2), then the event's name and its message. */
export function encodeBroadcast(event: string, message: unknown): Broadcast {
  const payload = Buffer.from(`42${JSON.stringify([event, message])}`)
  return { event, message, frames: [Buffer.concat([textFrameHeader(payload.length), payload])] }
}

/** RFC 6455 5.2: a final, unmasked text frame; its length takes one, three or nine bytes. */
function textFrameHeader(length: number): Buffer {
  const FINAL_TEXT = 0x81
  if (length < 126) return Buffer.from([FINAL_TEXT, length])
  if (length < 2 ** 16) {
    const header = Buffer.from([FINAL_TEXT, 126, 0, 0])
    header.writeUInt16BE(length, 2)
    return header
  }
  const header = Buffer.from([FINAL_TEXT, 127, 0, 0, 0, 0, 0, 0, 0, 0])
  header.writeBigUInt64BE(BigInt(length), 2)
  return header
}
