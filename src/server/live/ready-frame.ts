import type { Socket } from 'socket.io'

/**
 * The one file that writes past Socket.IO: a message is made a WebSocket frame once and written to each `ws` socket, by
 * four private fields of engine.io and ws. Where one is missing, Socket.IO delivers, and a test fails. Socket.IO's own
 * option `wsPreEncodedFrame` calls the same `_sender.sendFrame`, but makes a packet for each socket, emits
 * `packetCreate`, `flush` and `drain` to connection and server, and calls back for each. bench/fan-out.bench.ts
 * measures both ways.
 */

/** One message, encoded once for every socket. */
export interface Broadcast {
  readonly event: string
  readonly message: unknown
  /** The whole WebSocket frame: header, Engine.IO and Socket.IO prefixes, JSON; in a list, as `ws` takes it. */
  readonly frames: readonly [Buffer]
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

/** What we use of engine.io 6.6 (`transport`, `writeBuffer`) and of ws 8 (`socket`, `_sender`), as unsure as it is. */
interface EngineSocket {
  readonly writeBuffer?: { readonly length?: unknown }
  readonly transport?: { readonly socket?: Partial<ReadyWebSocket> }
}

export interface ReadyWebSocket {
  readonly readyState: number
  /** Bytes that the visitor has not read yet. */
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frames: readonly Buffer[]): void }
}

/** Undefined while something of Socket.IO's own waits, which we must not overtake, and where a field has moved. */
export function readyWebSocketOf(socket: Socket): ReadyWebSocket | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- private fields have no types: each is checked below
  const { writeBuffer, transport } = socket.conn as unknown as EngineSocket
  const webSocket = transport?.socket
  return writeBuffer?.length === 0 && webSocket !== undefined && hasSender(webSocket) ? webSocket : undefined
}

function hasSender<Some extends Partial<ReadyWebSocket>>(webSocket: Some): webSocket is Some & ReadyWebSocket {
  const { readyState, bufferedAmount, _sender } = webSocket
  return (
    typeof readyState === 'number' && typeof bufferedAmount === 'number' && typeof _sender?.sendFrame === 'function'
  )
}

export function isOpen({ readyState }: ReadyWebSocket): boolean {
  return readyState === WebSocket.OPEN
}

export function writeFrame(webSocket: ReadyWebSocket, { frames }: Broadcast): void {
  webSocket._sender.sendFrame(frames)
}
