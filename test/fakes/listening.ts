import { once } from 'node:events'
import { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'

/** Listens on a free port of the loopback interface. Returns the port. */
export async function listenOnFreePort(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1', 4096)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}

/** Like listenOnFreePort, but returns the address. */
export async function listenLocally(server: Server): Promise<string> {
  return `http://127.0.0.1:${await listenOnFreePort(server)}`
}

/** Stops listening, and ends the connections of an HTTP server. */
export async function stopListening(server: Server): Promise<void> {
  const closed = once(server, 'close')
  if (server instanceof HttpServer) server.closeAllConnections()
  server.close()
  await closed
}
