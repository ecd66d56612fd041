import type { Socket } from 'socket.io'
import { webSocketOf } from '../runtime/index.ts'

/** A connection of engine.io, below Socket.IO. */
export type Connection = Socket['conn']

/** Joins the one namespace that there is; clients of other makes send an empty object with it. */
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
    // Closes for Socket.IO at once, then for the client, without waiting for its closing frame.
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
  // Pings of the WebSocket itself: browsers send none, and `ws` answers each.
  webSocketOf(connection)?.on('ping', end).on('pong', end)
}
