import { once } from 'node:events'
import type { Server } from 'node:http'
import type { Socket } from 'node:net'

/** An HTTP server on loopback that can be cut off and reopened on the same port. */
export interface Wires {
  readonly url: string
  /** Closes every open connection abruptly, like a pulled cable. */
  cut(): void
  /** Closes every connection and refuses new ones. */
  close(): Promise<void>
  open(): Promise<void>
}

export async function openWires(server: Server, port = 0): Promise<Wires> {
  const wires = new Set<Socket>()
  server.on('connection', (wire) => {
    wires.add(wire)
    wire.once('close', () => wires.delete(wire))
  })
  const listen = async (on: number): Promise<void> => {
    server.listen(on, '127.0.0.1')
    await once(server, 'listening')
  }
  const cut = (): void => {
    for (const wire of wires) wire.destroy()
  }
  await listen(port)
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('a server on a port has an address')
  return {
    url: `http://127.0.0.1:${address.port}`,
    cut,
    async close() {
      if (!server.listening) return
      const closed = once(server, 'close')
      server.close()
      cut()
      await closed
    },
    open: async () => (server.listening ? undefined : listen(address.port)),
  }
}
