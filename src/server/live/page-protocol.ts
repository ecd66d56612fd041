import type { Socket } from 'socket.io'
import { webSocketOf } from '../runtime/index.ts'

/** A connection of engine.io, below Socket.IO. */
export type Connection = Socket['conn']

/** Joins the one namespace that there is; clients of other makes send an empty object with it. */
const JOIN = /^0(?:\{.*\})?$/s

/**
 * A page joins once and answers pings; anything else ends the connection before Socket.IO reads it. Its answers would
 * wait in our memory until the sender reads them, and each further join would be one more receiver of every price.
 */
export function holdToProtocol(connection: Connection): void {
  const wire = connection.request.socket
  let joined = false
  let pinged = false

  const end = (): void => {
    // At once for Socket.IO, then for the sender, whose closing frame is not waited for.
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
