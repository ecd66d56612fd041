import { once } from 'node:events'
import { connect } from 'node:net'

/** A bare connection to a server on `url`, for what no HTTP client would send. */
export interface Wire {
  /** Everything that came back so far. */
  received(): string
  say(text: string): void
  /** Resolves with everything that came back once the server has hung up. */
  ended(): Promise<string>
  leave(): void
}

/** `reads` false: it takes nothing of what comes back. */
export async function openWire(url: string, { reads = true } = {}): Promise<Wire> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  if (reads) socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  else socket.pause()
  // To be cut off is what some tests are about.
  socket.on('error', () => undefined)
  const closed = Promise.withResolvers<void>()
  socket.on('close', () => closed.resolve())
  await once(socket, 'connect')
  return {
    received: () => received,
    say: (text) => socket.write(text),
    async ended() {
      await closed.promise
      return received
    },
    leave: () => socket.destroy(),
  }
}
