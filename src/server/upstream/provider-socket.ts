import { PRICE_CHANGED } from '#contract/paths.ts'
import { readPriceMessage } from '#contract/price-wire.ts'
import { SECOND } from '#domain/calendar.ts'
import type { PriceMessage } from '#domain/offered-price.ts'
import { type Backoff, type Clock, delayAfter, type Log, type Timer } from '../runtime/index.ts'
import { openEngine } from './engine-connection.ts'
import { createHealth, type RunningSource } from './source-health.ts'
import type { Selection } from './sources.ts'

export interface ProviderSocketOptions {
  /** Origin of the provider, "https://…". */
  readonly url: string
  /** `Origin` header that the provider wants. */
  readonly origin?: string | undefined
  readonly selection: Selection
  readonly clock: Clock
  readonly log: Log
  /** True when it is the word of a living source: what rules refuse whole is as good as silence. */
  readonly onMessage: (message: PriceMessage, receivedAt: number) => boolean
  /** In [0, 1), for the jitter. */
  readonly random?: () => number
}

export interface ProviderSocket extends RunningSource {
  /** True while there is no connection after a failure, or nothing was heard for `ms` since the connection, or since the start. */
  silentFor(ms: number): boolean
}

const RECONNECT: Backoff = { first: SECOND, longest: 30 * SECOND }
/** A socket can be kept awake by a proxy while nobody speaks behind it. How long that is believed; up to twice as long by chance. */
const SILENCE = 60 * SECOND

/** The provider's stream of prices, reconnected without end: when it is lost, and when it says nothing of prices for one or two minutes. */
export function startProviderSocket(options: ProviderSocketOptions): ProviderSocket {
  const { url, origin, selection, clock, log, onMessage, random = Math.random } = options
  const health = createHealth('socket', clock, log)
  let failuresInRow = 0
  let heardAt = clock.elapsed()
  let welcome = false
  let close: (() => void) | undefined
  let timer: Timer | undefined

  const connect = (): void => {
    if (failuresInRow === 0) health.enter('connecting')
    close = openEngine({
      url,
      origin,
      clock,
      onWelcome() {
        welcome = true
        heardAt = clock.elapsed()
        health.enter('waiting')
        expectPrice(SILENCE * (1 + random()))
      },
      onEvent(name, body) {
        if (name === PRICE_CHANGED) hear(body)
      },
      onLost: lose,
    })
  }

  const expectPrice = (patience: number): void => {
    const left = heardAt + patience - clock.elapsed()
    if (left > 0) timer = clock.after(left, () => expectPrice(patience))
    else lose('connected and silent')
  }

  const hear = (body: unknown): void => {
    const message = readPriceMessage(body, selection(), 1, clock.zone)
    if (!message.ok || message.value.prices.length + message.value.ignored.length === 0) {
      health.failed(message.ok ? 'message without prices' : message.error)
      return
    }
    const receivedAt = clock.now()
    if (!onMessage(message.value, receivedAt)) return
    heardAt = clock.elapsed()
    // A server that welcomes and drops at once is no success: only a price is.
    failuresInRow = 0
    health.good(receivedAt)
  }

  const leave = (): void => {
    welcome = false
    timer?.cancel()
    close?.()
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
    silentFor: (ms) => (!welcome && failuresInRow > 0) || clock.elapsed() - heardAt >= ms,
    stop() {
      leave()
      health.enter('idle')
    },
  }
}
