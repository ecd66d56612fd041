import { EventEmitter } from 'node:events'
import type { Socket } from 'node:net'

/**
 * The one file that uses what Node, engine.io 6.6 and ws 8 keep to themselves. Each use names the figure for which it
 * stays. Each field is looked at first: where it has moved, the server does without, and a test fails.
 */

/** The answer that makes Node's HTTP parser stop reading a connection. */
const NO_MORE = 2

/**
 * Ends the parsing of a connection within the 64 KiB that Node has read of it, which may hold thousands of requests.
 * While 900 connections asked on without reading, the page of another visitor took up to 0.4 s; without this, 73 s.
 */
export function stopParsing(socket: Socket): void {
  const parser = fieldOf(socket, 'parser')
  if (isObject(parser)) Reflect.set(parser, 'onIncoming', () => NO_MORE)
}

/**
 * Lets go of the request that opened a connection of engine.io, which nothing reads any more: a socket takes 11.5 kB in
 * place of 12.7 (medians of seven runs in turns).
 */
export function forgetRequest(connection: object): void {
  Reflect.set(connection, 'request', null)
}

/**
 * The WebSocket of a connection of engine.io, for the pings of the WebSocket itself, which engine.io does not report. A
 * visitor who pinged for ten seconds and read nothing took 290 MB where the server answered them.
 */
export function webSocketOf(connection: object): WebSocketOfEngine | undefined {
  const webSocket = fieldOf(fieldOf(connection, 'transport'), 'socket')
  return webSocket instanceof EventEmitter ? webSocket : undefined
}

/** Its fields are as unsure as the way to it. */
type WebSocketOfEngine = EventEmitter & Partial<ReadyWebSocket>

/** A WebSocket of ws to which frames can be written that are ready. */
export interface ReadyWebSocket {
  readonly readyState: number
  /** Bytes that the visitor has not read yet. */
  readonly bufferedAmount: number
  readonly _sender: { sendFrame(frames: readonly Buffer[]): void }
}

/**
 * Undefined while something of engine.io's own waits, which must not be overtaken, and where a field has moved: then
 * Socket.IO delivers. A message to 10,000 sockets costs 1.0 to 1.3 times the CPU of ws itself in this way, and 1.7 to
 * 2.0 by engine.io's option for ready frames (`wsPreEncodedFrame`); bench/fan-out.bench.ts measures both.
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

/** Writes past Socket.IO. */
export function writeFrames(webSocket: ReadyWebSocket, frames: readonly Buffer[]): void {
  webSocket._sender.sendFrame(frames)
}

function fieldOf(value: unknown, name: string): unknown {
  return isObject(value) ? Reflect.get(value, name) : undefined
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
