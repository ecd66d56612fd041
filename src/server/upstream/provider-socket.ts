import { excerptOf } from '#contract/json.ts'
import { PRICE_CHANGED } from '#contract/paths.ts'
import { readPriceMessage } from '#contract/price-wire.ts'
import { SECOND } from '#domain/calendar.ts'
import type { Instrument } from '#domain/instrument.ts'
import type { PriceMessage } from '#domain/quote.ts'
import { fail, type Result } from '#domain/result.ts'
import { type Backoff, delayAfter, type Timer } from '../runtime/index.ts'
import { EngineConnection } from './engine-connection.ts'
import type { WireShape } from './keyed-provider.ts'
import { examplesOf, withoutPrices } from './price-shape.ts'
import type { SourceFailure } from './source-failure.ts'
import { createHealth } from './source.ts'
import type { PriceSourceParts } from './sources/price-source.ts'

export interface ProviderSocketOptions extends Omit<PriceSourceParts, 'mapping' | 'silentFor5s'> {
  readonly url: string
  readonly origin?: string | undefined
  readonly wire?: WireShape | undefined
  readonly random?: () => number
}

export type ProviderSocket = ReturnType<typeof startProviderSocket>

const RECONNECT: Backoff = { first: SECOND, longest: 30 * SECOND }
/** A silent connection, which a proxy can keep open, is dropped after one to two times this time, at random. */
const SILENCE = 60 * SECOND
/** The number of remembered names of other events, enough to identify the server. */
const MAX_EVENTS = 6

/** The provider's stream of prices. It reconnects when it is lost or sends no prices for one to two minutes. */
export function startProviderSocket(options: ProviderSocketOptions) {
  const { id, url, origin, wire, selection, clock, log, onMessage, random = Math.random } = options
  const health = createHealth(id, clock, log)
  let failuresInRow = 0
  let receivedAt = clock.elapsed()
  let welcome = false
  let connection: EngineConnection | undefined
  let timer: Timer | undefined
  /** The names of other events on this connection, and its last unusable message. */
  const otherEvents = new Set<string>()
  let otherPrices: SourceFailure | null = null
  const instead = (): SourceFailure | null =>
    otherPrices ?? (otherEvents.size === 0 ? null : { kind: 'other-events', names: examplesOf(otherEvents) })

  const connect = (): void => {
    if (failuresInRow === 0) health.enter('connecting')
    otherEvents.clear()
    otherPrices = null
    connection = new EngineConnection({
      url,
      origin,
      headers: wire?.headers,
      clock,
      onWelcome() {
        welcome = true
        receivedAt = clock.elapsed()
        health.enter('waiting')
        expectPrice(SILENCE * (1 + random()))
      },
      onEvent(name, body) {
        // Providers with a mapping may use another event name.
        if (name === PRICE_CHANGED || wire !== undefined) receive(wire === undefined ? body : wire.translate(body))
        else if (otherEvents.size < MAX_EVENTS) otherEvents.add(excerptOf(name))
      },
      onLost: lose,
    })
  }

  const expectPrice = (patience: number): void => {
    const left = receivedAt + patience - clock.elapsed()
    if (left > 0) timer = clock.after(left, () => expectPrice(patience))
    else lose(instead() ?? { kind: 'connected-and-silent' })
  }

  const receive = (body: unknown): void => {
    const message = readPrices(body, selection())
    if (!message.ok) {
      health.failed(message.error)
      return
    }
    const now = clock.now()
    const isLiving = onMessage(message.value, now)
    const isPriced = isLiving || message.value.prices.some(({ sell }) => sell.ok)
    otherPrices = isPriced ? null : withoutPrices(message.value, body)
    if (!isLiving) return
    receivedAt = clock.elapsed()
    // Only a price resets the backoff, because a server may accept and drop connections.
    failuresInRow = 0
    health.good(now)
  }

  const leave = (): void => {
    welcome = false
    timer?.cancel()
    connection?.close()
  }

  const lose = (failure: SourceFailure): void => {
    leave()
    failuresInRow += 1
    health.failed(failure)
    timer = clock.after(delayAfter(failuresInRow, RECONNECT, random), connect)
  }

  connect()
  return {
    health: () => health.read(),
    /** Returns the last unusable message as a failure; null if there is none. */
    instead,
    /** Returns true after a failed connection, or if nothing came for `ms`. */
    silentFor: (ms: number): boolean => (!welcome && failuresInRow > 0) || clock.elapsed() - receivedAt >= ms,
    [Symbol.dispose]() {
      leave()
      health.enter('idle')
    },
  }
}

function readPrices(body: unknown, selection: readonly Instrument[]): Result<PriceMessage, SourceFailure> {
  const message = readPriceMessage(body, selection, 1)
  if (!message.ok) return fail({ kind: message.error })
  const { prices, ignored } = message.value
  return prices.length + ignored.length === 0 ? fail(withoutPrices(message.value, body)) : message
}
