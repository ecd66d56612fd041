import { WebSocket } from 'ws'
import { SOCKET_PATH } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import { createAllowance } from './allowance.ts'
import { type Packet, readPacket } from './engine-packet.ts'

export interface EngineOptions {
  /** Origin of the server, "https://…". */
  readonly url: string
  /** `Origin` header that the server wants. */
  readonly origin?: string | undefined
  readonly clock: Clock
  /** The server's namespace let us in. */
  readonly onWelcome: () => void
  readonly onEvent: (name: string, body: unknown) => void
  /** Comes once, after it nothing; not after `close`. */
  readonly onLost: (reason: string) => void
}

/** From the first byte to the namespace's welcome. */
const HANDSHAKE_WITHIN = 10 * SECOND
/** Bytes. A whole board is 10 KB. */
const LARGEST_MESSAGE = 1024 * 1024
/** Bytes of our answers that a server leaves unread. A healthy one leaves none. */
const MOST_UNREAD = 64 * 1024

/**
 * Opens one Socket.IO connection that only listens: Engine.IO 4 over a WebSocket, root namespace, no upgrade, no reconnection. socket.io-client
 * throws on a tenth of the texts that a broken server can send, past every listener, and so ends the process; here whatever a server says, or
 * leaves unsaid, ends at worst this connection. Returns the way to close it.
 */
export function openEngine({ url, origin, clock, onWelcome, onEvent, onLost }: EngineOptions): () => void {
  const address = new URL(`${SOCKET_PATH}/?EIO=4&transport=websocket`, url)
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    maxPayload: LARGEST_MESSAGE,
    ...(origin !== undefined && { origin }),
  })
  const allows = createAllowance(clock)
  let state: 'opening' | 'joining' | 'joined' | 'over' = 'opening'
  let pingedWithin = 0
  let deadline: Timer | undefined

  const expectWithin = (ms: number, otherwise: string): void => {
    deadline?.cancel()
    deadline = clock.after(ms, () => lose(otherwise))
  }

  const close = (): void => {
    state = 'over'
    deadline?.cancel()
    socket.terminate()
  }

  const lose = (reason: string): void => {
    if (state === 'over') return
    close()
    onLost(reason)
  }

  const say = (packet: string): void => {
    if (socket.bufferedAmount > MOST_UNREAD) lose('our answers are not read')
    else socket.send(packet)
  }

  const open = (within: number): void => {
    pingedWithin = within
    state = 'joining'
    say('40')
  }

  const join = (): void => {
    state = 'joined'
    expectWithin(pingedWithin, 'ping timeout')
    onWelcome()
  }

  const take = (packet: Packet): void => {
    switch (packet.kind) {
      case 'open':
        if (state === 'opening') open(packet.pingedWithin)
        else lose('a second handshake')
        break
      case 'welcome':
        if (state === 'joining') join()
        break
      case 'ping':
        if (state === 'joined') expectWithin(pingedWithin, 'ping timeout')
        say('3')
        break
      case 'event':
        if (state === 'joined') onEvent(packet.name, packet.body)
        break
      case 'refusal':
        lose(packet.reason)
        break
      case 'goodbye':
      case 'close':
        lose('closed by the server')
        break
      case 'other':
    }
  }

  const hear = (text: string): void => {
    const packet = readPacket(text)
    if (packet.ok) take(packet.value)
    else lose(packet.error)
  }

  expectWithin(HANDSHAKE_WITHIN, 'handshake stuck')
  socket.on('message', (data, isBinary) => {
    // Several messages may have come at once, and the first have been the end.
    if (state === 'over' || !Buffer.isBuffer(data)) return
    if (!allows(data.length)) lose('too many messages')
    // An event in bytes is none of ours.
    else if (!isBinary) hear(data.toString())
  })
  socket.on('unexpected-response', (_, response) => lose(`HTTP ${response.statusCode}`))
  socket.on('error', (error) => lose(reasonOf(error)))
  socket.on('close', (code) => lose(`connection closed (${code})`))
  return close
}

/** An attempt on several addresses of a name fails with a code alone. */
function reasonOf(error: Error): string {
  if (error.message !== '') return error.message
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
