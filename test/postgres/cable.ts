import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A cable between a program and a server on this machine, with a plug in the middle. */
export interface Cable {
  readonly port: number
  /** How many were asked for so far, those that came to nothing included. */
  connections(): number
  /** Nothing gets through any more, either way, and nobody is told: what a switch does that dies. */
  pull(): void
  /** From now on whatever is sent arrives so many ms later. */
  slow(ms: number): void
  /** New connections get through. Those from before stay dead. */
  plug(): void
  /** New connections end at this port, those from before are broken. */
  lead(port: number): void
  close(): Promise<void>
}

export async function layCable(to: number): Promise<Cable> {
  let pulled = false
  let delay = 0
  let target = to
  let connections = 0
  const ends = new Set<Socket>()
  const server = createServer((near) => {
    connections += 1
    const far = connect(target, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.on('error', () => undefined)
      end.on('data', (bytes: Buffer) => {
        const arrive = (): void => {
          if (!pulled && !other.destroyed) other.write(bytes)
        }
        if (delay === 0) arrive()
        else setTimeout(arrive, delay)
      })
      end.on('close', () => {
        ends.delete(end)
        if (!pulled) other.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const end = (): void => {
    for (const each of ends) each.destroy()
  }
  return {
    port: address.port,
    connections: () => connections,
    pull: () => void (pulled = true),
    slow: (ms) => void (delay = ms),
    plug() {
      end()
      pulled = false
    },
    lead(port) {
      target = port
      end()
    },
    async close() {
      const closed = once(server, 'close')
      server.close()
      end()
      await closed
    },
  }
}
