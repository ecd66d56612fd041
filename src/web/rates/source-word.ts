import type { Freshness } from '#domain/freshness.ts'
import type { sourceWords } from '../copy/rates.ts'
import type { SourceStatus } from '../live/source-state.ts'

/** What the chip of a live table sums up. */
export type SourceWord = keyof typeof sourceWords

const WITHOUT_PRICE: Readonly<Record<SourceStatus, SourceWord>> = {
  connecting: 'connecting',
  connected: 'waiting',
  error: 'error',
  disconnected: 'disconnected',
  json: 'polling',
}

/**
 * `freshness` is that of the newest price, null without any. Prices are called live because one arrived, never because a connection is
 * open, and a lost connection is said even while the last price is still fresh.
 */
export function sourceWord(status: SourceStatus, freshness: Freshness | null): SourceWord {
  if (freshness === null || status === 'error' || status === 'disconnected') return WITHOUT_PRICE[status]
  if (freshness !== 'live') return freshness
  return status === 'json' ? 'polling' : 'live'
}
