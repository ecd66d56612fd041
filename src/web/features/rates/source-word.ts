import type { sourceWords } from '../../copy/rates.ts'
import type { SourceStatus } from '../../live/index.ts'
import type { ShownFreshness } from './shown-freshness.ts'

/** What the chip of a live table sums up; `dated`: no more than when its newest price was quoted. */
export type SourceWord = keyof typeof sourceWords | 'dated'

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
export function sourceWord(status: SourceStatus, freshness: ShownFreshness | null): SourceWord {
  if (freshness === null || status === 'error' || status === 'disconnected') return WITHOUT_PRICE[status]
  if (freshness !== 'live') return freshness
  return status === 'json' ? 'polling' : 'live'
}
