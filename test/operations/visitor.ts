import { once } from 'node:events'
import { connect, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2'
import { connect as connectTcp } from 'node:net'
import { connect as connectTls } from 'node:tls'

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An HTTP/2 connection over TLS from an address of its own. */
export interface Visitor {
  get(path: string, headers?: OutgoingHttpHeaders): Promise<Answer>
  post(path: string, body: string, headers?: OutgoingHttpHeaders): Promise<Answer>
  /** Starts a POST and sends `sent` of its body. `onStatus` gets the status if the server answers anyway. */
  begin(path: string, onStatus: (status: number) => void, sent?: string, headers?: OutgoingHttpHeaders): void
  leave(): Promise<void>
  /** Destroys the connection without closing it properly. */
  cut(): void
}

/**
 * Connects to nginx. `from` is any loopback address, so that each visitor can have its own. Rejects if the handshake
 * fails.
 */
export async function visit(
  port: number,
  certificate: string,
  from = '127.0.0.1',
  name = 'localhost',
): Promise<Visitor> {
  const session = connect(`https://${name}:${port}`, {
    createConnection: () =>
      connectTls({
        socket: connectTcp({ host: '127.0.0.1', port, localAddress: from }),
        ca: certificate,
        servername: name,
        ALPNProtocols: ['h2'],
      }),
  })
  await once(session, 'connect')
  const ask = async (headers: OutgoingHttpHeaders, body?: string): Promise<Answer> => {
    const stream = session.request(headers)
    if (body === undefined) stream.end()
    else stream.end(body)
    const answered: { status: number; headers: IncomingHttpHeaders }[] = []
    stream.on('response', (received) => answered.push({ status: received[':status'] ?? 0, headers: received }))
    const chunks: Buffer[] = []
    stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(stream, 'end')
    const [first] = answered
    if (first === undefined) throw new Error(`no answer to ${String(headers[':path'])}`)
    return { ...first, body: Buffer.concat(chunks) }
  }
  return {
    get: (path, headers = {}) => ask({ ':path': path, ...headers }),
    post: (path, body, headers = {}) =>
      ask({ ':method': 'POST', ':path': path, 'content-type': 'application/json', ...headers }, body),
    begin(path, onStatus, sent = '', headers = {}) {
      const stream = session.request({ ':method': 'POST', ':path': path, 'content-length': '9', ...headers })
      if (sent !== '') stream.write(sent)
      stream.on('response', (received) => onStatus(received[':status'] ?? 0)).on('error', () => undefined)
    },
    cut: () => session.destroy(),
    async leave() {
      if (session.closed || session.destroyed) return
      session.close()
      await once(session, 'close')
    },
  }
}
