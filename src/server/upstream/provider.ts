import { SECOND } from '#domain/calendar.ts'
import type { PriceMessage } from '#domain/quote.ts'
import type { MarketSettings } from '../runtime/index.ts'
import { keyedProvider } from './keyed-provider.ts'
import { startProviderFeed } from './provider-feed.ts'
import { startProviderSocket } from './provider-socket.ts'
import type { ProviderParts } from './source.ts'

type ProviderSettings = Extract<MarketSettings, { kind: 'provider' }>

export interface ProviderOptions extends Omit<ProviderSettings, 'kind'>, ProviderParts {
  /** True if the feed is also polled while the socket sends prices. */
  readonly alwaysPolls?: boolean
  /** Returns true if the message proves that the source is alive. */
  readonly onMessage: (message: PriceMessage, source: 'socket' | 'feed', receivedAt: number) => boolean
}

export type Provider = ReturnType<typeof startProvider>

/** Combines the provider's socket with its feed, which is polled while the socket is down or silent for 5 s or more. */
export function startProvider(options: ProviderOptions) {
  const { url, origin, feedUrl, api, mapping, onMessage, alwaysPolls = false, ...more } = options
  const deps = { ...more, wire: api && keyedProvider(api, mapping) }
  const bySocket = (message: PriceMessage, at: number): boolean => onMessage(message, 'socket', at)
  const socket = url === undefined ? undefined : startProviderSocket({ ...deps, url, origin, onMessage: bySocket })
  const feed =
    feedUrl === undefined
      ? undefined
      : startProviderFeed({
          ...deps,
          url: feedUrl,
          silentFor5s: () => alwaysPolls || (socket?.silentFor(5 * SECOND) ?? true),
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
