import { once } from 'node:events'
import type { Server } from 'node:net'

/** Listens on a free port of the loopback interface. Returns the address. */
export async function listenLocally(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1', 4096)
  await once(server, 'listening')
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
}
