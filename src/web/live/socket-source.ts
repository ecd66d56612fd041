import { io } from 'socket.io-client'
import { PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import type { SocketListener } from './source-runner.ts'

/**
 * One connection to the relay, websocket only. It never opens itself again: that is the machine's, which also holds it to the whole of
 * `timeout` (the library's own ends with the transport, before the server has answered). Returns what closes it; once closed, or gone, it says nothing more.
 */
export function openSocket(timeout: number, listener: SocketListener): () => void {
  // forceNew: hero and table each have a connection of their own, as their profiles differ.
  const socket = io({
    path: SOCKET_PATH,
    transports: ['websocket'],
    reconnection: false,
    timeout,
    forceNew: true,
  })
  socket.on('connect', listener.opened)
  socket.on('connect_error', listener.failed)
  socket.on('disconnect', listener.dropped)
  socket.on(PRICE_CHANGED, listener.message)
  return () => {
    socket.off()
    socket.disconnect()
  }
}
