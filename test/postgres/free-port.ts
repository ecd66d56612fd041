import { createServer } from 'node:net'
import { listenOnFreePort } from '../fakes/listening.ts'

/** Returns a free port that the system chose. Another program could take it before it is used, which is unlikely. */
export async function freePort(): Promise<number> {
  const server = createServer()
  const port = await listenOnFreePort(server)
  server.close()
  return port
}
