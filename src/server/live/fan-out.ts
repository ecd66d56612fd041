import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Socket } from 'socket.io'
import { type ReadyWebSocket, readyWebSocketOf, writeFrames } from '../runtime/index.ts'
import type { Broadcast } from './ready-frame.ts'

export interface FanOutCounts {
  direct: number
  relayed: number
  /** The number of skipped sockets that were not reading. */
  skipped: number
}

/** The longest time in ms that sending may block the event loop. The clock is read after every few sockets. */
const SLICE_MS = 0.5
const CHECK_EVERY = 16

/** A socket that lags by this many bytes (some sixty messages) gets a fresh snapshot later instead. */
const MAX_QUEUE_BYTES = 64 * 1024

/**
 * Sends one message to many sockets. Socket.IO's own `io.emit` costs 1.6 to 1.8 times the CPU of writing one ready
 * frame to each WebSocket, and blocks the event loop for 200 ms at 10,000 sockets; so ready frames are written in
 * slices. Each WebSocket is looked up once.
 */
export class FanOut {
  readonly #direct = new Map<Socket, ReadyWebSocket>()
  readonly #relayed = new Set<Socket>()
  readonly #lagging = new WeakSet<ReadyWebSocket>()
  readonly counts: FanOutCounts = { direct: 0, relayed: 0, skipped: 0 }

  get size(): number {
    return this.#direct.size + this.#relayed.size
  }

  add(socket: Socket): void {
    this.#admit(socket)
    // Retry later, because Socket.IO may have had unsent messages.
    if (this.#relayed.has(socket)) socket.conn.once('drain', () => this.#relayed.has(socket) && this.#admit(socket))
    socket.on('disconnect', () => this.#direct.delete(socket) || this.#relayed.delete(socket))
  }

  /** Sends to every socket, in slices. A socket that lags is skipped and gets `snapshot` after it has read. */
  async send(change: Broadcast, snapshot: () => Broadcast): Promise<void> {
    // Connections from now on get a snapshot that is at least as new.
    const [webSockets, others] = [[...this.#direct.values()], [...this.#relayed]]
    await inSlices(webSockets, (webSocket) => this.#serve(webSocket, change, snapshot))
    await inSlices(others, (socket) => this.#relay(socket, change))
  }

  sendTo(socket: Socket, snapshot: Broadcast): void {
    const webSocket = this.#direct.get(socket)
    if (webSocket === undefined) this.#relay(socket, snapshot)
    else this.#write(webSocket, snapshot)
  }

  #admit(socket: Socket): void {
    const webSocket = readyWebSocketOf(socket.conn)
    if (webSocket === undefined) {
      this.#relayed.add(socket)
    } else {
      this.#relayed.delete(socket)
      this.#direct.set(socket, webSocket)
    }
  }

  #serve(webSocket: ReadyWebSocket, change: Broadcast, snapshot: () => Broadcast): void {
    if (webSocket.readyState !== WebSocket.OPEN) return
    if (webSocket.bufferedAmount > MAX_QUEUE_BYTES) {
      this.#lagging.add(webSocket)
      this.counts.skipped += 1
      return
    }
    // Skip the lookup if no socket lags.
    const missed = this.counts.skipped > 0 && this.#lagging.delete(webSocket)
    this.#write(webSocket, missed ? snapshot() : change)
  }

  #write(webSocket: ReadyWebSocket, broadcast: Broadcast): void {
    writeFrames(webSocket, broadcast.frames)
    this.counts.direct += 1
  }

  #relay(socket: Socket, { event, message }: Broadcast): void {
    socket.emit(event, message)
    this.counts.relayed += 1
  }
}

/** Serves all items in slices and yields to the event loop between two slices. */
async function inSlices<Item>(items: readonly Item[], serve: (item: Item) => void): Promise<void> {
  for (let next = 0; next < items.length;) {
    const until = performance.now() + SLICE_MS
    do {
      for (const item of items.slice(next, next + CHECK_EVERY)) serve(item)
      next += CHECK_EVERY
    } while (next < items.length && performance.now() < until)
    if (next < items.length) await nextTurn()
  }
}
