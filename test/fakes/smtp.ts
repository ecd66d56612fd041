import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  /** Unfolded headers by lower-case name. Encoded words are not decoded. */
  readonly headers: ReadonlyMap<string, string>
  readonly source: string
}

export interface FakeSmtp {
  /** The address smtp://127.0.0.1:port, which stays the same after `goDown` and `comeBack`. */
  readonly url: string
  readonly mails: readonly ReceivedMail[]
  /** Returns the number of connections so far, including failed ones. */
  connections(): number
  accept(): void
  refuse(code: number, words: string): void
  /** Accepts connections but never answers. */
  hang(): void
  /** Accepts the mail but closes the connection before confirming it. */
  breakAfterData(): void
  goDown(): Promise<void>
  comeBack(): Promise<void>
  close(): Promise<void>
}

type Mood =
  | { readonly kind: 'accept' | 'hang' | 'break' }
  | { readonly kind: 'refuse'; readonly code: number; readonly words: string }

/** Starts a mail server on loopback whose faults the test controls. */
export async function startFakeSmtp(): Promise<FakeSmtp> {
  const mails: ReceivedMail[] = []
  let mood: Mood = { kind: 'accept' }
  let connections = 0
  let sockets = new Set<Socket>()

  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 0,
    onConnect(_, done) {
      connections += 1
      if (mood.kind !== 'hang') done()
    },
    onMailFrom(_, _session, done) {
      if (mood.kind === 'refuse') done(Object.assign(new Error(mood.words), { responseCode: mood.code }))
      else done()
    },
    onData(stream, session, done) {
      // A site that is killed while sending has not sent the mail.
      take(stream, session, done).catch(() => undefined)
    },
  }

  const take = async (stream: Readable, session: SMTPServerSession, done: () => void): Promise<void> => {
    const source = await text(stream)
    const { mailFrom, rcptTo } = session.envelope
    const from = mailFrom === false ? '' : mailFrom.address
    mails.push({ from, to: rcptTo.map(({ address }) => address), headers: headersOf(source), source })
    if (mood.kind === 'break') for (const socket of sockets) socket.destroy()
    else done()
  }

  const listen = async (port: number): Promise<SMTPServer> => {
    const made = new SMTPServer(options)
    // A client that gives up on a hanging server resets the connection, which is expected.
    made.on('error', () => undefined)
    sockets = new Set()
    made.server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
    })
    made.listen(port, '127.0.0.1')
    await once(made.server, 'listening')
    return made
  }

  const end = async (): Promise<void> => {
    if (!server.server.listening) return
    const closed = once(server.server, 'close')
    server.close()
    for (const socket of sockets) socket.destroy()
    await closed
  }

  let server = await listen(0)
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('the fake mail server has no port')
  const { port } = address

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    connections: () => connections,
    accept: () => void (mood = { kind: 'accept' }),
    refuse: (code, words) => void (mood = { kind: 'refuse', code, words }),
    hang: () => void (mood = { kind: 'hang' }),
    breakAfterData: () => void (mood = { kind: 'break' }),
    goDown: end,
    async comeBack() {
      server = await listen(port)
    },
    close: end,
  }
}

function headersOf(source: string): Map<string, string> {
  const [head = ''] = source.split('\r\n\r\n', 1)
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  return new Map(
    lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
    }),
  )
}
