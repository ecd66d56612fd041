import { freshnessOf } from '#domain/freshness.ts'
import type { LiveCircumstances } from '../../live/index.ts'
import type { ShownFreshness } from '../../ui/QuoteAge.tsx'

/** Returns the displayed freshness. "live" needs a page that receives prices, because a served page may be old. */
export function shownFreshness(quotedAt: number, circumstances: LiveCircumstances): ShownFreshness {
  const freshness = freshnessOf(quotedAt, circumstances)
  return freshness === 'live' && circumstances.stage !== 'receiving' ? 'dated' : freshness
}
