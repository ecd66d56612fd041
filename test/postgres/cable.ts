import { connect, createServer, type Socket } from 'node:net'
import { listenOnFreePort, stopListening } from '../fakes/listening.ts'

/** A TCP proxy for a server on this machine whose connections a test can cut. */
export interface Cable {
  readonly port: number
  /** Returns the number of connections so far, including failed ones. */
  connections(): number
  /** Drops all data in both directions without closing connections, like a dead network switch. */
  pull(): void
  /** Delays all data by `ms` from now on. */
  slow(ms: number): void
  /** Ends `pull`: new connections work, old ones are closed. */
  plug(): void
  /** Sends new connections to this port and closes the old ones. */
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
  const port = await listenOnFreePort(server)
  const end = (): void => {
    for (const each of ends) each.destroy()
  }
  return {
    port,
    connections: () => connections,
    pull: () => void (pulled = true),
    slow: (ms) => void (delay = ms),
    plug() {
      end()
      pulled = false
    },
    lead(next) {
      target = next
      end()
    },
    async close() {
      const closed = stopListening(server)
      end()
      await closed
    },
  }
}
