import { once } from 'node:events'
import { connect } from 'node:net'

/** A plain TCP connection to the server at `url` for requests that no HTTP client would send. */
export interface Wire {
  received(): string
  isClosed(): boolean
  send(text: string): void
  /** Resolves with everything that was received when the server has closed the connection. */
  ended(): Promise<string>
  leave(): void
}

/** Opens the connection. If `reads` is false, it never reads the answer. */
export async function openWire(url: string, { reads = true } = {}): Promise<Wire> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  let received = ''
  if (reads) socket.setEncoding('utf8').on('data', (text: string) => (received += text))
  else socket.pause()
  // Some tests expect the server to close the connection.
  socket.on('error', () => undefined)
  const closed = Promise.withResolvers<void>()
  socket.on('close', () => closed.resolve())
  await once(socket, 'connect')
  return {
    received: () => received,
    isClosed: () => socket.closed,
    send: (text) => socket.write(text),
    async ended() {
      await closed.promise
      return received
    },
    leave: () => socket.destroy(),
  }
}
