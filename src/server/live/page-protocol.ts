import type { Socket } from 'socket.io'
import { webSocketOf } from '../runtime/index.ts'

/** A connection of engine.io, below Socket.IO. */
export type Connection = Socket['conn']

/** Joins the only namespace. Some clients add an empty object. */
const JOIN = /^0(?:\{.*\})?$/s

/**
 * A page joins once and answers pings; anything else closes the connection before Socket.IO reads it. Otherwise answers
 * would pile up in memory, and each further join would receive every price again.
 */
export function holdToProtocol(connection: Connection): void {
  const wire = connection.request.socket
  let joined = false
  let pinged = false

  const end = (): void => {
    // Closes the Socket.IO side first, and then the wire without waiting for the client's closing frame.
    connection.close(true)
    wire.destroy()
  }
  connection.on('packetCreate', ({ type }) => {
    if (type === 'ping') pinged = true
  })
  connection.on('packet', ({ type, data }) => {
    if (type === 'pong' && pinged) pinged = false
    else if (type === 'message' && !joined && typeof data === 'string' && JOIN.test(data)) joined = true
    else end()
  })
  // WebSocket pings end the connection, because browsers send none and `ws` would answer each.
  webSocketOf(connection)?.on('ping', end).on('pong', end)
}
