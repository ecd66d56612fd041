import { WebSocket } from 'ws'
import { ENGINE_QUERY, JOIN, PONG } from '#contract/engine-io.ts'
import { excerptOf } from '#contract/json.ts'
import { SOCKET_PATH } from '#contract/paths.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Clock, Timer } from '../runtime/index.ts'
import { readPacket } from './engine-packet.ts'
import type { SourceFailure } from './source-failure.ts'

interface EngineOptions {
  readonly url: string
  readonly origin?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly clock: Clock
  readonly onWelcome: () => void
  readonly onEvent: (name: string, body: unknown) => void
  /** Called once, as the last event; not after `close`. */
  readonly onLost: (failure: SourceFailure) => void
}

/** The longest time from the first byte to the namespace's welcome. */
const HANDSHAKE_WITHIN = 10 * SECOND
/** The largest message in bytes. A whole board has 10 KB. */
const LARGEST_MESSAGE = 1024 * 1024
/** The maximum of our answers in bytes that a server has not read. A healthy server reads all. */
const MAX_UNREAD_BYTES = 64 * 1024

/**
 * A receive-only Socket.IO connection: Engine.IO 4 over a WebSocket, root namespace, no upgrade, no reconnect. Bad
 * input ends at most this connection. socket.io-client throws outside of all listeners on a tenth of broken texts,
 * which would end the process.
 */
export class EngineConnection {
  readonly #options: EngineOptions
  readonly #socket: WebSocket
  #state: 'opening' | 'joining' | 'joined' | 'over' = 'opening'
  #pingedWithin = 0
  #deadline: Timer | undefined

  constructor(options: EngineOptions) {
    this.#options = options
    const { url, origin, headers = {}, clock } = options
    this.#socket = new WebSocket(new URL(`${SOCKET_PATH}/?${ENGINE_QUERY}`, url), {
      perMessageDeflate: false,
      maxPayload: LARGEST_MESSAGE,
      headers,
      ...(origin !== undefined && { origin }),
    })
    const allows = createAllowance(clock)
    this.#expectWithin(HANDSHAKE_WITHIN, 'handshake-stuck')
    this.#socket.on('message', (data, isBinary) => {
      // Several messages may arrive at once, and an earlier one may have ended the connection.
      if (this.#state === 'over' || !Buffer.isBuffer(data)) return
      if (!allows(data.length)) this.#lose({ kind: 'too-many-messages' })
      // Binary events are ignored.
      else if (!isBinary) this.#take(readPacket(data.toString()))
    })
    this.#socket.on('unexpected-response', (_, { statusCode: status = 0 }) => this.#lose({ kind: 'status', status }))
    this.#socket.on('error', (error) => this.#lose({ kind: 'network', cause: causeOf(error) }))
    this.#socket.on('close', (code) => this.#lose({ kind: 'closed', code }))
  }

  close(): void {
    this.#state = 'over'
    this.#deadline?.cancel()
    this.#socket.terminate()
  }

  #lose(failure: SourceFailure): void {
    if (this.#state === 'over') return
    this.close()
    this.#options.onLost(failure)
  }

  #expectWithin(ms: number, kind: 'handshake-stuck' | 'ping-timeout'): void {
    this.#deadline?.cancel()
    this.#deadline = this.#options.clock.after(ms, () => this.#lose({ kind }))
  }

  #send(packet: string): void {
    if (this.#socket.bufferedAmount > MAX_UNREAD_BYTES) this.#lose({ kind: 'unread' })
    else this.#socket.send(packet)
  }

  #take(read: ReturnType<typeof readPacket>): void {
    if (!read.ok) {
      this.#lose({ kind: read.error })
      return
    }
    const packet = read.value
    switch (packet.kind) {
      case 'open':
        if (this.#state === 'opening') this.#join(packet.pingedWithin)
        else this.#lose({ kind: 'second-handshake' })
        break
      case 'welcome':
        if (this.#state === 'joining') this.#enter()
        break
      case 'ping':
        if (this.#state === 'joined') this.#expectWithin(this.#pingedWithin, 'ping-timeout')
        this.#send(PONG)
        break
      case 'event':
        if (this.#state === 'joined') this.#options.onEvent(packet.name, packet.body)
        break
      case 'refusal':
        this.#lose({ kind: 'refused', words: excerptOf(packet.words) })
        break
      case 'goodbye':
      case 'close':
        this.#lose({ kind: 'closed-by-server' })
        break
      case 'other':
    }
  }

  #join(pingedWithin: number): void {
    this.#pingedWithin = pingedWithin
    this.#state = 'joining'
    this.#send(JOIN)
  }

  #enter(): void {
    this.#state = 'joined'
    this.#expectWithin(this.#pingedWithin, 'ping-timeout')
    this.#options.onWelcome()
  }
}

/** Returns the cause of an error. An attempt on several addresses of a name has only a code. */
function causeOf(error: Error): string {
  if (error.message !== '') return error.message
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** The limits in ten seconds, a hundred times the needs of a busy provider. The event loop can handle twice as much. */
const WITHIN = 10 * SECOND
const MAX_MESSAGES = 20_000
const MAX_BYTES = 32 * 1024 * 1024

/** Counts received bytes and messages; returns false beyond the limit. */
function createAllowance(clock: Pick<Clock, 'elapsed'>): (bytes: number) => boolean {
  let since = clock.elapsed()
  let messages = 0
  let sum = 0
  return (bytes) => {
    if (clock.elapsed() - since >= WITHIN) [since, messages, sum] = [clock.elapsed(), 0, 0]
    messages += 1
    sum += bytes
    return messages <= MAX_MESSAGES && sum <= MAX_BYTES
  }
}
