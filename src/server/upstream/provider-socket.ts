import { io, type Socket } from 'socket.io-client'
import { PRICE_CHANGED, SOCKET_PATH } from '#contract/paths.ts'
import { readPriceMessage } from '#contract/price-wire.ts'
import { SECOND } from '#domain/calendar.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import type { Clock, Log, Timer } from '../run/door.ts'
import { type Backoff, delayAfter } from './backoff.ts'
import { createHealth, type RunningSource } from './source-health.ts'

export interface ProviderSocketOptions {
  /** Origin of the provider, "https://…". */
  readonly url: string
  /** `Origin` header that the provider wants. */
  readonly origin?: string | undefined
  readonly clock: Clock
  readonly log: Log
  readonly onMessage: (message: PriceMessage, receivedAt: number) => void
  /** In [0, 1), for the jitter. */
  readonly random?: () => number
}

export interface ProviderSocket extends RunningSource {
  /** True while there is no connection after a failure, or nothing was heard for `ms` since the connection, or since the start. */
  silentFor(ms: number): boolean
}

const RECONNECT: Backoff = { first: SECOND, longest: 30 * SECOND }
/** From the first byte to the namespace's welcome. The client library watches only a part of that way, so it is watched here. */
const HANDSHAKE_WITHIN = 10 * SECOND

/**
 * The provider's Socket.IO stream, reconnected without end. Each try is a fresh socket: the library's own reconnection gives up when the
 * server says goodbye or refuses the namespace, and waits for ever when the handshake is stuck.
 */
export function startProviderSocket(options: ProviderSocketOptions): ProviderSocket {
  const { url, origin, clock, log, onMessage, random = Math.random } = options
  const health = createHealth('socket', clock, log)
  let failuresInRow = 0
  let heardAt = clock.now()
  let socket: Socket | undefined
  let timer: Timer | undefined

  const connect = (): void => {
    if (failuresInRow === 0) health.enter('connecting')
    const opened = io(url, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      reconnection: false,
      forceNew: true,
      ...(origin === undefined ? {} : { extraHeaders: { Origin: origin } }),
    })
    socket = opened
    timer = clock.after(HANDSHAKE_WITHIN, () => lose('handshake stuck'))
    opened.on('connect', () => {
      timer?.cancel()
      heardAt = clock.now()
      health.enter('waiting')
    })
    opened.on('connect_error', (error) => lose(error.message))
    opened.on('disconnect', (reason) => lose(reason))
    opened.on(PRICE_CHANGED, (body: unknown) => hear(body))
  }

  const hear = (body: unknown): void => {
    const message = readPriceMessage(body, 1)
    if (!message.ok || message.value.prices.length + message.value.ignored.length === 0) {
      health.failed(message.ok ? 'message without prices' : message.error)
      return
    }
    heardAt = clock.now()
    // A server that welcomes and drops at once is no success: only a price is.
    failuresInRow = 0
    health.good(heardAt)
    onMessage(message.value, heardAt)
  }

  const leave = (): void => {
    timer?.cancel()
    socket?.off()
    socket?.disconnect()
    socket = undefined
  }

  const lose = (error: string): void => {
    leave()
    failuresInRow += 1
    health.failed(error)
    timer = clock.after(delayAfter(failuresInRow, RECONNECT, random), connect)
  }

  connect()
  return {
    health: () => health.read(),
    silentFor: (ms) => (socket?.connected !== true && failuresInRow > 0) || clock.now() - heardAt >= ms,
    stop() {
      leave()
      health.enter('idle')
    },
  }
}
