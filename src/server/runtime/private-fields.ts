import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/**
 * The only file that uses private fields of Node, engine.io 6.6 and ws 8. Each use states the figure that justifies
 * it. Each field is checked first: if it has moved, the server works without it, and a test fails.
 */

/** The return value that makes Node's HTTP parser stop reading a connection. */
const NO_MORE = 2

/**
 * Stops parsing within the 64 KiB that Node has read already, which may contain thousands of requests. While 900
 * connections sent requests without reading, another visitor's page took up to 0.4 s; without this, 73 s.
 */
export function stopParsing(socket: Socket): void {
  const parser = fieldOf(socket, 'parser')
  if (isObject(parser)) Reflect.set(parser, 'onIncoming', () => NO_MORE)
}

/**
 * Drops the request that opened an engine.io connection, which nothing reads any more. A socket needs 11.5 kB instead
 * of 12.7 (medians of seven alternating runs).
 */
export function forgetRequest(connection: object): void {
  Reflect.set(connection, 'request', null)
}

/**
 * Returns the WebSocket of an engine.io connection, because engine.io does not report WebSocket pings. A visitor who
 * sent pings for ten seconds without reading cost 290 MB while the server answered them.
 */
export function webSocketOf(connection: object): WebSocketOfEngine | undefined {
  const webSocket = fieldOf(fieldOf(connection, 'transport'), 'socket')
  return webSocket instanceof EventEmitter ? webSocket : undefined
}

/** The fields are optional, because they are private and may move. */
type WebSocketOfEngine = EventEmitter & Partial<ReadyWebSocket>

/** A `ws` WebSocket that accepts prepared frames. */
export interface ReadyWebSocket {
  readonly readyState: number
  /** The number of bytes that the visitor has not read yet. */
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frames: readonly Buffer[]): void }
}

/**
 * Returns undefined while engine.io has waiting messages, which must not be overtaken, or if a field has moved;
 * Socket.IO delivers then. A message to 10,000 sockets costs 1.0 to 1.3 times the CPU of `ws`, and 1.7 to 2.0 with
 * engine.io's `wsPreEncodedFrame` (bench/fan-out.bench.ts).
 */
export function readyWebSocketOf(connection: object): ReadyWebSocket | undefined {
  if (fieldOf(fieldOf(connection, 'writeBuffer'), 'length') !== 0) return undefined
  const webSocket = webSocketOf(connection)
  return webSocket !== undefined && hasSender(webSocket) ? webSocket : undefined
}

function hasSender<Some extends Partial<ReadyWebSocket>>(webSocket: Some): webSocket is Some & ReadyWebSocket {
  const { readyState, bufferedAmount, _sender } = webSocket
  return (
    typeof readyState === 'number' && typeof bufferedAmount === 'number' && typeof _sender?.sendFrame === 'function'
  )
}

/** Writes frames directly, bypassing Socket.IO. */
export function writeFrames(webSocket: ReadyWebSocket, frames: readonly Buffer[]): void {
  webSocket._sender.sendFrame(frames)
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
