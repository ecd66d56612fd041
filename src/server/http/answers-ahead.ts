import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** How many requests of a connection may wait behind the one that is answered. Browsers and proxies send none ahead. */
const MOST_AHEAD = 8

/** Bytes of answers that a connection may have unread in our memory. */
const MOST_UNREAD = 2 ** 20

/** Cuts off who asks on and on without reading what comes back. */
export function boundAnswers(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()

  return (request, response) => {
    const { socket } = request
    // What was read before it was cut off.
    if (socket.destroyed) return
    // An answer gets its connection when it is its turn.
    if (response.socket === null) {
      const ahead = waiting.get(socket) ?? new Set()
      waiting.set(socket, ahead.add(response))
      response.once('close', () => ahead.delete(response))
      if (ahead.size > MOST_AHEAD || unread(socket, ahead) > MOST_UNREAD) {
        cutOff(socket)
        return
      }
    }
    answer(request, response)
  }
}

/** What Node's parser of HTTP takes from its listener as: no more of this connection is HTTP. */
const NO_MORE = 2

/**
 * Node makes objects of every request in the 64 KiB that it has read at once, thousands of them, and an error of each
 * when its connection ends: of 800 connections that held up all others for half a minute. So the parser is stopped
 * within them, by a private field; where that has moved, a test fails.
 */
export function cutOff(socket: Socket): void {
  const parser: unknown = Reflect.get(socket, 'parser')
  if (typeof parser === 'object' && parser !== null) Reflect.set(parser, 'onIncoming', () => NO_MORE)
  socket.destroy()
}

function unread(socket: Socket, ahead: ReadonlySet<ServerResponse>): number {
  return [...ahead].reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength)
}
