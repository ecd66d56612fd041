import type { RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { stopParsing } from '../runtime/index.ts'

/** The maximum number of waiting pipelined requests of a connection. Browsers and proxies do not pipeline. */
const MAX_AHEAD = 8

/** The maximum size of unread answers of a connection in bytes. */
const MAX_UNREAD_BYTES = 2 ** 20

/** Closes connections that keep sending requests without reading answers. */
export function boundAnswers(answer: RequestListener): RequestListener {
  const waiting = new WeakMap<Socket, Set<ServerResponse>>()

  return (request, response) => {
    const { socket } = request
    if (socket.destroyed) return
    // Answers are written in the order of the requests.
    if (response.socket === null) {
      const ahead = waiting.get(socket) ?? new Set()
      waiting.set(socket, ahead.add(response))
      response.once('close', () => ahead.delete(response))
      if (ahead.size > MAX_AHEAD || unread(socket, ahead) > MAX_UNREAD_BYTES) {
        cutOff(socket)
        return
      }
    }
    answer(request, response)
  }
}

/** Closes a connection and drops its waiting requests. */
export function cutOff(socket: Socket): void {
  stopParsing(socket)
  socket.destroy()
}

function unread(socket: Socket, ahead: ReadonlySet<ServerResponse>): number {
  return [...ahead].reduce((sum, { writableLength }) => sum + writableLength, socket.writableLength)
}
