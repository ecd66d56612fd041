import { type Freshness, freshnessOf } from '#domain/freshness.ts'
import type { LiveCircumstances } from '../../live/index.ts'

/** `dated`: the figure is told with its time and called nothing. */
export type ShownFreshness = Freshness | 'dated'

/** What a price is called. Live is a promise that only a page keeps whose scripts run and hear: nobody may look after what was served. */
export function shownFreshness(quotedAt: number, circumstances: LiveCircumstances): ShownFreshness {
  const freshness = freshnessOf(quotedAt, circumstances)
  return freshness === 'live' && circumstances.stage !== 'receiving' ? 'dated' : freshness
}
