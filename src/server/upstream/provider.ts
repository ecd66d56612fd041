import { SECOND } from '#domain/calendar.ts'
import type { PriceMessage } from '#domain/quote.ts'
import type { Clock, Log } from '../runtime/index.ts'
import { startProviderFeed } from './provider-feed.ts'
import { startProviderSocket } from './provider-socket.ts'
import type { Selection, SourceHealth } from './source.ts'

export interface ProviderOptions {
  /** Origin of the socket; absent: the feed is the only source. */
  readonly url?: string | undefined
  readonly origin?: string | undefined
  readonly feedUrl?: string | undefined
  readonly selection: Selection
  readonly clock: Clock
  readonly log: Log
  /** True when it is the word of a living source. */
  readonly onMessage: (message: PriceMessage, source: 'socket' | 'feed', receivedAt: number) => boolean
}

export interface Provider extends Disposable {
  health(): SourceHealth[]
}

/** The provider's two ways as one source: its socket, and its feed while that is down or silent for 5 s. */
export function startProvider({ url, origin, feedUrl, selection, clock, log, onMessage }: ProviderOptions): Provider {
  const socket =
    url === undefined
      ? undefined
      : startProviderSocket({
          url,
          origin,
          selection,
          clock,
          log,
          onMessage: (message, at) => onMessage(message, 'socket', at),
        })
  const feed =
    feedUrl === undefined
      ? undefined
      : startProviderFeed({
          url: feedUrl,
          selection,
          clock,
          log,
          silentFor5s: () => socket?.silentFor(5 * SECOND) ?? true,
          onMessage: (message, at) => void onMessage(message, 'feed', at),
        })
  const sources = [socket, feed].filter((source) => source !== undefined)
  return {
    health: () => sources.map((source) => source.health()),
    [Symbol.dispose]() {
      for (const source of sources) source[Symbol.dispose]()
    },
  }
}
