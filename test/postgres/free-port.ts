import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns a free port that the system chose. Another program could take it before it is used, which is unlikely. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return address.port
}
